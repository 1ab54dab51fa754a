/**
 * Changes between docs versions, from `changes.ts` in their folders. The landing pages list them, and
 * pages whose topic changed link to them. A test checks completeness: every topic that a version shares
 * with the previous one is either part of a change or declared unchanged.
 */
import {LATEST_LABEL} from '.';
import type {Change, VersionChanges} from './types';
import v2_0_1 from './2.0.1/changes';
import v2_0_0 from './2.0.0/changes';

export type {Change} from './types';

/** Changes by label of the version that introduced them. The oldest version has none. */
export const CHANGES: Readonly<Record<string, VersionChanges>> = {
  '2.0.1': v2_0_1,
  '2.0.0': v2_0_0,
};

/** Changes of a version that affect a document. */
export function changesOf(label: string, id: string): readonly Change[] {
  return CHANGES[label]?.changes.filter(({topics}) => topics.includes(id)) ?? [];
}

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
