/** Creates and reads MDX nodes for the remark plugins of this folder. */
import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** A block element such as `<Tabs groupId="a">`. */
export const jsxElement = (
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly RootContent[] = [],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  })),
  children: [...children] as MdxJsxFlowElement['children'],
});

/** Text of an attribute, or `undefined` if it does not exist or is an expression. */
export function attributeOf(
  {attributes}: MdxJsxFlowElement | MdxJsxTextElement,
  name: string,
): string | undefined {
  const found = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** The statement `import name from 'module'`. */
export const importOf = (name: string, module: string): RootContent =>
  unified().use(remarkParse).use(remarkMdx).parse(`import ${name} from '${module}'`).children[0]!;
