/** How a long table of contents is grouped. Knows nothing of React. */
import type {Props} from '@theme/TOCItems/Tree';

type TOCTreeNode = Props['toc'][number];

/** From this number of entries on, groups can be folded, and fields are listed below their objects. */
export const LONG = 40;

/** Number of entries of a table of contents, on all levels. */
export function countEntries(toc: readonly TOCTreeNode[]): number {
  return toc.reduce((count, {children}) => count + 1 + countEntries(children), 0);
}

/** Path of a field, when the heading is that path in code and nothing else; as HTML. */
function fieldPath({value}: TOCTreeNode): string | undefined {
  return /^<code>([^<\s]+)<\/code>$/.exec(value)?.[1];
}

/**
 * Leaves out what the entry above says already. The words stay in the text of the link, for screen
 * readers and for the search of the browser, and only leave the image.
 */
function shortened(path: string, parentPath: string, hiddenClass: string): string {
  const prefix = `${parentPath}.`;
  return `<code><span class="${hiddenClass}">${prefix}</span>${path.slice(prefix.length)}</code>`;
}

/**
 * Puts fields below the field that they are part of: `plans.<name>.price` below `plans.<name>`.
 * The order is kept. An entry that is not a field, or whose object has no entry before it, stays.
 *
 * @param entries headings of one section
 * @param hiddenClass class of the part of a path that is not shown
 */
export function nestFields(
  entries: readonly TOCTreeNode[],
  hiddenClass: string,
): readonly TOCTreeNode[] {
  const roots: TOCTreeNode[] = [];
  /** The entries that can contain the next one, the innermost last. */
  let open: {readonly path: string; readonly children: TOCTreeNode[]}[] = [];
  for (const entry of entries) {
    const path = fieldPath(entry);
    const children = [...entry.children];
    if (path === undefined) {
      open = [];
      roots.push({...entry, children});
      continue;
    }
    open = open.filter((candidate) => path.startsWith(`${candidate.path}.`));
    const parent = open.at(-1);
    (parent?.children ?? roots).push({
      ...entry,
      value: parent ? shortened(path, parent.path, hiddenClass) : entry.value,
      children,
    });
    open.push({path, children});
  }
  return roots;
}
