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
const DOUBLED = /\b(the|an?|in|of|to|is|and|for|it|with|on|at|by|or|as) \1\b|\bThe the\b/g;
/** An entity in code. */
const CODED = /`[^`]*&(?:amp|lt|gt|quot|nbsp);[^`]*`/g;
const VOID = /^(?:br|hr|img|input|wbr)$/i;

/** Tags without a counterpart: ends of elements that are not open, and beginnings of those that stay open. @type {(html: Run[]) => Run[]} */
function unpaired(html) {
  const tags = html.flatMap(({line, text}) =>
    [...text.replace(COMMENT, '').matchAll(TAG)]
      .filter(([, , name = '', closed]) => closed === '' && !VOID.test(name))
      .map(([, slash, name]) => ({line, text: `<${slash}${name}>`})),
  );
  /** @type {Run[]} */
  const lone = [];
  for (const tag of tags) {
    const isEnd = tag.text[1] === '/';
    const at = isEnd ? lone.findLastIndex(({text}) => text === tag.text.replace('/', '')) : -1;
    if (at < 0) lone.push(tag);
    else lone.splice(at, 1);
  }
  return lone;
}

/** @type {(tag: string) => string} */
const counterpartOf = (tag) => (tag[1] === '/' ? tag.replace('/', '') : tag.replace('<', '</'));

export default proseRule('syntax', 'No markup is shown as text', (page) => {
  const {file, outsideCode, texts, html, source} = page;
  const lines = outsideCode.map(({line, text}) => ({line, text: text.replace(/`[^`]*`/g, '')}));
  const paragraphs = texts.filter(({line}) => line > 0);
  const inHtml = html.map(({line, text}) => ({line, text: text.replace(NO_TEXT, '')}));
  const notes = lines
    .filter(({text}) => /^\[\^.+\]:/.test(text))
    .map(({text}) => text.split(':')[0]);
  const fix = 'Rename the file to .mdx, or use Markdown, such as <!-- a comment -->.';
  /** @type {[runs: Run[], pattern: RegExp, fix: string][]} */
  const leftovers = [
    [paragraphs, /\*\*[^*\n]*(?:\*\*)?/g, 'Close it with **, without spaces inside the asterisks.'],
    [paragraphs, DOUBLED, 'Remove one of the words.'],
    [outsideCode, CODED, 'Write the character itself, because this is code.'],
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
    ...search(unpaired(html), /.+/g, (tag) => {
      const fix = `Write ${counterpartOf(tag)}, or put it between backticks if it is text.`;
      return `Readers do not see "${tag}", because it is HTML. ${fix}`;
    }),
    ...search(html, /<!--(?![^]*-->)/g, () => 'Close the comment with -->. It hides what follows.'),
    ...leftovers.flatMap(([runs, pattern, how]) =>
      search(runs, pattern, (found) => !notes.includes(found) && `Readers see "${found}". ${how}`),
    ),
  ];
});
