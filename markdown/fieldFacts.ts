/**
 * Adds the facts of its field to each `<FieldFacts path version />`, so that a page only contains
 * the facts that it shows. The component is in `src/components/FieldFacts`.
 */
import type {Root} from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {factSheet} from '@pricing4saas/pricing2yaml/fields/sheet';
import {attributeOf, jsxElement} from './mdx';

/**
 * Remark plugin.
 *
 * @throws Error with file and line if the syntax does not have the field of an element
 */
export function remarkFieldFacts(): (tree: Root, file: {readonly path: string}) => void {
  return (tree, file) => {
    visit(tree, (node) => {
      const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
      if (!isElement || node.name !== 'FieldFacts') return;

      try {
        const sheet = factSheet(
          attributeOf(node, 'path') ?? '',
          attributeOf(node, 'version') ?? '',
        );
        node.attributes = jsxElement('', {facts: JSON.stringify(sheet)}).attributes;
      } catch (error) {
        const line = node.position?.start.line ?? 1;
        throw new Error(`${file.path}:${line}: ${(error as Error).message}`, {cause: error});
      }
    });
  };
}
