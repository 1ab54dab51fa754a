import {describe, expect, it} from 'vitest';
import contract from '../../site/routes/routes.json';
import {LATEST_LABEL} from '../../site/versions';
import {listMarkdownFiles} from '../../markdown/files';
import {sourceProblems, type DocumentRoute} from './sources';
import {root} from '../../lib/root';

it('every document of the contract has a file, and every file a document', () => {
  const files = listMarkdownFiles(root);
  expect(sourceProblems(contract.routes as DocumentRoute[], files, LATEST_LABEL)).toEqual([]);
});

describe('sourceProblems', () => {
  const routes = [
    {path: '/docs/2.0.0/a', kind: 'doc', version: '2.0.0', id: 'a'},
    {path: '/docs/1.0.0/a', kind: 'doc', version: '1.0.0', id: 'a'},
    {path: '/docs/2.0.0', kind: 'version-landing', version: '2.0.0'},
  ];
  const files = ['docs/index.mdx', 'docs/a.md', 'versioned_docs/version-1.0.0/a.mdx', 'blog/b.md'];
  it('accepts landing pages, posts and partials', () => {
    expect(sourceProblems(routes, [...files, 'docs/_note.md'], '2.0.0')).toEqual([]);
  });
  it('names both sides of a renamed page, with the mend', () => {
    const renamed = files.map((file) => file.replace('docs/a', 'docs/b'));
    expect(sourceProblems(routes, renamed, '2.0.0')).toEqual([
      expect.stringMatching(/^\/docs\/2\.0\.0\/a: .*add a redirect in site\/redirects\.ts/),
      expect.stringMatching(/^docs\/b: site\/routes\/routes\.json has no route/),
    ]);
  });
});
