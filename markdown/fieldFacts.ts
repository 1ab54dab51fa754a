/**
 * Adds the facts of its field to each `<FieldFacts path version />`, so that a page only contains
 * the facts that it shows, and moves the field's description into it: what is above the first sample.
 * The component is in `src/components/FieldFacts`.
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
    visit(tree, (node, index, parent) => {
      const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
      if (!isElement || node.name !== 'FieldFacts') return;

      try {
        const sheet = factSheet(
          attributeOf(node, 'path') ?? '',
          attributeOf(node, 'version') ?? '',
        );
        node.attributes = jsxElement('', {facts: JSON.stringify(sheet)}).attributes;
        const after = parent!.children.slice(index! + 1);
        const end = after.findIndex(({type}) => type === 'code' || type === 'heading');
        const description = parent!.children.splice(index! + 1, end < 0 ? after.length : end);
        node.children = description as typeof node.children;
      } catch (error) {
        const line = node.position?.start.line ?? 1;
        throw new Error(`${file.path}:${line}: ${(error as Error).message}`, {cause: error});
      }
    });
  };
}
