/**
 * Updates `pricings.yml.gz` from a folder with the data set SaaS-analysis at the commit of `dataSet.ts`:
 *
 *     npx tsx features/pricings/update/cli.ts ../SaaS-analysis
 */
import {writeFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {PRICINGS_FILE} from '../readPricings';
import {readDataSet} from './readDataSet';

const [folder] = process.argv.slice(2);
if (folder === undefined)
  throw new Error('Expected the folder of the data set, as in features/pricings/README.md.');

const documents = readDataSet(folder);
const compressed = gzipSync(documents.join('---\n'), {level: 9});
writeFileSync(PRICINGS_FILE, compressed);
console.log(
  `${PRICINGS_FILE} has ${documents.length - 1} pricings and ${compressed.length} bytes.`,
);
