/**
 * Turns a fence into tabs for different tools. The site stores the choice of the reader.
 *
 * `bash package-managers` becomes tabs for npm, yarn and pnpm, and `xml java-build` tabs for Maven
 * and Gradle. Authors write npm and Maven, which the plugin translates.
 */
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {parseFenceMetadata} from '../fenceMetadata';
import {jsxElement} from '../mdx';
import {toGradle} from './javaBuild';
import {PACKAGE_MANAGERS, TranslationError, translations} from './packageManagers';

/** Tabs of each group, by the name under which Docusaurus stores the choice. */
export const TOOL_TABS: Readonly<Record<string, readonly string[]>> = {
  'package-manager': PACKAGE_MANAGERS,
  'java-build': ['maven', 'gradle'],
};

/** Tabs. Docusaurus stores their choice under the name. */
const tabs = (name: string, panels: readonly (readonly [label: string, code: Code])[]) =>
  jsxElement(
    'Tabs',
    {groupId: name},
    panels.map(([label, code]) =>
      jsxElement('TabItem', {value: label.toLowerCase(), label}, [code]),
    ),
  );

function tabsOf(node: Code): MdxJsxFlowElement | undefined {
  const {words, values} = parseFenceMetadata(node.meta ?? '');
  if (words.has('package-managers')) {
    const commands = [...translations({code: node.value, values})];
    return tabs(
      'package-manager',
      commands.map(([manager, value]) => [manager, {...node, value}]),
    );
  }
  if (words.has('java-build')) {
    const meta = 'title="build.gradle.kts"';
    const gradle: Code = {type: 'code', lang: 'kotlin', meta, value: toGradle(node.value)};
    return tabs('java-build', [
      ['Maven', node],
      ['Gradle', gradle],
    ]);
  }
  return undefined;
}

/**
 * Remark plugin. The components are registered in `src/theme/MDXComponents`.
 *
 * @throws Error with file and line if a fence cannot be translated
 */
export function remarkToolTabs(): (tree: Root, file: {readonly path?: string}) => void {
  return (tree, {path = 'a page'}) => {
    visit(tree, 'code', (node, index, parent) => {
      try {
        parent!.children[index!] = tabsOf(node) ?? node;
      } catch (error) {
        if (error instanceof TranslationError) {
          throw new Error(`${path}:${node.position?.start.line ?? 1}: ${error.message}`, {
            cause: error,
          });
        }
        throw error;
      }
    });
  };
}
