// @ts-check
/** Checks what readers would see as text, such as MDX in Markdown, and invisible characters. */
import {proseRule, search} from '../prose.mjs';
/** @typedef {import('../prose.mjs').Run} Run */

const MDX = /^import .+ from ['"].*|^\{\/\*.*|^<[A-Z]\w*/g;
const LINK = /\] +\((?:\.{0,2}\/|#|https?:)[^\s)]*\)/g;
const TAG = /<(\/?)([a-z][\w-]*)(?:"[^"]*"|[^">])*?(\/?)>/gi;
/** Without its end, a comment hides the rest. */
const COMMENT = /<!--[^]*?(?:-->|$)/g;
const NO_TEXT = new RegExp(`${COMMENT.source}|<[^>\\n]*>`, 'g');
const VOID = /^(?:br|hr|img|input|wbr)$/i;

/** The last tag of each element that begins more often than it ends, or ends more often. @type {(html: Run[]) => Run[]} */
function unpaired(html) {
  const tags = html.flatMap(({line, text}) =>
    [...text.replace(COMMENT, '').matchAll(TAG)]
      .filter(([, , name = '', closed]) => closed === '' && !VOID.test(name))
      .map(([, slash, name]) => ({line, text: `<${slash}${name}>`})),
  );
  const indexes = (/** @type {string} */ tag) =>
    tags.flatMap(({text}, at) => (text === tag ? at : []));
  return tags.filter(({text}, index) => {
    const other = text.replace(/^<\/?/, text[1] === '/' ? '<' : '</');
    return indexes(text).at(-1) === index && indexes(text).length > indexes(other).length;
  });
}

export default proseRule('syntax', 'No markup is shown as text', (page) => {
  const {file, outsideCode, texts, html, source} = page;
  const lines = outsideCode.map(({line, text}) => ({line, text: text.replace(/`[^`]*`/g, '')}));
  const paragraphs = texts.filter(({line}) => line > 0);
  const inHtml = html.map(({line, text}) => ({line, text: text.replace(NO_TEXT, '')}));
  const notes = lines
    .filter(({text}) => /^\[\^.+\]:/.test(text))
    .map(({text}) => text.split(':')[0]);
  const fix = 'Rename the file to .mdx, or use Markdown, such as <!-- a comment -->.';
  const counterpart = 'It is HTML: write its counterpart, or put it between backticks.';
  /** @type {[runs: Run[], pattern: RegExp, fix: string][]} */
  const leftovers = [
    [paragraphs, /\*\*[^*\n]*(?:\*\*)?/g, 'Close it with **, without spaces inside the asterisks.'],
    [paragraphs, /`\S*/g, 'Close the code with a second backtick, or remove this one.'],
    [paragraphs, /&[a-z]\w*;/gi, 'HTML has no such entity. Correct its name.'],
    [paragraphs, /\[\^[\w-]+\](?!:)/g, 'Write the note below, as [^name]: text.'],
    [paragraphs, /\\$/g, 'Only a line that another one follows can end with it. Remove it.'],
    [
      /^(?:docs|partials)/.test(file) ? lines : [],
      /(?<!\\)\$\d[^$]*\$(?=\d)/g,
      'Write \\$, because this is a formula.',
    ],
    [
      lines,
      /^\s*:{3,}(?!:|\s*$|(?:note|tip|info|warning|danger)\b)\s*\w*/g,
      'Write :::note, :::tip, :::info, :::warning or :::danger.',
    ],
    [inHtml, /.*(?:\*\*|`|\]\().*/g, 'HTML contains no Markdown. Write an empty line above it.'],
    [
      [source],
      /\S*[\u00AD\u200B-\u200F\u2060\uFEFF]\S*/g,
      'It has an invisible character. Write it again, so that the search finds it.',
    ],
  ];
  return [
    ...search(file.endsWith('.md') ? lines : [], MDX, () => `A .md file shows MDX as text. ${fix}`),
    ...search(lines, LINK, () => 'This is not a link. Remove the space between ] and (.'),
    ...search(unpaired(html), /.+/g, (tag) => `Readers do not see "${tag}". ${counterpart}`),
    ...search(html, /<!--(?![^]*-->)/g, () => 'Close the comment with -->. It hides what follows.'),
    ...leftovers.flatMap(([runs, pattern, how]) =>
      search(runs, pattern, (found) => !notes.includes(found) && `Readers see "${found}". ${how}`),
    ),
  ];
});
