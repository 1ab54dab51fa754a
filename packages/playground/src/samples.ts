/** The files that the page offers: samples, which it contains, and files that the site publishes. */
import options from '@generated/playground/default/options.json';
import {FILE_PREFIX, SAMPLE_PREFIX} from './address';

const publishedFile = (id: string) => options.files.find((file) => file.id === id);

/** Fragment of a link to a sample or a published file. */
export function sampleFragment(id: string): string {
  return `${publishedFile(id) ? FILE_PREFIX : SAMPLE_PREFIX}${id}`;
}

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
  const file = publishedFile(id);
  if (file) {
    const response = await fetch(withBaseUrl(file.url));
    if (!response.ok) throw new Error(`${file.url}: ${response.status}`);
    return response.text();
  }
  const {default: samples} = await import('@generated/playground/default/samples.json');
  return Object.hasOwn(samples, id) ? samples[id] : undefined;
}
