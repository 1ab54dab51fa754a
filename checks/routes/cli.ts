/**
 * Writes down which addresses the site answers now, as those of the last release.
 *
 * Usage: npm run release:routes (when the site was published)
 * Exit code 1 when an address of the release before has neither a page nor a redirect.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import additional from '../../contract/additional-routes.json';
import contract from '../../contract/routes.json';
import released from '../../contract/released-routes.json';
import {REDIRECTS} from '../../site/redirects.js';
import {lostRoutes, releasedRoutesFile} from './compare.js';

const folder = path.resolve(import.meta.dirname, '../../contract');
const lost = lostRoutes({
  released: released.routes,
  routes: [...contract.routes, ...additional.routes].map((route) => route.path),
  redirects: REDIRECTS,
});
if (lost.length > 0) {
  console.error(lost.join('\n'));
  process.exit(1);
}
const texts = ['routes.json', 'additional-routes.json'].map((file) =>
  readFileSync(path.join(folder, file), 'utf8'),
);
writeFileSync(path.join(folder, 'released-routes.json'), releasedRoutesFile(texts));
console.log('contract/released-routes.json has the addresses of this release.');
