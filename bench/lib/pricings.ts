/** Pricing files for benchmarks. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '../../lib/root';
import {SAMPLE_FOLDER} from '../../site/playground';

/** Size of the large file, about that of the largest pricing of a real product that we know. */
const LARGE = 35_000;

/** The pricing of NoteHarbor. */
export const smallPricing = readFileSync(
  path.join(root, SAMPLE_FOLDER, 'noteharbor-2.1.yml'),
  'utf8',
);

/** A pricing with copies of the feature `pdfExport`. */
export function enlarge(text: string): string {
  const feature = /^ {2}pdfExport:\n(?: {4}.*\n)+/m.exec(text)![0];
  let copies = '';
  for (let count = 1; text.length + copies.length < LARGE; count += 1) {
    copies += feature.replaceAll('pdfExport', `pdfExport${count}`);
  }
  return text.replace(feature, () => feature + copies);
}
