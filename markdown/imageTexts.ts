/**
 * Undoes the escaping of image texts. The `transformImage` plugin of `@docusaurus/mdx-loader` escapes
 * `alt` and `title` for HTML and then passes them to React, which escapes them again: a screen reader
 * would read `&#39;` for an apostrophe.
 */
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

const CHARACTERS: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&amp;': '&',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** An image as the plugin of Docusaurus leaves it. */
interface ImageElement {
  readonly type: 'mdxJsxTextElement';
  readonly name: string;
  readonly attributes: {readonly name: string; value: unknown}[];
}

/** Remark plugin. It must run after the plugins of Docusaurus. */
export function remarkImageTexts(): (tree: Root) => void {
  return (tree) => {
    visit(tree, {type: 'mdxJsxTextElement', name: 'img'}, (node) => {
      for (const attribute of (node as unknown as ImageElement).attributes) {
        if (['alt', 'title'].includes(attribute.name) && typeof attribute.value === 'string') {
          attribute.value = attribute.value.replace(
            /&(?:quot|amp|#39|lt|gt);/g,
            (entity) => CHARACTERS[entity]!,
          );
        }
      }
    });
  };
}
