/** The files that the page offers: samples, which it contains, and files that the site publishes. */
import options from '@generated/playground/default/options.json';
import {FILE_PREFIX, SAMPLE_PREFIX} from './address';
import {loadExtras} from './loadExtras';

const SAMPLE_IDS = options.samples.flatMap(({samples}) => samples.map(({id}) => id));
/** An example of a file to migrate, and to compare with. */
export const OLD_SAMPLE = options.samples[0]!.samples.at(-1)!;

/** Fragment of a link to a sample or a published file. */
export const sampleFragment = (id: string): string =>
  `${SAMPLE_IDS.includes(id) ? SAMPLE_PREFIX : FILE_PREFIX}${id}`;

/**
 * Loads the text of a sample or a published file.
 *
 * @param withBaseUrl adds the base path to a path
 * @returns undefined if there is no such sample or file
 * @throws Error if it cannot be loaded
 */
export async function loadSample(
  id: string,
  withBaseUrl: (path: string) => string,
): Promise<string | undefined> {
  if (SAMPLE_IDS.includes(id))
    return (await import('@generated/playground/default/samples.json')).default[id];

  const {files} = await loadExtras();
  const file = files.find((each) => each.id === id);
  if (!file) return undefined;
  const response = await fetch(withBaseUrl(file.url));
  if (!response.ok) throw new Error(`${file.url}: ${response.status}`);
  return response.text();
}
