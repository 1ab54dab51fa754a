/** Holds shell fences to the shell's own parser, to package registries and to `package.json`. */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {TranslationError} from '../../../markdown/toolTabs/packageManagers';
import type {CheckContext, FenceChecker} from '../checker';
import {problemAt, type Fence, type Problem} from '../../../markdown/fences';
import {
  askRegistry,
  packageProblem,
  packageText,
  readKnownPackages,
  recordedProblem,
  remembering,
  type KnownPackages,
  type Lookup,
} from './registry';
import {requestsOfFence, type Requests, type ScriptRequest} from './requests';

const OTHER_NAMES: readonly string[] = ['console', 'shell', 'zsh', 'shell-session', 'terminal'];

/** Folders whose pages speak of the reader's project, and not of this repository. */
const SITE_PAGES = /^(?:docs|versioned_docs|blog|src)\//;

/**
 * Asks bash for syntax errors.
 *
 * @returns line of the code, from 0, and message of each; `undefined` where there is no bash
 */
export function syntaxErrors(script: string): {line: number; message: string}[] | undefined {
  const {error, stderr, status} = spawnSync('bash', ['-n'], {
    input: script,
    encoding: 'utf8',
    env: {PATH: process.env.PATH, LC_ALL: 'C'},
  });
  if (error) {
    return undefined;
  }
  if (status === 0) {
    return [];
  }
  // bash repeats the line after the message.
  const [, line, message] = /line (\d+): (.*)/.exec(stderr) ?? ['', '1', stderr.trim()];
  return [{line: Number(line) - 1, message: message!}];
}

/** `package.json` whose scripts a fence can run: what it names, or the nearest one to a README. */
function scriptsFile(fence: Fence, root: string): string | undefined {
  const named = fence.values.get('scripts-of');
  if (named !== undefined || SITE_PAGES.test(fence.file)) {
    return named;
  }
  for (let folder = path.posix.dirname(fence.file); ; folder = path.posix.dirname(folder)) {
    const file = path.posix.join(folder, 'package.json');
    if (folder === '.' || existsSync(path.join(root, file))) {
      return file;
    }
  }
}

function scriptProblems(
  fence: Fence,
  requests: readonly ScriptRequest[],
  root: string,
): {line: number; message: string}[] {
  const file = scriptsFile(fence, root);
  if (file === undefined) {
    return [];
  }
  if (!existsSync(path.join(root, file))) {
    return [{line: -1, message: `scripts-of=${file}: no such file. Correct the path.`}];
  }
  const {scripts = {}} = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as {
    scripts?: Record<string, string>;
  };
  return requests
    .filter(({script}) => !Object.hasOwn(scripts, script))
    .map(({line, script}) => ({
      line,
      message: `${file} has no script "${script}". It has: ${Object.keys(scripts).join(', ')}.`,
    }));
}

async function errorsIn(
  fence: Fence,
  known: KnownPackages,
  lookup: Lookup | undefined,
  context: CheckContext,
): Promise<{line: number; message: string}[]> {
  const lines = fence.code.split('\n');
  const prompts = lines.flatMap((text, line) =>
    /^\s*[$%] /.test(text)
      ? [{line, message: 'leave the prompt out: it would be copied with the command.'}]
      : [],
  );
  if (prompts.length > 0) {
    return prompts;
  }
  const errors = syntaxErrors(fence.code);
  if (errors === undefined) {
    const message = 'bash is not installed, so shell fences are not parsed. Install bash.';
    if (context.requireTools) {
      return [{line: -1, message}];
    }
    context.skip(message);
  } else if (errors.length > 0) {
    return errors;
  }
  let requests: Requests;
  try {
    requests = requestsOfFence(fence);
  } catch (error) {
    if (error instanceof TranslationError) {
      return [{line: -1, message: error.message}];
    }
    throw error;
  }
  const {packages, scripts} = requests;
  const found = scriptProblems(fence, scripts, context.root);
  for (const request of packages) {
    const message = await packageProblem(request, known, lookup);
    if (message !== undefined) {
      found.push({line: request.line, message});
    } else if (recordedProblem(request, known) === undefined) {
      context.skip(
        `the record of ${packageText(request)}, which the registry has. ` +
          'Run "npm run generate -- known-packages" to add it.',
      );
    }
  }
  return found;
}

async function checkFence(
  fence: Fence,
  known: KnownPackages,
  lookup: Lookup | undefined,
  context: CheckContext,
): Promise<Problem[]> {
  if (OTHER_NAMES.includes(fence.language)) {
    return [
      problemAt(
        fence,
        `write bash in place of ${fence.language}; what the commands print goes into a text fence.`,
      ),
    ];
  }
  const reason = fence.values.get('unchecked');
  if (reason?.trim() === '') {
    return [problemAt(fence, 'unchecked="" needs a reason why these commands cannot be checked.')];
  }
  const errors = await errorsIn(fence, known, lookup, context);
  if (reason !== undefined) {
    return errors.length > 0
      ? []
      : [problemAt(fence, 'unchecked= is stale: these commands pass the check. Remove it.')];
  }
  return errors.map(({line, message}) =>
    problemAt({file: fence.file, line: fence.line + 1 + line}, message),
  );
}

/** Parses shell fences, and checks the packages and scripts that they name. */
export const bashChecker: FenceChecker = {
  languages: ['bash', 'sh', ...OTHER_NAMES],
  choices: [],
  accepts: () => true,
  async check(fences, context) {
    const known = readKnownPackages(context.root);
    const lookup = context.requireTools ? undefined : remembering(askRegistry);
    const problems: Problem[] = [];
    for (const fence of fences) {
      problems.push(...(await checkFence(fence, known, lookup, context)));
    }
    return problems;
  },
};
