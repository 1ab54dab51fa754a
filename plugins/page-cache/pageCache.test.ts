import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {root} from '../../lib/root';
import {listMarkdownFiles, readFences} from '../../markdown/files';
import pageCachePlugin from '.';

/** The cache of a bundler that has one. */
const cacheOf = ({configureWebpack}: {configureWebpack?: unknown}) =>
  (configureWebpack as (config: object) => {experiments: {cache: object}})({
    experiments: {cache: {}},
  }).experiments.cache as {buildDependencies: string[]};

it('the pricings that code blocks open invalidate compiled pages', () => {
  const {buildDependencies} = cacheOf(pageCachePlugin({siteDir: root} as LoadContext));
  const quoted = readFences(root, listMarkdownFiles(root)).flatMap(({words, values}) =>
    words.has('playground') ? (values.get('from') ?? []) : [],
  );
  expect(quoted).not.toEqual([]);
  const files = buildDependencies.map((file) => path.relative(root, file));
  expect(files).toEqual(expect.arrayContaining(quoted));
});
