// @ts-check
/** Checks that admonitions end. An open one contains the rest of the page, and hides its headings. */
import {proseRule} from '../prose.mjs';

export default proseRule('directives', 'Admonitions end', ({outsideCode}) => {
  /** @type {{line: number, text: string}[]} */
  const open = [];
  for (const {line, text} of outsideCode) {
    const [, colons, name] = /^\s*(:{3,})(\w*)/.exec(text) ?? [];
    if (name) open.push({line, text: `${colons}${name}`});
    else if (colons) open.pop();
  }
  return open.map(({line, text}) => {
    const fix = `Write ${text.replace(/\w/g, '')} on a line after its last sentence.`;
    return {line, text, message: `${text} does not end, so the rest of the page is in it. ${fix}`};
  });
});
