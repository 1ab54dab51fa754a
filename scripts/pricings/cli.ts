/**
 * Updates `site/pricings.yml.gz` from a folder with the data set SaaS-analysis at the commit of `site/dataSet.ts`:
 *
 *     npx tsx scripts/pricings/cli.ts ../SaaS-analysis
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {root} from '../../lib/root';
import {PRICINGS_FILE} from '../../site/pricings';
import {readDataSet} from './dataSet';

const [folder] = process.argv.slice(2);
if (folder === undefined)
  throw new Error('Expected the folder of the data set: npx tsx scripts/pricings/cli.ts FOLDER');

const documents = readDataSet(folder);
const compressed = gzipSync(documents.join('---\n'), {level: 9});
writeFileSync(path.join(root, PRICINGS_FILE), compressed);
console.log(
  `${PRICINGS_FILE} has ${documents.length - 1} pricings and ${compressed.length} bytes.`,
);
