import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readCorpus} from '@pricing4saas/pricing2yaml/corpus/corpus';
import {countFigures} from '@pricing4saas/pricing2yaml/corpus/figures';
import {root} from '../../lib/root';

it('the post about disagreements has the figures of the corpus', () => {
  const post = readFileSync(path.join(root, 'blog/2025-06-12-parsers-that-disagree.mdx'), 'utf8');
  const {documents, disagree} = countFigures(readCorpus());
  expect(post).toContain(`title: "${documents} documents, three parsers`);
  expect(post).toContain(`the parsers disagree on ${disagree}.`);
});
