// @ts-check
/** Checks link texts and alternative texts, which screen readers also read without context. */
import path from 'node:path';
import {proseRule} from '../prose.mjs';

/** URLs of localhost may be link texts, because readers type them into a browser. */
const URL_AS_TEXT = /^(?!https?:\/\/localhost\b)(?:https?:\/\/|www\.)\S+$/;

const EMPTY_WORDS =
  /^(?:an? )?(?:image|picture|screenshot|diagram|photo|figure|logo|icon)(?: \d+)?\.?$|^(?:image|picture|screenshot) of /i;

const MOVING_LINES = /\/\/github\.com\/.*\/blob\/(?:main|master|develop|HEAD)\/.*#L\d/;

const FILE_NAME = /\.(?:png|jpe?g|svg|gif|webp)$/i;

/** @type {(text: string, url: string, isImage: boolean) => string | false} */
function problemOf(text, url, isImage) {
  if (!isImage && MOVING_LINES.test(url))
    return `The lines of ${url} move. Link to them in a tag or a commit instead of a branch.`;

  if (!isImage) {
    return (
      URL_AS_TEXT.test(text) && `The link shows its URL, ${text}. Write the title of the page.`
    );
  }
  if (/^https?:/.test(url))
    return `The site's policy blocks images of other hosts. Save ${url} in static/img/.`;

  const isVague = EMPTY_WORDS.test(text) || FILE_NAME.test(text) || text === path.parse(url).name;
  return isVague && text !== '' && `"${text}" does not describe the image. Write what it shows.`;
}

export default proseRule('labels', 'Texts of links and images describe them', ({labels}) =>
  labels.map(({line, text, url, isImage}) => {
    const other = {light: 'dark', dark: 'light'}[/#(light|dark)-mode$/.exec(url)?.[1] ?? ''];
    const hasOther = labels.some(
      (each) => each.text === text && each.url.endsWith(`#${other}-mode`),
    );
    const fix = `Add its ${other} variant with the same text, and #${other}-mode after its URL.`;
    const missing = other && !hasOther && `Readers in ${other} mode do not see ${url}. ${fix}`;
    return {line, text, message: problemOf(text, url, isImage) || (missing ?? false)};
  }),
);
