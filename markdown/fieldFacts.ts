/**
 * Remark plugin: gives each `<FieldFacts path version />` the facts of its field, so that a page
 * carries the facts it shows and no others. The component is in `src/components/FieldFacts`.
 */
import type {Root} from 'mdast';
import {factSheet} from '../pricing2yaml/fields/sheet';

interface Attribute {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
}

interface TreeNode {
  readonly type: string;
  readonly name?: string;
  attributes?: Attribute[];
  readonly children?: readonly TreeNode[];
  readonly position?: {readonly start: {readonly line: number}};
}

/** The file that is compiled, as remark hands it over. */
interface SourceFile {
  readonly path: string;
}

function addFacts(node: TreeNode, file: SourceFile): void {
  if (node.name === 'FieldFacts') {
    const valueOf = (name: string) =>
      String(node.attributes?.find((attribute) => attribute.name === name)?.value ?? '');
    try {
      const sheet = factSheet(valueOf('path'), valueOf('version'));
      node.attributes = [{type: 'mdxJsxAttribute', name: 'facts', value: JSON.stringify(sheet)}];
    } catch (error) {
      const line = node.position?.start.line ?? 1;
      throw new Error(`${file.path}:${line}: ${(error as Error).message}`, {cause: error});
    }
  }
  node.children?.forEach((child) => addFacts(child, file));
}

/**
 * The plugin, as remark takes it.
 *
 * @throws Error naming file and line, when an element names no field of the syntax
 */
export function remarkFieldFacts(): (tree: Root, file: SourceFile) => void {
  return (tree, file) => addFacts(tree as TreeNode, file);
}
