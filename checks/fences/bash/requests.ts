/** What the commands of a script ask of package registries and of `package.json`. */
import {translations} from '../../../markdown/toolTabs/packageManagers';
import type {Fence} from '../../../markdown/fences';
import {commandsOf, type Command} from './commands';

/** Where packages come from. */
export type Registry = 'npm' | 'maven';

/** A package that a command installs or runs. */
export interface PackageRequest {
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

/** What a script asks for. */
export interface Requests {
  readonly packages: readonly PackageRequest[];
  readonly scripts: readonly ScriptRequest[];
}

/** Options that take the next word as their value. */
const OPTIONS_WITH_VALUE: ReadonlySet<string> = new Set([
  '--prefix',
  '--registry',
  '--tag',
  '--workspace',
  '--filter',
  '--dir',
  '--cwd',
  '-w',
  '-C',
]);

const INSTALL: Readonly<Record<string, readonly string[]>> = {
  npm: ['install', 'i', 'add'],
  yarn: ['add'],
  pnpm: ['add', 'install', 'i'],
};

/** Commands that fetch a package in order to run it. */
const FETCH_AND_RUN: Readonly<Record<string, readonly string[]>> = {
  npm: ['exec', 'x'],
  yarn: ['dlx'],
  pnpm: ['dlx', 'exec'],
};

const SHORT_SCRIPTS: readonly string[] = ['test', 't', 'start', 'stop', 'restart'];

/** Words that are neither an option nor the value of one. */
function operandsOf(words: readonly string[]): string[] {
  return words.filter(
    (word, index) => !word.startsWith('-') && !OPTIONS_WITH_VALUE.has(words[index - 1] ?? ''),
  );
}

/** Splits `name@version`; `undefined` for folders, archives and addresses. */
function npmPackage(text: string, line: number): PackageRequest | undefined {
  if (/^[./~]|^(?:https?|git|file|github|git\+\w+):|\.tgz$/.test(text)) {
    return undefined;
  }
  const at = text.indexOf('@', 1);
  const [name, version] = at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
  return version?.startsWith('npm:')
    ? npmPackage(version.slice('npm:'.length), line)
    : {line, registry: 'npm', name, version};
}

/** Package that `npm create x` and its like fetch. */
function initializer(text: string): string {
  const [, scope, name, version] = /^(@[^/]+\/)?([^@]+)(@.*)?$/.exec(text) ?? [];
  return `${scope ?? ''}create-${name ?? text}${version ?? ''}`;
}

/** The packages that `npx` and its like name: with `-p` those, else the first operand. */
function fetched(words: readonly string[]): string[] {
  const named = words.flatMap((word, index) => {
    const [option, value] = word.split('=');
    return option === '-p' || option === '--package' ? [value ?? words[index + 1] ?? ''] : [];
  });
  return named.length > 0 ? named : operandsOf(words).slice(0, 1);
}

function packageTexts(program: string, words: readonly string[]): string[] {
  if (program === 'npx') {
    return fetched(words);
  }
  const [command = '', ...operands] = operandsOf(words).filter((word) => word !== 'global');
  const rest = words.slice(words.indexOf(command) + 1);
  if (INSTALL[program]?.includes(command)) {
    return operands;
  }
  if (FETCH_AND_RUN[program]?.includes(command)) {
    return fetched(rest);
  }
  return command === 'create' || (program === 'npm' && command === 'init')
    ? operands.slice(0, 1).map(initializer)
    : [];
}

function scriptsIn(program: string, words: readonly string[], line: number): ScriptRequest[] {
  const [command = '', script] = operandsOf(words);
  if (command === 'run' || command === 'run-script') {
    return script === undefined ? [] : [{line, script}];
  }
  const isShort = SHORT_SCRIPTS.includes(command) && program in INSTALL;
  return isShort ? [{line, script: command === 't' ? 'test' : command}] : [];
}

function mavenPackages(words: readonly string[], line: number): PackageRequest[] {
  if (
    !words.some((word) => /(?:^|:)(?:maven-)?dependency(?:-plugin)?(?::[\d.]+)?:get$/.test(word))
  ) {
    return [];
  }
  return words.flatMap((word): PackageRequest[] => {
    const coordinates = /^-Dartifact=(.+)$/.exec(word)?.[1];
    if (coordinates === undefined) {
      return [];
    }
    const [group = '', artifact = '', version] = coordinates.split(':');
    return [{line, registry: 'maven', name: `${group}:${artifact}`, version}];
  });
}

/** Program and arguments of a command, without assignments and wrappers in front of it. */
function program(words: readonly string[]): readonly string[] {
  const start = words.findIndex(
    (word) => !/^\w+=/.test(word) && !['sudo', 'time', 'env', 'exec', '!'].includes(word),
  );
  return start < 0 ? [] : words.slice(start);
}

/** What commands ask for. */
export function requestsOf(commands: readonly Command[]): Requests {
  const packages: PackageRequest[] = [];
  const scripts: ScriptRequest[] = [];
  for (const {line, words} of commands) {
    const [name = '', ...rest] = program(words);
    const redirected = rest.findIndex((word) => /^\d?[<>]/.test(word));
    const args = redirected < 0 ? rest : rest.slice(0, redirected);
    if (name === 'npx' || name in INSTALL) {
      packages.push(...packageTexts(name, args).flatMap((text) => npmPackage(text, line) ?? []));
      scripts.push(...scriptsIn(name, args, line));
    } else if (/(?:^|\/)mvnw?(?:\.cmd)?$/.test(name)) {
      packages.push(...mavenPackages(args, line));
    }
  }
  return {packages, scripts};
}

/** Leaves out what is there already. */
function distinct<Request>(requests: readonly Request[]): Request[] {
  return [...new Map(requests.map((request) => [JSON.stringify(request), request])).values()];
}

/**
 * What a shell fence asks for; with `package-managers`, what each of its tabs asks for.
 *
 * @throws TranslationError when the tabs cannot be made
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
