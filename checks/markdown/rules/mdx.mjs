// @ts-check
/** Checks that MDX can be parsed, and that its expressions and components have names that exist. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Linter} from 'eslint';
import {didYouMean} from '../../../lib/nearest.mjs';
import {proseRule, root} from '../prose.mjs';

/** @typedef {import('../prose.mjs').Run} Run */

/** Names that Docusaurus defines in each page. */
const NAMES = ['assets', 'contentTitle', 'frontMatter', 'metadata', 'props', 'toc'];
const globals = Object.fromEntries(NAMES.map((name) => [name, /** @type {const} */ (false)]));
const parserOptions = {ecmaFeatures: {jsx: true}};

/** Components that pages use without an import. @type {readonly string[]} */
const COMPONENTS =
  readFileSync(path.join(root, 'src/theme/MDXComponents/index.tsx'), 'utf8')
    .split('export default {')[1]
    ?.match(/(?<=^  )[A-Z]\w*/gm) ?? [];

const linter = new Linter();

/**
 * Problems that a rule of ESLint finds in code.
 *
 * @type {(code: string, rule: string, options?: object) => import('eslint').Linter.LintMessage[]}
 */
const verify = (code, rule, options = {}) =>
  linter.verify(code, {
    rules: {[rule]: ['error', options]},
    languageOptions: {globals, parserOptions},
  });

/** @type {(code: string) => string[]} */
const undefinedNames = (code) => verify(code, 'no-undef').map(({message}) => message);

/** @type {(modules: string, name: string) => boolean} */
const isComponent = (modules, name) =>
  COMPONENTS.includes(name) || undefinedNames(`${modules}\n;(${name})`).length === 0;

/** The names that a message of ESLint quotes. */
const quotedIn = (/** @type {string} */ message) => /'(.+)'/.exec(message)?.[1] ?? '';

/**
 * Imports that no element or expression uses, such as that of a partial whose element was removed.
 *
 * @type {(modules: string, components: Run[], expressions: Run[]) => Run[]}
 */
function unusedImports(modules, components, expressions) {
  // A mistyped element would also be an unused import.
  if (!components.every(({text}) => isComponent(modules, text))) return [];

  const uses = [...components, ...expressions].map(({text}) => `;(${text}\n)`);
  return verify(modules + uses.join(''), 'no-unused-vars')
    .filter(({ruleId}) => ruleId !== null)
    .map(({line, message}) => ({line, text: quotedIn(message)}));
}

export default proseRule('mdx', 'MDX can be compiled', ({syntaxError, modules, ...names}) => [
  ...unusedImports(modules, names.components, names.expressions).map(({line, text}) => {
    const fix = `Show it with <${text} />, or remove the import.`;
    return {line, text, message: `The page imports ${text}, but does not show it. ${fix}`};
  }),
  ...verify(modules, 'no-duplicate-imports').map(({line, message}) => {
    const text = quotedIn(message);
    const fix = 'Correct the path, or remove this import.';
    return {line, text, message: `An import above has the path ${text} too. ${fix}`};
  }),
  ...(syntaxError ? [syntaxError] : []).map(({line, text}) => {
    const fix = 'Put it between backticks if it is text, or write \\< or \\{.';
    return {line, text, message: `${text.replace(/\.?$/, '.')} ${fix}`};
  }),
  ...names.expressions.flatMap(({line, text}) =>
    undefinedNames(`${modules}\n;(${text}\n)`).map((problem) => ({
      line,
      text: `{${text}}`,
      message: `{${text}} is code in MDX, and ${problem} Put it between backticks, or write \\{.`,
    })),
  ),
  ...names.components.map(({line, text}) => {
    const known = [...COMPONENTS, ...(modules.match(/\b[A-Z]\w*/g) ?? [])];
    const fix = `${didYouMean(text, known)} Otherwise, import it, or put it between backticks.`;
    return {
      line,
      text,
      message: !isComponent(modules, text) && `There is no component <${text}>.${fix}`,
    };
  }),
]);
