// @ts-check
/** Checks that MDX can be parsed, and that its expressions use names that exist. */
import {Linter} from 'eslint';
import {proseRule} from '../prose.mjs';

/** Names that Docusaurus defines in each page. */
const NAMES = ['assets', 'contentTitle', 'frontMatter', 'metadata', 'props', 'toc'];
const globals = Object.fromEntries(NAMES.map((name) => [name, /** @type {const} */ (false)]));
const parserOptions = {ecmaFeatures: {jsx: true}};

const linter = new Linter();

/** @type {(code: string) => string[]} */
const undefinedNames = (code) =>
  linter
    .verify(code, {rules: {'no-undef': 'error'}, languageOptions: {globals, parserOptions}})
    .map(({message}) => message);

export default proseRule('mdx', 'MDX can be compiled', ({syntaxError, modules, expressions}) => [
  ...(syntaxError ? [syntaxError] : []).map(({line, text}) => {
    const fix = 'Put it between backticks if it is text, or write \\< or \\{.';
    return {line, text, message: `${text.replace(/\.?$/, '.')} ${fix}`};
  }),
  ...expressions.flatMap(({line, text}) =>
    undefinedNames(`${modules}\n;(${text}\n)`).map((problem) => ({
      line,
      text: `{${text}}`,
      message: `{${text}} is code in MDX, and ${problem} Put it between backticks, or write \\{.`,
    })),
  ),
]);
