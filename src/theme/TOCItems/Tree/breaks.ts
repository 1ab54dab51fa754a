/** Labels of a table of contents, and their line breaks. Independent of React. */
import type {Props} from '@theme/TOCItems/Tree';

type TOCTreeNode = Props['toc'][number];

/** A tag, which is kept; the end of a camel-case part of a name; the position after a dot in a path. */
const TAG_OR_BREAK = /<[^>]*>|(?<=[a-z0-9])(?=[A-Z])|(?<=\.)(?=\w)/g;

/** Allows line breaks in names in code only between their words. */
export const breakableCode = (html: string): string =>
  html.replace(/<code>.*?<\/code>/g, (code) =>
    code.replace(TAG_OR_BREAK, (found) => found || '<wbr>'),
  );

/** Omits the message at the end of a heading such as "The file is in syntax 3.0: `Unsupported …`". */
export const withoutMessage = (html: string): string =>
  html.replace(/: <code>[^<]{25,}<\/code>$/, '');

/** Applies `breakableCode` and `withoutMessage` to all entries of a table of contents. */
export const withBreaks = (toc: readonly TOCTreeNode[]): readonly TOCTreeNode[] =>
  toc.map((entry) => ({
    ...entry,
    value: breakableCode(withoutMessage(entry.value)),
    children: [...withBreaks(entry.children)],
  }));
