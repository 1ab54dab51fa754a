/**
 * Writes the headers of the last build into the files that hosts read from the repository.
 *
 * Usage: npm run headers [-- --check] (after npm run build, with the same environment)
 * Exit code 1: nothing is built; with --check, a file is out of date.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readSiteAddress} from '../../site/environment';
import {readSearchSettings} from '../../site/search';
import {hostFiles, staleFiles} from './hostFiles';
import {root} from '../../lib/root';

const outDir = path.join(root, 'build');

try {
  const {baseUrl} = readSiteAddress(process.env);
  if (process.argv.includes('--check')) {
    const stale = staleFiles(root, outDir, baseUrl, readSearchSettings(process.env));
    if (stale.length > 0) {
      throw new Error(
        `${stale.join(', ')}: out of date. Run "npm run headers" and commit the result.`,
      );
    }
    console.log('The headers of all hosts are those of the build.');
  } else {
    for (const {file, text} of hostFiles(outDir, baseUrl)) {
      mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
      writeFileSync(path.join(root, file), text);
      console.log(`Written: ${file}`);
    }
  }
} catch (error) {
  console.error(`headers: ${(error as Error).message}`);
  process.exitCode = 1;
}
