/**
 * Writes down which addresses the site answers now, as those of the last release.
 *
 * Usage: npm run release:routes (when the site was published)
 * Exit code 1 when an address of the release before has neither a page nor a redirect.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import additional from '../../site/routes/additional.json';
import contract from '../../site/routes/routes.json';
import released from '../../site/routes/released.json';
import {REDIRECTS} from '../../site/redirects';
import {lostRoutes, releasedRoutesFile} from './compare';
import {root} from '../../lib/root';

const folder = path.join(root, 'contract');
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
console.log('site/routes/released.json has the addresses of this release.');
