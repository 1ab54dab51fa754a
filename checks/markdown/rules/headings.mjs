// @ts-check
/** Checks headings, which are also used in the table of contents, search records and anchors. */
import {proseRule} from '../prose.mjs';

/** Longer headings have more than three lines in the table of contents. */
const MAX_LENGTH = 80;

/** Pages whose headings quote messages of libraries, which can be long. */
const QUOTES_MESSAGES = /(?:^|\/)commonErrors\//;

/** @type {(text: string, depth: number, page: {file: string, title?: string}) => string | false} */
function problemOf(text, depth, {file, title}) {
  if (text === '') return 'The heading is empty. Write one, or remove the heading.';

  // Docusaurus renders the title of documents and posts only, so other pages repeat it as a heading.
  if (depth === 1 && title !== undefined && !file.startsWith('features/'))
    return `"# ${text}": the title in the front matter is the main heading. Begin with ##.`;

  if (depth > 1 && text === title)
    return `"${text}" repeats the title. Name the task or the field of the section.`;

  const isLong = text.length > MAX_LENGTH && !QUOTES_MESSAGES.test(file);
  return isLong && `"${text}" has ${text.length} characters. Use at most ${MAX_LENGTH}.`;
}

export default proseRule('heading-text', 'Headings are short', ({headings, ...page}) => {
  /** The last number of each depth. @type {number[]} */
  const counts = [];
  return headings.map(({line, text, depth}) => {
    const [, number] = /^(\d+)\. /.exec(text) ?? [];
    counts.length = depth + 1;
    const next = (counts[depth] ?? 0) + 1;
    if (number) counts[depth] = Number(number);
    const isNext = number === undefined || Number(number) === next;
    const message = isNext
      ? problemOf(text, depth, page)
      : `"${text}" must have the number ${next}.`;
    return {line, text, message};
  });
});
