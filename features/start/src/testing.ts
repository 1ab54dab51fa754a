/** For tests of the generator. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

export const SAMPLES = path.join(import.meta.dirname, '../../../samples');

export const fixture = (name: string): string =>
  readFileSync(path.join(import.meta.dirname, 'fixtures', name), 'utf8');
