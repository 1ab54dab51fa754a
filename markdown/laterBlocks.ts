/**
 * Rehype plugin that wraps the blocks of a long page after those of the first screen in `<LaterBlocks>`, so
 * that a change to the page shows its first screen before React renders the rest.
 */
import type {HtmlNode} from './codeBlocks/rehype';
import {jsxElement} from './mdx';

/** Blocks such as headings and paragraphs. They are higher than a large screen. */
export const FIRST_BLOCKS = 24;

/** Blocks that React shows at once later, so that a slow phone reacts to a tap within 100 ms. */
export const LATER_BLOCKS = 80;

/** Wraps the nodes after a number of blocks, and in there those after the next ones. */
function wrapLater(nodes: HtmlNode[], count: number): HtmlNode[] {
  const isBlock = ({type}: HtmlNode) => type === 'element' || type === 'mdxJsxFlowElement';
  const first = nodes.filter(isBlock)[count];
  if (first === undefined) return nodes;

  const start = nodes.indexOf(first);
  const children = wrapLater(nodes.slice(start), LATER_BLOCKS);
  return [...nodes.slice(0, start), {...jsxElement('LaterBlocks'), children} as HtmlNode];
}

/** Rehype plugin. The component is registered in `src/theme/MDXComponents`. */
export function rehypeLaterBlocks(): (tree: object) => void {
  return (tree) => {
    const root = tree as HtmlNode;
    const nodes = root.children ?? [];
    // Imports and exports are only valid at the top level.
    const isModule = ({type}: HtmlNode) => type === 'mdxjsEsm';
    const others = nodes.filter((node) => !isModule(node));
    root.children = [...nodes.filter(isModule), ...wrapLater(others, FIRST_BLOCKS)];
  };
}
