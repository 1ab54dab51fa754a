/** Grouping of a long table of contents. Independent of React. */
import type {Props} from '@theme/TOCItems/Tree';

type TOCTreeNode = Props['toc'][number];

/** Minimum number of entries for collapsible sections and nested fields. */
export const LONG = 40;

/** Number of entries of a table of contents, on all levels. */
export const countEntries = (toc: readonly TOCTreeNode[]): number =>
  toc.reduce((count, {children}) => count + 1 + countEntries(children), 0);

/** Path of a field as HTML, if the heading is only that path in code. */
const fieldPath = ({value}: TOCTreeNode): string | undefined =>
  /^<code>([^<\s]+)<\/code>$/.exec(value)?.[1];

/**
 * Visually hides the path of the parent entry. Screen readers and the search of the browser still find
 * it in the text of the link.
 */
function shortened(path: string, parentPath: string, hiddenClass: string): string {
  const prefix = `${parentPath}.`;
  return `<code><span class="${hiddenClass}">${prefix}</span>${path.slice(prefix.length)}</code>`;
}

/**
 * Nests fields below their object: `plans.<name>.price` below `plans.<name>`. The order does not
 * change. Entries that are not fields, or whose object has no earlier entry, stay at the top level.
 *
 * @param entries headings of one section
 * @param hiddenClass class of the hidden part of a path
 */
export function nestFields(
  entries: readonly TOCTreeNode[],
  hiddenClass: string,
): readonly TOCTreeNode[] {
  const roots: TOCTreeNode[] = [];
  /** The entries that can contain the next one, innermost last. */
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
