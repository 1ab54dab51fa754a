/** For tests of the generator. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

export const SAMPLES = path.join(import.meta.dirname, '../../../samples');

/**
 * Replaces Pricing4React where it cannot be installed. The site has a stand-in for each release, and this is
 * the one for the release in the `package.json` of the sample.
 */
export const STANDIN = path.join(SAMPLES, '../site/versions/2.0.1/standin');

export const fixture = (name: string): string =>
  readFileSync(path.join(import.meta.dirname, 'fixtures', name), 'utf8');
