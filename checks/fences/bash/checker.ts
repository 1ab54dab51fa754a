/** Parses shell fences with bash, and checks the scripts of `package.json` that they use. */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {didYouMean} from '../../../lib/nearest.mjs';
import {listFiles} from '../../../lib/repository';
import {TranslationError, translations} from '../../../markdown/toolTabs/packageManagers';
import {problemAt, type Fence} from '../../../markdown/fences';
import {VERSIONS} from '../../../site/versions';
import {findErrors, type CheckContext, type CodeError, type FenceChecker} from '../checker';

/** Folders whose pages describe the reader's project instead of this repository. */
const SITE_PAGES = /^(?:docs|versioned_docs|blog|src)\//;

/** Scripts that commands run. */
const RUNS_SCRIPT =
  /(?<=\b(?:npm|yarn|pnpm) run(?:-script)? (?:-\S+ )*)[a-z][\w:-]*|(?<=\b(?:npm|yarn|pnpm) )(?:test|start|stop|restart)\b/g;

const readManifest = (root: string, file: string) =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, object | undefined>;

/** The first syntax error that bash finds. `undefined` if bash is not installed. */
function syntaxErrors(script: string): CodeError[] | undefined {
  const {error, stderr, status} = spawnSync('bash', ['-n'], {
    input: script,
    encoding: 'utf8',
    env: {PATH: process.env.PATH, LC_ALL: 'C'},
  });
  if (error) return undefined;

  if (status === 0) return [];

  // bash repeats the line after the message.
  const [, line, message] = /line (\d+): (.*)/.exec(stderr) ?? ['', '1', stderr.trim()];
  const fix = 'Close quotation marks and brackets, also those above.';
  return [{line: Number(line), message: `${message}. ${fix}`}];
}

/** `package.json` whose scripts a fence can run: the one that it names, or the nearest one to a README. */
function scriptsFile(fence: Fence, root: string): string | undefined {
  const named = fence.values.get('scripts-of');
  if (named !== undefined || SITE_PAGES.test(fence.file)) return named;

  for (let folder = path.posix.dirname(fence.file); ; folder = path.posix.dirname(folder)) {
    const file = path.posix.join(folder, 'package.json');
    if (folder === '.' || existsSync(path.join(root, file))) return file;
  }
}

function scriptProblems(fence: Fence, root: string): CodeError[] {
  const file = scriptsFile(fence, root);
  if (file === undefined) return [];

  if (!existsSync(path.join(root, file)))
    return [{line: 0, message: `scripts-of=${file}: no such file. Correct the path.`}];

  const {scripts = {}} = readManifest(root, file);
  const names = Object.keys(scripts);
  return findErrors(fence.code, RUNS_SCRIPT, (script) => {
    const has = `It has: ${names.join(', ')}.`;
    return (
      !names.includes(script) &&
      `${file} has no script "${script}".${didYouMean(script, names)} ${has}`
    );
  });
}

/** Packages that readers install, but no sample of this repository. */
const OTHER_PACKAGES = ['autocannon', 'lighthouse', 'skills'];

/** All packages that the repository and its samples depend on. */
const knownPackages = (root: string): string[] =>
  listFiles(root, {paths: ['package.json', '*/package.json']}).flatMap((file) => {
    const {dependencies, devDependencies, peerDependencies} = readManifest(root, file);
    return Object.keys({...dependencies, ...devDependencies, ...peerDependencies});
  });

/** Names of packages that commands install or run. */
const PACKAGE =
  /(?<=\bnpx (?:-\S+ )*|\b(?:npm|pnpm|yarn) (?:-\S+ \S+ )?(?:add|i|install)\b[^&;|\n]* )(?:@[\w.-]+\/)?[a-z][\w.-]*(?=@|\s|$)/g;

const packageProblems = ({code}: Fence, known: readonly string[]) =>
  findErrors(code.replace(/#.*/g, ''), PACKAGE, (name) => {
    const fix = `${didYouMean(name, known)} Correct it, or add it to checks/fences/bash/checker.ts.`;
    return !known.includes(name) && `no package.json of this repository has "${name}".${fix}`;
  });

/** Releases of the libraries that a docs version describes or compares. */
const RELEASES = VERSIONS.flatMap(({libraries}) =>
  Object.entries(libraries).flatMap(([name, {documented, range}]) =>
    [documented, ...range].map((release) => `${name.toLowerCase()}@${release}`),
  ),
);

const releaseProblems = ({code}: Fence) =>
  findErrors(
    code,
    /\bpricing4(?:react|ts)@[\w.-]+/g,
    (release) =>
      !RELEASES.includes(release) &&
      `no docs version describes ${release}.${didYouMean(release, RELEASES)} Correct the release.`,
  );

/** What authors copy from terminals and word processors. */
const COPIED = [
  [/\\[^\S\n]+$/gm, 'remove the spaces after the backslash, because the command would end there.'],
  [/^[^\S\n]*[$%] /gm, 'remove the prompt, because readers would copy it with the command.'],
  [/<[a-z][\w -]*>/g, 'write an example value, because shells redirect at < and >.'],
  [/^.*[“”‘’]/gm, 'write straight quotation marks, because shells know no others.'],
  [/^.*\s[–—](?=\w)/gm, 'write - or -- instead of a dash of word processors.'],
  [/\S*&(?:amp|lt|gt|quot);\S*/g, 'write the characters themselves instead of HTML entities.'],
  [/\S*\u00A0/g, 'write a simple space after this word instead of the no-break space.'],
] as const;

function errorsIn(fence: Fence, context: CheckContext, known: readonly string[]): CodeError[] {
  const copied = COPIED.flatMap(([pattern, message]) =>
    findErrors(fence.code, pattern, () => message),
  );
  if (copied.length > 0) return copied;

  const errors = syntaxErrors(fence.code);
  if (errors === undefined)
    context.skip('bash is not installed, so shell fences are not parsed. Install bash.');
  else if (errors.length > 0) return errors;

  try {
    if (fence.words.has('package-managers')) translations(fence);
  } catch (error) {
    if (error instanceof TranslationError) return [{line: 0, message: error.message}];

    throw error;
  }
  return [
    ...scriptProblems(fence, context.root),
    ...packageProblems(fence, known),
    ...releaseProblems(fence),
  ];
}

export const bashChecker: FenceChecker = {
  languages: ['bash', 'sh'],
  otherNames: {
    console: 'bash',
    shell: 'bash',
    zsh: 'bash',
    'shell-session': 'bash',
    terminal: 'bash',
  },
  words: ['package-managers'],
  check(fences, context) {
    const known = [...OTHER_PACKAGES, ...knownPackages(context.root)];
    return fences.flatMap((fence) =>
      errorsIn(fence, context, known).map(({line, message}) => problemAt(fence, message, line)),
    );
  },
};
