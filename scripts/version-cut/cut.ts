/**
 * Cuts the docs version in `docs/` and starts the next one there.
 *
 * Usage: npm run version:cut -- LABEL
 * Exit codes: 1 the cut is rejected and nothing has changed; 2 a step of the cut failed.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {programCall, type Command} from '../../lib/programs';
import {git, listFiles} from '../../lib/repository';
import {root} from '../../lib/root';
import {formatRoutes} from '../../plugins/routes/snapshot';
import {ROUTES} from '../../site/routeList';
import {VERSIONS} from '../../site/versions';
import {assertCleanTree, assertNewLabel} from './refusals';
import * as rewrite from './rewrite';

const LANDING_PAGE = 'docs/index.mdx';
const inRoot = (file: string): string => path.join(root, file);
// Docusaurus would print that it has created the version which the cut leaves.
const run = (...command: Command): Buffer =>
  execFileSync(...programCall(...command), {cwd: root, stdio: ['ignore', 'ignore', 'inherit']});

function applyCut(cut: rewrite.Cut): void {
  const {from, to} = cut;
  const pages = listFiles(root).filter((file) =>
    /^(docs|partials|skills|features)\/.*\.mdx?$/.test(file),
  );
  const edit = (file: string, change: (text: string, cut: rewrite.Cut) => string): void =>
    writeFileSync(inRoot(file), change(readFileSync(inRoot(file), 'utf8'), cut));
  // First, because the configuration must match the existing versions when Docusaurus reads it.
  run('docusaurus docs:version', from);

  const documents = ROUTES.filter(({kind, version}) => kind === 'doc' && version === from);
  const changes = rewrite.emptyChanges(
    cut,
    documents.map(({id}) => id!),
  );
  cpSync(inRoot(`site/versions/${from}`), inRoot(`site/versions/${to}`), {recursive: true});
  edit(`site/versions/${to}/version.ts`, rewrite.markFacts);
  edit(`site/versions/${to}/changes.yml`, () => changes);
  edit('site/versions/index.ts', rewrite.repeatLines);
  edit('site/routes.json', () => formatRoutes(rewrite.addRoutes(ROUTES, cut)));
  pages.forEach((file) =>
    edit(file, file === LANDING_PAGE ? rewrite.updateLandingPage : rewrite.updatePage),
  );
  // The published schemas link to the specification pages of the latest version.
  run('scripts/generate/cli.ts schemas');
  run('prettier --write --log-level=warn versions.json site/versions');
}

const remainingWork = ({from, to}: rewrite.Cut): string => `
Docs ${to} are cut: docs/ is ${to} now, and versioned_docs/ contains ${from}. "npm run check" fails as long as a line
with EDIT: is left. Remaining manual work:
- site/versions/${to}/version.ts: state which releases docs ${to} documents.
- site/versions/${to}/changes.yml: describe what changed since ${from}.
- site/versions/${to}/: adapt the Java and TypeScript files, which are copies, to these releases.
- ${LANDING_PAGE}: review it. Its text still describes ${from}.
- partials/: ${from} and ${to} share them. Copy one before you change it for ${to} alone.
- static/img/social/: run "npm run generate -- social-cards" to draw the cards of ${from} (needs a browser).
- These lines of docs/ name ${from}. Change those that mean the docs version. Then run "npm test".`;

let hasBegun = false;
try {
  const [to = ''] = parseArgs({allowPositionals: true}).positionals;
  const labels = VERSIONS.map(({label}) => label);
  const [from = '', previous] = labels;
  assertNewLabel(to, labels);
  assertCleanTree(git(root, 'status', '--porcelain'));
  for (const folder of [`versioned_docs/version-${from}`, `site/versions/${to}`]) {
    if (existsSync(inRoot(folder)))
      throw new Error(`${folder} exists, but does not belong to a version. Remove it.`);
  }
  hasBegun = true;
  applyCut({from, previous, to});
  console.log(remainingWork({from, to}));
  spawnSync('git', ['grep', '-nwF', from, '--', 'docs'], {cwd: root, stdio: 'inherit'});
} catch (error) {
  console.error(`version:cut: ${(error as Error).message}`);
  console.error(hasBegun ? 'To undo: git restore . && git clean -fd' : 'Nothing was changed.');
  process.exitCode = hasBegun ? 2 : 1;
}
