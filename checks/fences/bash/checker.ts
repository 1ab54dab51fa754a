/** Parses shell fences with bash, and checks the scripts of `package.json` that they use. */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {TranslationError, translations} from '../../../markdown/toolTabs/packageManagers';
import {problemAt, type Fence} from '../../../markdown/fences';
import type {CheckContext, CodeError, FenceChecker} from '../checker';

/** Folders whose pages describe the reader's project instead of this repository. */
const SITE_PAGES = /^(?:docs|versioned_docs|blog|src)\//;

/** A command that runs a script, whose name is in a group. */
const RUNS_SCRIPT =
  /\b(?:npm|yarn|pnpm) (?:run(?:-script)? (?:-\S+ )*([\w:-]+)|(test|start|stop|restart)\b)/g;

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
  return [{line: Number(line), message: message!}];
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

  const {scripts = {}} = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as {
    scripts?: Record<string, string>;
  };
  return fence.code.split('\n').flatMap((text, index) =>
    Array.from(text.matchAll(RUNS_SCRIPT), ([, run, short]) => (run ?? short)!)
      .filter((script) => !Object.hasOwn(scripts, script))
      .map((script) => ({
        line: index + 1,
        message: `${file} has no script "${script}". It has: ${Object.keys(scripts).join(', ')}.`,
      })),
  );
}

/** What authors copy from terminals and word processors. */
const COPIED = [
  [/\\\s+$/, 'remove the spaces after the backslash, because the command would end there.'],
  [/^\s*[$%] /, 'remove the prompt, because readers would copy it with the command.'],
  [
    /[“”‘’\u00A0]|(?<=\s)[–—](?=\w)/,
    'write straight quotation marks, -- and simple spaces. Shells do not know those of word processors.',
  ],
] as const;

function errorsIn(fence: Fence, context: CheckContext): CodeError[] {
  const copied = fence.code.split('\n').flatMap((text, index) =>
    COPIED.filter(([pattern]) => pattern.test(text)).map(([, message]) => ({
      line: index + 1,
      message,
    })),
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
  return scriptProblems(fence, context.root);
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
  check: (fences, context) =>
    fences.flatMap((fence) =>
      errorsIn(fence, context).map(({line, message}) => problemAt(fence, message, line)),
    ),
};
