import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {readText, root} from '../../lib/root';
import {listMarkdownFiles} from '../../markdown/files';
import pageCachePlugin from '.';

/** Files of blocks that open them in the playground. */
const QUOTED = /^\s*```yaml\b(?=.*\bplayground\b).*\bfrom="?([^\s"#]+)/gm;

/** The cache of a bundler that has one. */
const cacheOf = ({configureWebpack}: {configureWebpack?: unknown}) =>
  (configureWebpack as (config: object) => {experiments: {cache: object}})({
    experiments: {cache: {}},
  }).experiments.cache as {buildDependencies: string[]};

it('the pricings that code blocks open invalidate compiled pages', () => {
  const {buildDependencies} = cacheOf(pageCachePlugin({siteDir: root} as LoadContext));
  const quoted = listMarkdownFiles(root).flatMap((page) =>
    [...readText(page).matchAll(QUOTED)].map(([, file]) => file!),
  );
  expect(quoted).toContain('samples/pricing/noteharbor-2.1.yml');
  const files = buildDependencies.map((file) => path.relative(root, file));
  expect(files).toEqual(expect.arrayContaining(quoted));
});
