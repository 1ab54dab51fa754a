/**
 * Lints the built HTML: links, ids, metadata, images, code blocks, table of contents, security.
 *
 * Usage: npm test -- html (after npm run build)
 */
import {statSync} from 'node:fs';
import path from 'node:path';
import {root} from '../../lib/root';
import {readSiteAddress} from '../../site/environment';
import {lintSite} from './lint';
import {filesWithPath, readBuiltPages} from './page';

const outDir = path.join(root, 'build');
const pages = readBuiltPages(outDir);
if (pages.size === 0) {
  console.error('html: the build is missing. Run "npm run build" first.');
  process.exit(1);
}
const hasFile = (file: string) =>
  statSync(path.join(outDir, file), {throwIfNoEntry: false})?.isFile() ?? false;
const problems = [
  ...lintSite({...readSiteAddress(process.env), pages, hasFile}),
  ...filesWithPath(outDir, root).map(
    (file) =>
      `${file}: contains the path of this folder, ${root}. Docusaurus copies themeConfig, customFields ` +
      'and the options of plugins into the JavaScript of every page: do not pass absolute paths in them.',
  ),
];
problems.forEach((problem) => console.error(problem));
console.log(`${pages.size} pages linted, ${problems.length} problems.`);
process.exitCode = problems.length > 0 ? 1 : 0;
