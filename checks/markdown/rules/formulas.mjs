// @ts-check
/** Checks that KaTeX can read the formulas. Otherwise, readers see their source in red. */
import path from 'node:path';
import katex from 'katex';
import {root} from '../prose.mjs';

/** @typedef {import('markdownlint').MicromarkToken} Token */

/** @type {(tokens: Token[]) => Token[]} */
const formulasIn = (tokens) =>
  tokens.flatMap((token) =>
    /^math(?:Text|Flow)$/.test(token.type) ? [token] : formulasIn(token.children),
  );

/** @type {import('markdownlint').Rule} */
export default {
  names: ['formulas'],
  description: 'KaTeX can read the formulas',
  tags: ['prose'],
  parser: 'micromark',
  function({name, parsers}, onError) {
    // The other folders have no formulas, but prices.
    const [folder = ''] = path.relative(root, path.resolve(name)).split(path.sep);
    const isPage = ['docs', 'partials', 'versioned_docs'].includes(folder);
    for (const {startLine, text} of isPage ? formulasIn(parsers.micromark.tokens) : []) {
      try {
        katex.renderToString(text.replace(/^\$+\s*|\s*\$+$/g, ''));
      } catch (error) {
        const reason = /** @type {Error} */ (error).message.replace(/[\u0332]/g, '');
        onError({lineNumber: startLine, detail: `${reason}. Correct the formula.`});
      }
    }
  },
};
