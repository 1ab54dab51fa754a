/**
 * Maps pages of one docs version to pages on the same topic in another. Most topics keep their
 * document id; each version lists those that the next version renamed.
 */
import {VERSIONS} from './versions';

/**
 * Id of a topic in another docs version, whether or not the topic exists there.
 *
 * @param id document id, or `/category/{slug}`
 * @param from label of the version of the id
 * @param to label of the other version
 */
export function topicIdIn(id: string, from: string, to: string): string {
  // Versions are sorted from newest to oldest.
  const start = VERSIONS.findIndex(({label}) => label === from);
  const end = VERSIONS.findIndex(({label}) => label === to);
  let result = id;
  for (let index = start; index > end; index--)
    result = VERSIONS[index]!.renamedTopics[result] ?? result;

  for (let index = start + 1; index <= end; index++) {
    const renamed = Object.entries(VERSIONS[index]!.renamedTopics);
    result = renamed.find(([, newer]) => newer === result)?.[0] ?? result;
  }
  return result;
}
