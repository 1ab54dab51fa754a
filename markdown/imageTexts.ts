/**
 * Unescapes image texts. The `transformImage` plugin of `@docusaurus/mdx-loader` escapes `alt` and
 * `title`, and React escapes them again, so screen readers would read `&#39;` for an apostrophe.
 */
import {load} from 'cheerio';
import type {Root} from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/** Remark plugin. It must run after the plugins of Docusaurus. */
export function remarkImageTexts(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'mdxJsxTextElement', ({name, attributes}) => {
      for (const attribute of name === 'img' ? attributes : []) {
        const {value} = attribute;
        const isText =
          attribute.type === 'mdxJsxAttribute' && ['alt', 'title'].includes(attribute.name);
        if (isText && typeof value === 'string') attribute.value = load(value, null, false).text();
      }
    });
  };
}
