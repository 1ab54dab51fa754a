/** Where the lines of a table of contents may break. Knows nothing of React. */
import type {Props} from '@theme/TOCItems/Tree';

type TOCTreeNode = Props['toc'][number];

/** A tag, which stays as it is; the end of a hump of a name; the place after a dot of a path. */
const TAG_OR_BREAK = /<[^>]*>|(?<=[a-z0-9])(?=[A-Z])|(?<=\.)(?=\w)/g;

/** Lets names in code break between their words, and nowhere else. */
export function breakableCode(html: string): string {
  return html.replace(/<code>.*?<\/code>/g, (code) =>
    code.replace(TAG_OR_BREAK, (found) => found || '<wbr>'),
  );
}

/** The same for all entries of a table of contents. */
export function withBreaks(toc: readonly TOCTreeNode[]): readonly TOCTreeNode[] {
  return toc.map((entry) => ({
    ...entry,
    value: breakableCode(entry.value),
    children: [...withBreaks(entry.children)],
  }));
}
