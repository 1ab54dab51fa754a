/**
 * Lints the built HTML: links, fragments, ids, titles, descriptions, canonical addresses, pictures.
 *
 * Usage: npm test -- html (after npm run build)
 * Exit codes: 0 no problem; 1 problems, or nothing is built.
 */
import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {readSiteAddress} from '../../site/environment';
import {lintPages} from './lint';
import {readBuiltPages} from './page';
import {root} from '../../lib/root';

const outDir = path.join(root, 'build');
if (!existsSync(outDir)) {
  console.error('html: nothing is built. Run "npm run build" first.');
  process.exit(1);
}
const pages = readBuiltPages(outDir);
const problems = lintPages(pages, {
  ...readSiteAddress(process.env),
  hasFile: (pathname) => {
    const file = path.join(outDir, pathname);
    return existsSync(file) && statSync(file).isFile();
  },
});
for (const {route, message} of problems) {
  console.error(`${route}: ${message}`);
}
console.log(`${pages.length} pages linted, ${problems.length} problems.`);
process.exitCode = problems.length > 0 ? 1 : 0;
