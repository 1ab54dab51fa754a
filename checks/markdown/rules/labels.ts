/** Labels of links and texts of pictures, which readers also hear alone. */
import path from 'node:path';
import type {ProseRule} from '../rule';

const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/;

/** A reader types these addresses into a browser, so they are shown. */
const LOCAL = /^https?:\/\/localhost\b/;

/** Texts that say that there is a picture and not what it shows. */
const EMPTY_WORDS =
  /^(?:an? )?(?:image|picture|screenshot|diagram|photo|figure|logo|icon)(?: \d+)?\.?$|^(?:image|picture|screenshot) of /i;

export const labels: ProseRule = {
  name: 'labels',
  check: ({labels: all}) =>
    all.flatMap(({line, text, url, isImage}) => {
      const found = (message: string) => [{line, text, message}];
      if (!isImage) {
        return ADDRESS.test(text) && !LOCAL.test(text)
          ? found(
              `The link shows its address, ${text}. Say where it leads: [title of the page](${url}).`,
            )
          : [];
      }
      if (EMPTY_WORDS.test(text)) {
        return found(`"${text}" does not say what the picture shows. Describe it in a few words.`);
      }
      const fileName = path.posix.basename(url).replace(/\.\w+$/, '');
      return text !== '' && (text === fileName || /\.(?:png|jpe?g|svg|gif|webp)$/i.test(text))
        ? found(`"${text}" is the name of the file. Say what the picture shows.`)
        : [];
    }),
};
