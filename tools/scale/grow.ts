/** Makes a copy of the repository larger by cutting docs versions from its real text. */
import {cpSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sidebars from '../../sidebars.js';
import {nextLabel} from '../version-cut/label.js';
import {planCut} from '../version-cut/plan.js';
import {commitAll, copyRepository, listFiles} from '../version-cut/repository.js';

/** A copy that has grown. */
export interface GrownCopy {
  /** Addresses of the contract, each of which is a page of the build. */
  readonly pages: number;
  readonly versions: number;
  /** Label of the latest version. */
  readonly latest: string;
}

/** Number of addresses of the contract. */
function countPages(folder: string): number {
  return ['routes', 'additional-routes']
    .map((name) => path.join(folder, 'contract', `${name}.json`))
    .filter((file) => existsSync(file))
    .map((file) => (JSON.parse(readFileSync(file, 'utf8')) as {routes: unknown[]}).routes.length)
    .reduce((sum, routes) => sum + routes, 0);
}

/**
 * Copies the repository and cuts versions until the site has enough pages.
 *
 * @param latest label of the latest version
 * @param cutLabels labels of the older versions, newest first
 * @param minimum number of pages that the copy has at least
 */
export function growCopy(
  root: string,
  target: string,
  latest: string,
  cutLabels: readonly string[],
  minimum: number,
): GrownCopy {
  copyRepository(root, target);
  const inTarget = (file: string): string => path.join(target, file);
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(inTarget(file)), {recursive: true});
    writeFileSync(inTarget(file), text);
  };
  const paths = new Set(listFiles(target));
  const older = [...cutLabels];
  let label = latest;
  while (countPages(target) < minimum) {
    const to = nextLabel(label);
    const {writes} = planCut(
      {paths: [...paths], read: (file) => readFileSync(inTarget(file), 'utf8')},
      {from: label, previous: older[0], to},
    );
    cpSync(inTarget('docs'), inTarget(`versioned_docs/version-${label}`), {recursive: true});
    write(`versioned_sidebars/version-${label}-sidebars.json`, JSON.stringify(sidebars));
    for (const [file, text] of writes) {
      write(file, text);
      paths.add(file);
    }
    older.unshift(label);
    write('versions.json', JSON.stringify(older));
    label = to;
  }
  commitAll(target, 'Grow');
  return {pages: countPages(target), versions: older.length + 1, latest: label};
}
