/**
 * Which page of one docs version treats the same topic as a page of another. Most topics keep their
 * document id; each version lists those that the next version renamed.
 */
import {VERSIONS} from './versions';

/**
 * Id that a topic has, or would have, in another docs version.
 *
 * @param id document id, or `/category/{slug}`
 * @param from label of the version the id belongs to
 * @param to label of the other version
 */
export function topicIdIn(id: string, from: string, to: string): string {
  // Versions are sorted from the newest to the oldest.
  const start = VERSIONS.findIndex(({label}) => label === from);
  const end = VERSIONS.findIndex(({label}) => label === to);
  let result = id;
  for (let index = start; index > end; index--) {
    result = VERSIONS[index]!.renamedTopics[result] ?? result;
  }
  for (let index = start + 1; index <= end; index++) {
    const renamed = Object.entries(VERSIONS[index]!.renamedTopics);
    result = renamed.find(([, newer]) => newer === result)?.[0] ?? result;
  }
  return result;
}

/**
 * Id under which another docs version treats the topic of a page, if it does.
 *
 * @param id document id, or `/category/{slug}`
 * @param from label of the version the id belongs to
 * @param to label of the other version
 * @param idsOf ids that exist in a version
 * @returns the id in the other version, or `undefined` when the topic does not exist there
 */
export function counterpart(
  id: string,
  from: string,
  to: string,
  idsOf: (label: string) => ReadonlySet<string>,
): string | undefined {
  const target = topicIdIn(id, from, to);
  return idsOf(to).has(target) ? target : undefined;
}
