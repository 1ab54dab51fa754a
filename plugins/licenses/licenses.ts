/** The packages of modules, and the text of their licenses. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {DATA_SET} from '../../features/pricings/dataSet';
import {PRICINGS_PATH} from '../../site/pages';

export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression in its `package.json`, or empty if there is none. */
  readonly license: string;
  /** Text of its license file, or a sentence that there is no such file. */
  readonly text: string;
}

/** Licenses that allow publishing a bundle together with their text. */
const ALLOWED_LICENSES: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  // The name of `nub` for MIT.
  'MIT/X11',
  'Unlicense',
];

/** Whether all parts (`A AND B`) of one of the choices (`A OR B`) of an SPDX expression are allowed. */
function isAllowed(expression: string): boolean {
  const isListed = (license: string) => ALLOWED_LICENSES.includes(license.trim());
  const choices = expression.replace(/[()]/g, '').split(/ OR /i);
  return choices.some((choice) => choice.split(/ AND /i).every(isListed));
}

/**
 * Packages that must not be published because their license is not allowed.
 *
 * @returns a message with the fix for each package
 */
export const licenseProblems = (packages: readonly ShippedPackage[]): string[] =>
  packages
    .filter(({license}) => !isAllowed(license))
    .map(
      ({name, version, license}) =>
        `${name}@${version}: its license "${license || 'none'}" is not in ALLOWED_LICENSES ` +
        '(plugins/licenses/licenses.ts). Use another package, or read the license and add it there.',
    );

/** Content of the published file. It is the same for the same packages. */
export function formatLicenses(packages: readonly ShippedPackage[]): string {
  const entries = [...packages]
    .sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)))
    .map(
      ({name, version, license, text}) =>
        `${'-'.repeat(80)}\n${name} ${version}\nLicense: ${license}\n\n${text}\n`,
    );
  return (
    'The scripts and styles of this site contain code of the packages below.\n\n' +
    entries.join('\n') +
    `\n${'-'.repeat(80)}\nThe files below ${PRICINGS_PATH} contain facts of the data set SaaS-analysis.\n` +
    `Source: ${DATA_SET.repository}, commit ${DATA_SET.commit}, https://doi.org/${DATA_SET.doi}\n` +
    `License: ${DATA_SET.license}, ${DATA_SET.licenseAddress}\n` +
    'Changes: descriptions, comments and URLs were removed.\n'
  );
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string | {readonly type?: string};
  readonly author?: string | {readonly name?: string};
}

function readPackage(folder: string): ShippedPackage {
  const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const {name, version, license, author} = JSON.parse(manifest) as Manifest;
  const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying)(\.|-|$)/i.test(each));
  const authorName = typeof author === 'string' ? author : author?.name;
  const text = file
    ? readFileSync(path.join(folder, file), 'utf8').replace(/\r\n?/g, '\n').trim()
    : `The package has no license file.${authorName ? ` Author: ${authorName}.` : ''}`;
  return {
    name,
    version,
    license: (typeof license === 'string' ? license : license?.type) ?? '',
    text,
  };
}

const IN_PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/**
 * Packages of modules, each version once.
 *
 * @param files absolute paths of modules, which may contain queries. Files of this repository are ignored
 */
export function packagesOf(files: Iterable<string>): ShippedPackage[] {
  const folders = new Set([...files].map((file) => IN_PACKAGE.exec(file)?.[1]));
  const packages = [...folders]
    .filter((folder) => folder !== undefined && existsSync(path.join(folder, 'package.json')))
    .sort()
    .map((folder) => readPackage(folder!));
  return [...new Map(packages.map((each) => [`${each.name}@${each.version}`, each])).values()];
}
