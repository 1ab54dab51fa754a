/**
 * Rehype plugin that wraps the blocks of a long page after those of the first screen in `<LaterBlocks>`, so
 * that a change to the page shows its first screen before React renders the rest.
 */
import type {HtmlNode} from './codeBlocks/rehype';
import {jsxElement} from './mdx';

/** Blocks such as headings and paragraphs. They are higher than a large screen. */
export const FIRST_BLOCKS = 24;

const isBlock = ({type}: HtmlNode) => type === 'element' || type === 'mdxJsxFlowElement';

/** Wraps the blocks after the first ones, and in it those after the next ones, and so on. */
function withLaterBlocks(nodes: readonly HtmlNode[]): HtmlNode[] {
  const first = nodes.filter(isBlock)[FIRST_BLOCKS];
  if (first === undefined) return [...nodes];

  const index = nodes.indexOf(first);
  const later = {...jsxElement('LaterBlocks'), children: withLaterBlocks(nodes.slice(index))};
  return [...nodes.slice(0, index), later as HtmlNode];
}

/** Rehype plugin. The component is registered in `src/theme/MDXComponents`. */
export function rehypeLaterBlocks(): (tree: object) => void {
  return (tree) => {
    const root = tree as HtmlNode;
    const nodes = root.children ?? [];
    // Imports and exports are only valid at the top level.
    const isModule = ({type}: HtmlNode) => type === 'mdxjsEsm';
    root.children = [
      ...nodes.filter(isModule),
      ...withLaterBlocks(nodes.filter((node) => !isModule(node))),
    ];
  };
}
