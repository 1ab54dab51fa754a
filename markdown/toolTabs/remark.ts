/**
 * Turns one fence into tabs for the tool of the reader's choice, which the site remembers.
 *
 * `bash package-managers` gets tabs for npm, yarn and pnpm; `xml java-build` gets tabs for Maven and
 * Gradle. Authors write npm and Maven; the rest is translated. It works in `.md` and `.mdx`.
 */
import type {Code, Root, RootContent} from 'mdast';
import {parseContract} from '../fenceMetadata';
import {toGradle} from './javaBuild';
import {TranslationError, translations} from './packageManagers';

/** One tab of a group. */
interface Tab {
  readonly value: string;
  readonly label: string;
  readonly code: Code;
}

/** A choice of tools. The name is the key under which Docusaurus stores what the reader chose. */
interface ToolGroup {
  readonly name: 'package-manager' | 'java-build';
  readonly tabs: readonly Tab[];
}

interface Parent {
  children: RootContent[];
}

/** Says which page a fence that cannot be translated stands on. */
function explain(error: unknown, file: string): Error {
  if (error instanceof TranslationError) {
    return new Error(`${file}: ${error.message} (npm run check:fences names the line.)`);
  }
  return error as Error;
}

function groupOf(node: Code): ToolGroup | undefined {
  const {words, values} = parseContract(node.meta ?? '');
  if (words.has('package-managers')) {
    const tabs = [...translations({code: node.value, values})].map(([manager, value]) => ({
      value: manager,
      label: manager,
      code: {...node, value},
    }));
    return {name: 'package-manager', tabs};
  }
  if (words.has('java-build')) {
    const gradle: Code = {
      type: 'code',
      lang: 'kotlin',
      meta: 'title="build.gradle.kts"',
      value: toGradle(node.value),
    };
    return {
      name: 'java-build',
      tabs: [
        {value: 'maven', label: 'Maven', code: node},
        {value: 'gradle', label: 'Gradle', code: gradle},
      ],
    };
  }
  return undefined;
}

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: unknown[],
): RootContent {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
  } as unknown as RootContent;
}

function replaceFences(parent: Parent): void {
  parent.children = parent.children.map((child) => {
    if (child.type !== 'code') {
      if ('children' in child) {
        replaceFences(child as unknown as Parent);
      }
      return child;
    }
    const group = groupOf(child);
    return group === undefined
      ? child
      : element(
          'Tabs',
          {groupId: group.name},
          group.tabs.map(({value, label, code}) => element('TabItem', {value, label}, [code])),
        );
  });
}

/** Remark plugin. The components are registered in `src/theme/MDXComponents`. */
export function remarkToolTabs(): (tree: Root, file: {readonly path?: string}) => void {
  return (tree, {path = 'a page'}) => {
    try {
      replaceFences(tree);
    } catch (error) {
      throw explain(error, path);
    }
  };
}
