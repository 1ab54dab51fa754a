// @ts-check
/**
 * Runs markdownlint with the rules in `rules/`, and cspell with the dictionary `words.txt`. Editors
 * can read the same settings, `.markdownlint-cli2.mjs` and `cspell.config.mjs`.
 *
 * Usage: npm run check:prose [-- FILE...] (default: all Markdown)
 */
import {spawn} from 'node:child_process';
import {textProblem} from '../../lib/text.mjs';

const files = process.argv.slice(2);
const unreadable = files.filter((file) => textProblem(file));
unreadable.forEach((file) => console.error(`${file}: ${textProblem(file)}`));
if (unreadable.length > 0) process.exit(1);

const FIX =
  'Correct it, put it between backticks if it is code, or add it to checks/markdown/words.txt.';
const ISSUE = `$filename:$row: "$text" is in no dictionary (similar: $suggestions). ${FIX} [spelling]`;

/** @type {(script: string, args: string[]) => Promise<number | null>} */
const run = (script, args) =>
  new Promise((resolve) => {
    const command = [`node_modules/${script}`, ...args];
    spawn(process.execPath, command, {stdio: 'inherit'}).on('close', resolve);
  });

// The colon marks a literal file name.
const literal = files.map((file) => `:${file}`);
const options = [
  'lint',
  '--no-progress',
  '--no-summary',
  '--show-suggestions',
  `--issue-template=${ISSUE}`,
];
const codes = await Promise.all([
  run(
    'markdownlint-cli2/markdownlint-cli2-bin.mjs',
    files.length > 0 ? ['--no-globs', ...literal] : [],
  ),
  run('cspell/bin.mjs', [...options, ...files.flatMap((file) => ['--file', file])]),
]);
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
