/** The packages and `package.json` scripts that the commands of a script use. */
import type {Fence} from '../../../markdown/fences';
import {translations} from '../../../markdown/toolTabs/packageManagers';
import {commandsOf, type Command} from './commands';

/** Registries of packages. */
export type Registry = 'npm' | 'maven';

/** A package that a command installs or runs. */
export interface PackageRequest {
  /** Line of the code, from 1. */
  readonly line: number;
  readonly registry: Registry;
  /** Name, for Maven `group:artifact`. */
  readonly name: string;
  /** Version, range or tag as written. */
  readonly version: string | undefined;
}

/** A script of `package.json` that a command runs. */
export interface ScriptRequest {
  readonly line: number;
  readonly script: string;
}

/** The packages and scripts that commands use. */
export interface Requests {
  readonly packages: readonly PackageRequest[];
  readonly scripts: readonly ScriptRequest[];
}

/** Options whose value is the next word. */
const OPTIONS_WITH_VALUE: readonly string[] = ['--prefix', '--registry', '--tag', '-w', '-C'];

/** Commands of npm, yarn and pnpm whose operands are packages. */
const INSTALL: readonly string[] = ['install', 'i', 'add'];

/** Commands that fetch the package that their first operand names, and run it. */
const FETCH_AND_RUN: readonly string[] = ['npx', 'exec', 'x', 'dlx'];

const SHORT_SCRIPTS: readonly string[] = ['test', 'start', 'stop', 'restart'];

/** Words that are neither an option nor the value of one. */
function operandsOf(words: readonly string[]): string[] {
  return words.filter(
    (word, index) => !word.startsWith('-') && !OPTIONS_WITH_VALUE.includes(words[index - 1] ?? ''),
  );
}

/** Splits `name@version`. Returns an empty list for folders, archives and URLs. */
function npmPackage(text: string, line: number): PackageRequest[] {
  if (/^[./~]|:|\.tgz$/.test(text)) {
    return [];
  }
  const [, name = text, version] = /^(.[^@]*)@(.*)$/.exec(text) ?? [];
  return [{line, registry: 'npm', name, version}];
}

function npmRequests({line, words}: Command): Requests {
  const [first = '', ...rest] = operandsOf(words).filter((word) => word !== 'global');
  const [command, operands] = first === 'npx' ? [first, rest] : [rest[0] ?? '', rest.slice(1)];
  const names = INSTALL.includes(command)
    ? operands
    : FETCH_AND_RUN.includes(command)
      ? operands.slice(0, 1)
      : [];
  const scripts = /^run(-script)?$/.test(command)
    ? operands.slice(0, 1)
    : SHORT_SCRIPTS.filter((script) => script === command);
  return {
    packages: names.flatMap((text) => npmPackage(text, line)),
    scripts: scripts.map((script) => ({line, script})),
  };
}

function mavenPackages({line, words}: Command): PackageRequest[] {
  if (!words.some((word) => /\bdependency(?:-plugin)?(?::[\d.]+)?:get$/.test(word))) {
    return [];
  }
  return words.flatMap((word): PackageRequest[] => {
    const [, name, version] = /^-Dartifact=([^:]*:[^:]*):?([^:]+)?/.exec(word) ?? [];
    return name === undefined ? [] : [{line, registry: 'maven', name, version}];
  });
}

/** The packages and scripts that commands use. */
export function requestsOf(commands: readonly Command[]): Requests {
  const packages: PackageRequest[] = [];
  const scripts: ScriptRequest[] = [];
  for (const {line, words} of commands) {
    // Assignments and sudo come before the program.
    const start = words.findIndex((word) => !/^(?:\w+=.*|sudo)$/.test(word));
    const command = {line, words: start < 0 ? [] : words.slice(start)};
    const program = command.words[0] ?? '';
    if (/^(?:npm|npx|yarn|pnpm)$/.test(program)) {
      const requests = npmRequests(command);
      packages.push(...requests.packages);
      scripts.push(...requests.scripts);
    } else if (/(?:^|\/)mvnw?$/.test(program)) {
      packages.push(...mavenPackages(command));
    }
  }
  return {packages, scripts};
}

function distinct<Request>(requests: readonly Request[]): Request[] {
  return [...new Map(requests.map((request) => [JSON.stringify(request), request])).values()];
}

/**
 * The packages and scripts that a shell fence uses. With `package-managers`, those of all its tabs.
 *
 * @throws TranslationError if the fence cannot be converted to tabs
 */
export function requestsOfFence(fence: Pick<Fence, 'code' | 'words' | 'values'>): Requests {
  const scripts = fence.words.has('package-managers')
    ? [...translations(fence).values()]
    : [fence.code];
  const requests = scripts.map((script) => requestsOf(commandsOf(script)));
  return {
    packages: distinct(requests.flatMap(({packages}) => packages)),
    scripts: distinct(requests.flatMap(({scripts: run}) => run)),
  };
}
