/**
 * Replaces `<VersionChanges of="2.0.1" />` with a heading and the component for each change of that
 * version, because headings of components are not in the table of contents.
 */
import type {Heading, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {CHANGES, type Change} from '../site/versions/changes';
import {attributeOf, jsxElement} from './mdx';

const COMPONENT = 'VersionChanges';

function parseInline(text: string): PhrasingContent[] {
  const [paragraph] = unified().use(remarkParse).parse(text).children;
  return (paragraph as Paragraph).children;
}

function expand(label: string, {id, title, ...change}: Change): RootContent[] {
  const heading: Heading = {
    type: 'heading',
    depth: 3,
    children: parseInline(title),
    data: {hProperties: {id}},
  };
  return [heading, jsxElement(COMPONENT, {of: label, change: JSON.stringify(change)})];
}

/**
 * Remark plugin. It must run before the plugins of Docusaurus, which collect the headings.
 *
 * @throws Error if the docs version of the component has no changes
 */
export function remarkVersionChanges(): (tree: Root) => void {
  return (tree) => {
    tree.children = tree.children.flatMap((node): RootContent[] => {
      if (node.type !== 'mdxJsxFlowElement' || node.name !== COMPONENT) return [node];

      const label = attributeOf(node, 'of') ?? '';
      const entry = CHANGES[label];
      if (!entry) {
        throw new Error(
          `<${COMPONENT} of="${label}" />: site/versions/ has no changes of docs version "${label}". ` +
            `It has changes of ${Object.keys(CHANGES).join(', ')}.`,
        );
      }
      return entry.changes.length === 0
        ? [node]
        : entry.changes.flatMap((change) => expand(label, change));
    });
  };
}
