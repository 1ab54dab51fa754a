// @ts-check
/** Checks that MDX can be parsed, and that its expressions and components have names that exist. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Linter} from 'eslint';
import {didYouMean} from '../../../lib/nearest.mjs';
import {proseRule, root} from '../prose.mjs';

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

/** @type {(code: string) => string[]} */
const undefinedNames = (code) =>
  linter
    .verify(code, {rules: {'no-undef': 'error'}, languageOptions: {globals, parserOptions}})
    .map(({message}) => message);

/** @type {(modules: string, name: string) => boolean} */
const isComponent = (modules, name) =>
  COMPONENTS.includes(name) || undefinedNames(`${modules}\n;(${name})`).length === 0;

/**
 * Imports that no element or expression uses, such as that of a partial whose element was removed.
 *
 * @type {(modules: string, lines: {line: number, text: string}[]) => {line: number, text: string}[]}
 */
function unusedImports(modules, lines) {
  const body = lines.filter(({text}) => !text.startsWith('import ')).map(({text}) => text);
  const clauses = [...modules.matchAll(/^import ([^'"]+) from/gm)].map(([, clause = '']) => clause);
  return clauses
    .flatMap((clause) => clause.match(/\w+(?=\s*(?:[,}]|$))/g) ?? [])
    .filter((name) => !new RegExp(`<${name}\\b|[{=][^{}]*\\b${name}\\b`).test(body.join('\n')))
    .map((text) => ({line: lines.find((each) => each.text.includes(text))?.line ?? 1, text}));
}

export default proseRule('mdx', 'MDX can be compiled', ({syntaxError, modules, ...names}) => [
  // A mistyped element would also be an unused import.
  ...(names.components.every(({text}) => isComponent(modules, text))
    ? unusedImports(modules, names.outsideCode)
    : []
  ).map(({line, text}) => {
    const fix = `Show it with <${text} />, or remove the import.`;
    return {line, text, message: `The page imports ${text}, but does not show it. ${fix}`};
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
