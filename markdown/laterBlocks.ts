/**
 * Rehype plugin that wraps the blocks of a long page after those of the first screen in `<LaterBlocks>`, so
 * that a change to the page shows its first screen before React renders the rest.
 */
import type {HtmlNode} from './codeBlocks/rehype';
import {jsxElement} from './mdx';

/** Blocks such as headings and paragraphs. They are higher than a large screen. */
export const FIRST_BLOCKS = 24;

/** Rehype plugin. The component is registered in `src/theme/MDXComponents`. */
export function rehypeLaterBlocks(): (tree: object) => void {
  return (tree) => {
    const root = tree as HtmlNode;
    const nodes = root.children ?? [];
    const isBlock = ({type}: HtmlNode) => type === 'element' || type === 'mdxJsxFlowElement';
    const first = nodes.filter(isBlock)[FIRST_BLOCKS];
    if (first === undefined) return;

    const later = nodes.slice(nodes.indexOf(first));
    // Imports and exports are only valid at the top level.
    const isModule = ({type}: HtmlNode) => type === 'mdxjsEsm';
    root.children = [
      ...nodes.slice(0, nodes.indexOf(first)),
      ...later.filter(isModule),
      {...jsxElement('LaterBlocks'), children: later.filter((node) => !isModule(node))} as HtmlNode,
    ];
  };
}
