// @ts-check
/** Headings, which are also the table of contents, the search records and the anchors. */
import {proseRule} from '../prose.mjs';

/** Length at which a heading wraps in the table of contents for the third time. */
const MAX_LENGTH = 80;

/** Headings there begin with the message of a library, however long it is. */
const QUOTES_MESSAGES = /(?:^|\/)commonErrors\//;

/** @type {(text: string, depth: number, page: {file: string, title?: string}) => string | false} */
function problemOf(text, depth, {file, title}) {
  if (text === '') {
    return 'The heading is empty. Write one, or remove the heading.';
  }
  // Docusaurus does not render the title of pages in src/pages, so those have it as a heading.
  if (depth === 1 && title !== undefined && !file.startsWith('src/pages/')) {
    return `"# ${text}": the title in the front matter is the main heading. Begin with ##.`;
  }
  if (depth > 1 && text === title) {
    return `"${text}" repeats the title. Name the task or the field of the section.`;
  }
  const isLong = text.length > MAX_LENGTH && !QUOTES_MESSAGES.test(file);
  return isLong && `"${text}" has ${text.length} characters. Use at most ${MAX_LENGTH}.`;
}

export default proseRule('heading-text', 'Headings are short', ({headings, ...page}) =>
  headings.map(({line, text, depth}) => ({line, text, message: problemOf(text, depth, page)})),
);
