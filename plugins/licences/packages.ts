/** Finds the packages that modules of a bundle come from. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {ShippedPackage} from './licences';

const IN_PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/**
 * Folder of the package that a file belongs to; `undefined` for files of this repository.
 *
 * @param file absolute path of a module, perhaps with a query
 */
export function packageFolder(file: string): string | undefined {
  return IN_PACKAGE.exec(file)?.[1];
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string | {readonly type?: string};
  readonly author?: string | {readonly name?: string};
}

/**
 * Reads what a package says of its licence.
 *
 * @throws Error when the folder holds no `package.json`
 */
export function readPackage(folder: string): ShippedPackage {
  const {name, version, license, author} = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying)(\.|-|$)/i.test(each));
  const licence = typeof license === 'string' ? license : license?.type;
  const authorName = typeof author === 'string' ? author : author?.name;
  return {
    name,
    version,
    ...(licence === undefined ? {} : {licence}),
    ...(file === undefined ? {} : {text: readFileSync(path.join(folder, file), 'utf8')}),
    ...(authorName === undefined ? {} : {author: authorName}),
  };
}

/**
 * Packages of a list of modules, each version once.
 *
 * @param files absolute paths of modules, perhaps with queries
 */
export function packagesOf(files: Iterable<string>): ShippedPackage[] {
  const folders = new Set<string>();
  for (const file of files) {
    const folder = packageFolder(file);
    if (folder !== undefined && existsSync(path.join(folder, 'package.json'))) {
      folders.add(folder);
    }
  }
  const packages = new Map<string, ShippedPackage>();
  for (const folder of [...folders].sort()) {
    const found = readPackage(folder);
    packages.set(`${found.name}@${found.version}`, found);
  }
  return [...packages.values()];
}
