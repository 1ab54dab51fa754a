import {readCorpus} from '@pricing4saas/pricing2yaml/corpus/corpus';
import {countFigures} from '@pricing4saas/pricing2yaml/corpus/figures';
import {readText} from '../../lib/root';

it('the post about disagreements has the figures of the corpus', () => {
  const post = readText('blog/2025-06-12-parsers-that-disagree.mdx');
  const {documents, disagree} = countFigures(readCorpus());
  expect(post).toContain(`title: "${documents} documents, three parsers`);
  expect(post).toContain(`parsers disagree on ${disagree} of our ${documents} test documents.`);
});
