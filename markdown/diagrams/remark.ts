/**
 * Shows the drawn pictures of a diagram in place of its Mermaid source. Runs before the plugins of
 * Docusaurus, which would hand the source to Mermaid in the browser.
 */
import path from 'node:path';
import type {Code, Root, RootContent} from 'mdast';
import {findDrawing, readMermaidVersion, type Drawing} from './drawing';

/** What the plugin needs to know. */
export interface RemarkDiagramsOptions {
  /** Absolute path of the repository. */
  readonly root: string;
}

/** Name of the component in a page that has diagrams, and where it comes from. */
const COMPONENT = 'Diagram';
const COMPONENT_MODULE = '@site/src/components/Diagram';

interface Parent {
  readonly children: RootContent[];
}

function isParent(node: unknown): node is Parent {
  return Array.isArray((node as Partial<Parent>).children);
}

function replaceDiagrams(node: Parent, draw: (code: Code) => Drawing | undefined): boolean {
  let found = false;
  node.children.forEach((child, index) => {
    if (child.type === 'code' && child.lang === 'mermaid') {
      const drawing = draw(child);
      if (drawing !== undefined) {
        found = true;
        node.children[index] = diagramElement(drawing);
      }
    } else if (isParent(child)) {
      found = replaceDiagrams(child, draw) || found;
    }
  });
  return found;
}

function diagramElement({name, width, height, text}: Drawing): RootContent {
  const attributes = {drawing: name, width: String(width), height: String(height), text};
  return {
    type: 'mdxJsxFlowElement',
    name: COMPONENT,
    attributes: Object.entries(attributes).map(([attribute, value]) => ({
      type: 'mdxJsxAttribute',
      name: attribute,
      value,
    })),
    children: [],
  } as unknown as RootContent;
}

/** The import of the component, so that only pages with diagrams load it. */
function componentImport(): RootContent {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [
              {type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: COMPONENT}},
            ],
            source: {type: 'Literal', value: COMPONENT_MODULE, raw: `'${COMPONENT_MODULE}'`},
            attributes: [],
          },
        ],
      },
    },
  } as unknown as RootContent;
}

/**
 * Remark plugin.
 *
 * A source that is not drawn stays a Mermaid source in the development server, which draws it in
 * the browser.
 *
 * @throws Error in a production build, naming file, line and mend
 */
export function remarkDiagrams({
  root,
}: RemarkDiagramsOptions): (tree: Root, file: {readonly path: string}) => void {
  const mermaidVersion = readMermaidVersion(root);
  return (tree, file) => {
    const hasDiagrams = replaceDiagrams(tree, (code) => {
      const drawing = findDrawing(root, code.value, mermaidVersion);
      if (!('problem' in drawing)) {
        return drawing;
      }
      const line = code.position?.start.line ?? 0;
      const problem = `${path.relative(root, file.path)}:${line}: ${drawing.problem}`;
      if (process.env.NODE_ENV === 'production') {
        throw new Error(problem);
      }
      console.warn(problem);
      return undefined;
    });
    if (hasDiagrams) {
      tree.children.push(componentImport());
    }
  };
}
