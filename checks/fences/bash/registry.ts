/** Which packages exist: from a file of the repository first, then from the registries. */
import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import type {PackageRequest, Registry} from './requests';

/** What is recorded of a package. */
interface KnownPackage {
  /** Versions, ranges and tags that were found, as pages write them. */
  readonly versions: readonly string[];
  /** Why a registry is not to be asked. The versions were then looked up elsewhere. */
  readonly reason?: string;
}

/** The recorded packages. */
export type KnownPackages = Readonly<Record<Registry, Readonly<Record<string, KnownPackage>>>>;

/** The record, relative to the repository. */
export const KNOWN_PACKAGES_FILE = 'checks/fences/bash/known-packages.json';

/** How to add to the record. */
const HOW_TO_RECORD =
  'Where the registry can be reached, run "npm run generate -- known-packages" and commit ' +
  `${KNOWN_PACKAGES_FILE}.`;

/** Answer of a registry. */
export type Answer = 'exists' | 'absent' | 'unreachable';

/** Asks a registry for a package. */
export type Lookup = (request: PackageRequest) => Promise<Answer>;

/** Reads the record. */
export function readKnownPackages(root: string): KnownPackages {
  return JSON.parse(readFileSync(path.join(root, KNOWN_PACKAGES_FILE), 'utf8')) as KnownPackages;
}

/** A package as commands write it. */
export function packageText({registry, name, version}: PackageRequest): string {
  const separator = registry === 'npm' ? '@' : ':';
  return version === undefined ? name : `${name}${separator}${version}`;
}

/** What the record says of a package; `undefined` when it says nothing. */
export function recordedProblem(
  request: PackageRequest,
  known: KnownPackages,
): {readonly problem: string | undefined} | undefined {
  const entry = known[request.registry][request.name];
  const {version} = request;
  if (entry && (version === undefined || entry.versions.includes(version))) {
    return {problem: undefined};
  }
  return entry?.reason === undefined
    ? undefined
    : {
        problem:
          `${packageText(request)} is not among the versions ${entry.versions.join(', ')} in ` +
          `${KNOWN_PACKAGES_FILE} (${entry.reason}). Correct the version, or add it there.`,
      };
}

/**
 * Says what is wrong with a package that a command names.
 *
 * @param lookup asks the registry; `undefined` where only the record counts
 * @returns `undefined` when it exists
 */
export async function packageProblem(
  request: PackageRequest,
  known: KnownPackages,
  lookup: Lookup | undefined,
): Promise<string | undefined> {
  const text = packageText(request);
  if (/[$<>{}]/.test(text)) {
    return `${text} cannot be looked up. Write the name and the version in full.`;
  }
  if (request.registry === 'maven' && request.version === undefined) {
    return `${text} has no version. Write group:artifact:version.`;
  }
  const recorded = recordedProblem(request, known);
  if (recorded) {
    return recorded.problem;
  }
  if (!lookup) {
    return `${text} is not in ${KNOWN_PACKAGES_FILE}. ${HOW_TO_RECORD}`;
  }
  const answer = await lookup(request);
  if (answer === 'absent') {
    return `${text} does not exist: the ${request.registry} registry does not have it.`;
  }
  return answer === 'exists'
    ? undefined
    : `${text} could not be looked up: the ${request.registry} registry does not answer. ${HOW_TO_RECORD}`;
}

async function askNpm(request: PackageRequest): Promise<Answer> {
  try {
    const {stdout} = await promisify(execFile)('npm', ['view', packageText(request), 'version']);
    return stdout.trim() === '' ? 'absent' : 'exists';
  } catch (error) {
    const {stderr = ''} = error as {stderr?: string};
    return /\bE404\b|\bETARGET\b/.test(stderr) ? 'absent' : 'unreachable';
  }
}

async function askMaven({name, version}: PackageRequest): Promise<Answer> {
  const [group = '', artifact = ''] = name.split(':');
  const folder = [...group.split('.'), artifact, version].join('/');
  try {
    const {status} = await fetch(
      `https://repo1.maven.org/maven2/${folder}/${artifact}-${version}.pom`,
      {method: 'HEAD', signal: AbortSignal.timeout(10_000)},
    );
    return status === 404 ? 'absent' : status === 200 ? 'exists' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

/** Asks npm, or Maven Central. */
export const askRegistry: Lookup = (request) =>
  request.registry === 'npm' ? askNpm(request) : askMaven(request);

/** The same lookup, which asks for each package only once. */
export function remembering(lookup: Lookup): Lookup {
  const answers = new Map<string, Promise<Answer>>();
  return (request) => {
    const key = `${request.registry} ${packageText(request)}`;
    const answer = answers.get(key) ?? lookup(request);
    answers.set(key, answer);
    return answer;
  };
}
