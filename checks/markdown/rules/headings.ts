/** Headings, which are also the table of contents, the search records and the anchors. */
import type {ProseRule} from '../rule';

/** Length at which a heading wraps in the table of contents for the third time. */
const MAXIMUM_LENGTH = 80;

/** Questions there begin with the message of a library, however long it is. */
const QUOTES_MESSAGES = /(?:^|\/)commonErrors\//;

/** Pages of `src/pages` do not get their title rendered; they carry it as a heading. */
const HAS_OWN_TITLE = /^src\/pages\//;

export const headings: ProseRule = {
  name: 'headings',
  check: ({file, headings: all, title}) =>
    all.flatMap(({line, text: label, depth}) => {
      const found = (message: string) => [{line, text: label, message}];
      if (label === '') {
        return found('The heading is empty. Give it a text, or remove it.');
      }
      if (title !== undefined && depth === 1 && !HAS_OWN_TITLE.test(file)) {
        return found(
          `"# ${label}": the title in the front matter is the main heading. Begin with ##.`,
        );
      }
      if (title !== undefined && depth > 1 && label === title) {
        return found(`"${label}" repeats the title. Name the task or the field of the section.`);
      }
      if (label.length > MAXIMUM_LENGTH && !QUOTES_MESSAGES.test(file)) {
        return found(
          `"${label}" has ${label.length} characters, expected at most ${MAXIMUM_LENGTH}. ` +
            'Keep the task or the field, and say the rest below.',
        );
      }
      return [];
    }),
};
