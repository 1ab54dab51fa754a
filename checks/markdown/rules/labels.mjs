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

/** The variant of one mode, for the other mode. */
const EXCHANGED = /[-_.]light\b[^/]*#dark-mode$|[-_.]dark\b[^/]*#light-mode$/;

/** Releases and names of files, which the text and the address of a link must have in common. */
const PARTS = [/\d+\.\d+\.\d+$/, /(?:^|(?<=\/))[\w.-]+\.(?:[cm]?[jt]sx?|java|json|md|xml|ya?ml)$/];

/** The part of a link's text that its address has too, but with another value. @type {(text: string, url: string) => string | undefined} */
function otherPart(text, url) {
  const address = url.replace(/[?#].*$/s, '');
  const [release, file] = PARTS.map((part) => part.exec(text)?.[0] ?? '');
  // A page of any docs version can describe a release.
  const isFree = address.startsWith('/docs/') && !/^docs /i.test(text);
  if (release && !isFree && /\d\.\d+\.\d/.test(address) && !/#L\d/.test(url))
    return address.includes(release) ? undefined : release;

  const isFile = file && path.extname(address) === path.extname(file);
  return isFile && path.basename(address) !== file ? file : undefined;
}

/** @type {(text: string, url: string, isImage: boolean) => string | false} */
function problemOf(text, url, isImage) {
  if (!isImage && MOVING_LINES.test(url))
    return `The lines of ${url} move. Link to them in a tag or a commit instead of a branch.`;

  if (!isImage) {
    if (URL_AS_TEXT.test(text))
      return `The link shows its URL, ${text}. Write the title of the page.`;

    const part = otherPart(text, url);
    return (
      part !== undefined &&
      `The text names ${part}, but the link leads to ${url}. Correct one of them.`
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
    // The first one of a pair is reported.
    const exchanged = labels.find((each) => each.text === text && EXCHANGED.test(each.url));
    const modes =
      exchanged?.url === url
        ? `${url} has the name of the ${other} variant. End both URLs with the modes in their names.`
        : other && !hasOther && !exchanged && `Readers in ${other} mode do not see ${url}. ${fix}`;
    return {line, text, message: problemOf(text, url, isImage) || (modes ?? false)};
  }),
);
