/** For tests of the packages: a valid pricing in each syntax version. */
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

/** Absolute path of the pricing in a syntax version. */
export function samplePath(version: string): string {
  return fileURLToPath(new URL(`../fixtures/noteharbor-${version}.yml`, import.meta.url));
}

/** Text of the pricing in a syntax version. */
export function readSample(version: string): string {
  return readFileSync(samplePath(version), 'utf8');
}
