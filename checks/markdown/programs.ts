/** Runs markdownlint and cspell over files and returns what they find, one line each. */
import {spawn} from 'node:child_process';
import path from 'node:path';

/** What cspell prints of a word; the rest of the sentence says how to mend it. */
const UNKNOWN_WORD =
  '$filename:$row: "$text" is in no dictionary. Correct it, put it between backticks if it is ' +
  'code, or add it to checks/markdown/words.txt in its place. [spelling]';

/**
 * Runs a program of `node_modules`.
 *
 * @returns its lines; none when it succeeds
 * @throws Error when it fails without naming a problem, with what it printed
 */
async function problemsOf(
  root: string,
  script: string,
  args: readonly string[],
  input: string,
): Promise<string[]> {
  const child = spawn(process.execPath, [path.join(root, 'node_modules', script), ...args], {
    cwd: root,
    stdio: 'pipe',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  child.stdin.end(input);
  const status = await new Promise((resolve) => child.on('close', resolve));
  if (status === 0) {
    return [];
  }
  const lines = output.split('\n').filter((line) => /^[^\s:]+:\d+: /.test(line));
  if (lines.length === 0) {
    throw new Error(`${script} failed:\n${output}`);
  }
  return lines;
}

/** Form of the Markdown; the rules are in `markdownlint/rules.json`. */
export async function lintForm(root: string, files: readonly string[]): Promise<string[]> {
  // A colon says that the name is no pattern.
  const literal = files.map((file) => `:${file}`);
  return problemsOf(root, 'markdownlint-cli2/markdownlint-cli2-bin.mjs', literal, '');
}

/** Spelling of everything that is no code; `cspell.json` says what that is. */
export async function lintSpelling(root: string, files: readonly string[]): Promise<string[]> {
  const args = [
    'lint',
    '--no-progress',
    '--no-summary',
    '--no-color',
    '--relative',
    '--no-must-find-files',
    `--issue-template=${UNKNOWN_WORD}`,
    '--file-list=stdin',
  ];
  return problemsOf(root, 'cspell/bin.mjs', args, files.join('\n'));
}
