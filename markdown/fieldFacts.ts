/**
 * Gives each `<FieldFacts path version />` the facts of its field, so that a page carries the facts
 * it shows and no others. The component is in `src/components/FieldFacts`.
 */
import type {Root} from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {factSheet} from '../pricing2yaml/fields/sheet';
import {attributeOf, jsxElement} from './mdx';

/**
 * Remark plugin.
 *
 * @throws Error naming file and line, when an element names a field that the syntax does not have
 */
export function remarkFieldFacts(): (tree: Root, file: {readonly path: string}) => void {
  return (tree, file) => {
    visit(tree, (node) => {
      const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
      if (!isElement || node.name !== 'FieldFacts') {
        return;
      }
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
