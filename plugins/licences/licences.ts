/** The licences of packages whose code reaches the reader, as one text. */

/** A package in a bundle of the browser. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression from its `package.json`; absent where it has none. */
  readonly licence?: string;
  /** Text of its licence file; absent where it has none. */
  readonly text?: string;
  /** Who holds the rights, from its `package.json`, for packages without a licence file. */
  readonly author?: string;
}

/** Licences that allow publishing a bundle when their text comes with it. */
export const ALLOWED_LICENCES: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'Unlicense',
];

/** Packages whose `package.json` names no licence, and what their licence file is. */
const LICENCES_BY_FILE: Readonly<Record<string, string>> = {khroma: 'MIT'};

/** Whether one of the choices of an SPDX expression (`A OR B`) is allowed in all its parts (`A AND B`). */
export function isAllowed(expression: string): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(/ OR /i)
    .some((choice) =>
      choice.split(/ AND /i).every((licence) => ALLOWED_LICENCES.includes(licence.trim())),
    );
}

/** SPDX expression under which a package is used; empty when it is unknown. */
export function licenceOf({name, licence}: ShippedPackage): string {
  return licence ?? LICENCES_BY_FILE[name] ?? '';
}

/**
 * What must not be published: packages under a licence that nobody has allowed.
 *
 * @returns a message for each, with its mend
 */
export function licenceProblems(packages: readonly ShippedPackage[]): string[] {
  return packages
    .filter((each) => !isAllowed(licenceOf(each)))
    .map(
      (each) =>
        `${each.name}@${each.version}: its licence "${licenceOf(each) || 'none'}" is not in ` +
        'ALLOWED_LICENCES (plugins/licences/licences.ts). Use another package, or add the licence ' +
        'there after you have read it.',
    );
}

const RULE = '-'.repeat(80);

/** Text of the file. Equal packages give equal texts. */
export function formatLicences(packages: readonly ShippedPackage[]): string {
  const entries = [...packages]
    .sort((a, b) => (a.name === b.name ? 0 : a.name < b.name ? -1 : 1))
    .map((each) => {
      const text =
        each.text?.replace(/\r\n?/g, '\n').trim() ??
        `The package has no licence file.${each.author ? ` Author: ${each.author}.` : ''}`;
      return `${RULE}\n${each.name} ${each.version}\nLicence: ${licenceOf(each)}\n\n${text}\n`;
    });
  return (
    'The scripts and styles of this site contain code of the packages below.\n\n' +
    entries.join('\n')
  );
}
