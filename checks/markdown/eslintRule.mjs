// @ts-check
/** ESLint plugin that rejects the words of `styleWords.txt` in comments, strings and YAML. */
import {createHash} from 'node:crypto';
import {STYLE_WORDS, STYLE_WORDS_TEXT, messageFor} from './styleWords.mjs';

/** Replaces code in backticks with `_` and the margin of comments with spaces of equal length. */
const proseOf = (/** @type {string} */ text) =>
  text
    .replace(/`[^`\n]*`/g, (code) => '_'.repeat(code.length))
    .replace(/(?<=\n)\s*\*/g, (margin) => ' '.repeat(margin.length));

/** @type {import('eslint').Rule.RuleModule} */
const styleWords = {
  meta: {type: 'suggestion', schema: []},
  create({sourceCode, report}) {
    const check = ({range: [start, end] = [0, 0]}) => {
      const text = proseOf(sourceCode.text.slice(start, end));
      for (const [use, not] of STYLE_WORDS) {
        for (const {0: found, index} of text.matchAll(not)) {
          const [from, to] = [start + index, start + index + found.length];
          report({
            loc: {start: sourceCode.getLocFromIndex(from), end: sourceCode.getLocFromIndex(to)},
            message: messageFor(use, not, found),
          });
        }
      }
    };
    return {
      Program: () => sourceCode.getAllComments().forEach(check),
      // A string without a space is a value, not prose.
      Literal: (node) => {
        if (typeof node.value === 'string' && node.value.includes(' ')) check(node);
      },
      TemplateElement: check,
      JSXText: check,
    };
  },
};

/** Reduces CSS to its comments, which are also comments in JavaScript. */
const css = {
  preprocess: (/** @type {string} */ text) => [
    text.replace(/(\/\*[\s\S]*?\*\/)|[^\n]/g, (_, comment) => comment ?? ' '),
  ],
  postprocess: (/** @type {import('eslint').Linter.LintMessage[][]} */ messages) => messages.flat(),
};

/** Turns the lines of YAML, whose texts readers see, into comments of JavaScript. */
const yaml = {
  preprocess: (/** @type {string} */ text) => [text.replace(/^/gm, '//')],
  postprocess: (/** @type {import('eslint').Linter.LintMessage[][]} */ messages) =>
    messages.flat().map((message) => ({...message, column: message.column - '//'.length})),
};

export default {
  // ESLint uses cached results while the version is the same.
  meta: {name: 'prose', version: createHash('sha256').update(STYLE_WORDS_TEXT).digest('hex')},
  rules: {'style-words': styleWords},
  processors: {css, yaml},
};
