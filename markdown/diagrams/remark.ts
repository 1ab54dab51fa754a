/**
 * Replaces Mermaid sources with their images. It must run before the plugins of Docusaurus, which
 * would render the source in the browser.
 */
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {root} from '../../lib/root';
import {importOf, jsxElement} from '../mdx';
import {findDrawing, readMermaidVersion} from './drawing';

const COMPONENT = 'Diagram';

/**
 * Remark plugin without options, which Docusaurus would copy into the JavaScript of every page. The development server renders a source that is not drawn in the browser.
 *
 * @throws Error in a production build if a source is not drawn, with file, line and fix
 */
export function remarkDiagrams(
  folder: string = root,
): (tree: Root, file: {readonly path: string}) => void {
  const mermaidVersion = readMermaidVersion(folder);
  return (tree, file) => {
    let hasDiagrams = false;
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'mermaid') return;

      const drawing = findDrawing(folder, node.value, mermaidVersion);
      if (!('problem' in drawing)) {
        const {name, width, height, text} = drawing;
        const attributes = {drawing: name, width: `${width}`, height: `${height}`, text};
        parent!.children[index!] = jsxElement(COMPONENT, attributes);
        hasDiagrams = true;
        return;
      }
      const line = node.position?.start.line ?? 0;
      const problem = `${path.relative(root, file.path)}:${line}: ${drawing.problem}`;
      if (process.env.NODE_ENV === 'production') throw new Error(problem);

      console.warn(problem);
    });
    if (hasDiagrams) {
      // Only pages with diagrams import the component.
      tree.children.push(importOf(COMPONENT, '@site/src/components/Diagram'));
    }
  };
}
