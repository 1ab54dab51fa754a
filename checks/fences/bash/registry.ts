/**
 * The packages that exist, as recorded in `known-packages.json`. `npm run generate -- known-packages`
 * looks them up in the registries.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {PackageRequest, Registry} from './requests';

/** The record of a package. */
interface KnownPackage {
  /** Versions, ranges and tags that exist, as pages write them. */
  readonly versions: readonly string[];
  /** Why the package is not looked up in a registry. Its versions were then looked up elsewhere. */
  readonly reason?: string;
}

/** The recorded packages. */
export type KnownPackages = Readonly<Record<Registry, Readonly<Record<string, KnownPackage>>>>;

/** The file with the records, relative to the repository. */
export const KNOWN_PACKAGES_FILE = 'checks/fences/bash/known-packages.json';

/** Reads the records. */
export function readKnownPackages(root: string): KnownPackages {
  return JSON.parse(readFileSync(path.join(root, KNOWN_PACKAGES_FILE), 'utf8')) as KnownPackages;
}

/** A package as commands write it. */
export function packageText({registry, name, version}: PackageRequest): string {
  const separator = registry === 'npm' ? '@' : ':';
  return version === undefined ? name : `${name}${separator}${version}`;
}

/** Whether the package is recorded in the version that a command names. */
export function isKnown({registry, name, version}: PackageRequest, known: KnownPackages): boolean {
  const entry = known[registry][name];
  return entry !== undefined && (version === undefined || entry.versions.includes(version));
}

/**
 * Describes the problem of a package that a command names.
 *
 * @returns `undefined` if the package is recorded
 */
export function packageProblem(request: PackageRequest, known: KnownPackages): string | undefined {
  const text = packageText(request);
  if (/[$<>{}]/.test(text)) {
    return `${text} cannot be looked up. Write the complete name and version.`;
  }
  if (request.registry === 'maven' && request.version === undefined) {
    return `${text} has no version. Write group:artifact:version.`;
  }
  if (isKnown(request, known)) {
    return undefined;
  }
  const {versions, reason} = known[request.registry][request.name] ?? {};
  return reason === undefined
    ? `${text} is not in ${KNOWN_PACKAGES_FILE}. Correct it, or run "npm run generate -- ` +
        'known-packages" to look it up and record it.'
    : `${text} is not among the versions ${versions!.join(', ')} in ${KNOWN_PACKAGES_FILE} ` +
        `(${reason}). Correct the version, or add it there.`;
}
