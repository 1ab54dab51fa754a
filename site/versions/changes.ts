/**
 * Changes between docs versions, from `changes.yml` in their folders. The landing pages list them, and
 * pages whose topic changed link to them. A test checks completeness: every topic that a version shares
 * with the previous one is either part of a change or declared unchanged.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {readData} from '@pricing4saas/pricing2yaml/dataFile';
import {LATEST_LABEL, VERSIONS} from '.';
import {root} from '../../lib/root';
import type {Change, VersionChanges} from './types';

export type {Change} from './types';

/** Changes by label of the version that introduced them. The oldest version has none. */
export const CHANGES: Readonly<Record<string, VersionChanges>> = Object.fromEntries(
  VERSIONS.flatMap(({label}) => {
    const file = path.join(root, 'site/versions', label, 'changes.yml');
    return existsSync(file) ? [[label, readData(file) as VersionChanges]] : [];
  }),
);

/** Changes of a version that affect a document. */
export const changesOf = (label: string, id: string): readonly Change[] =>
  CHANGES[label]?.changes.filter(({topics}) => topics.includes(id)) ?? [];

/**
 * Front matter with the changes of a document, so that pages do not load the changes of all others.
 *
 * @param file path of the Markdown file, relative to the site
 */
export function changesInFrontMatter(file: string): {
  readonly changes?: readonly Pick<Change, 'id' | 'title'>[];
} {
  const [, label = LATEST_LABEL, id = ''] =
    /^(?:docs|versioned_docs\/version-([^/]+))\/(.*)\.mdx?$/.exec(file.replaceAll('\\', '/')) ?? [];
  const changes = changesOf(label, id).map(({id: fragment, title}) => ({id: fragment, title}));
  return changes.length > 0 ? {changes} : {};
}
