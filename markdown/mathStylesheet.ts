/**
 * Adds `<MathStylesheet />` to a page that contains a formula, and to no other page, so that only
 * readers of formulas load the KaTeX stylesheet. Runs after `remark-math`.
 */
import type {Root, RootContent} from 'mdast';

interface TreeNode {
  readonly type: string;
  readonly children?: readonly TreeNode[];
}

/** Whether a Markdown tree contains inline or display math. */
export function containsMath(node: TreeNode): boolean {
  return (
    node.type === 'math' ||
    node.type === 'inlineMath' ||
    (node.children?.some(containsMath) ?? false)
  );
}

/** Remark plugin. The component is registered in `src/theme/MDXComponents`. */
export function remarkMathStylesheet(): (tree: Root) => void {
  return (tree) => {
    if (containsMath(tree)) {
      tree.children.push({
        type: 'mdxJsxFlowElement',
        name: 'MathStylesheet',
        attributes: [],
        children: [],
      } as unknown as RootContent);
    }
  };
}
