/** Makes and reads the MDX nodes that the remark plugins of this folder put into pages. */
import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

/** An element such as `<Tabs groupId="a">`, on its own lines. */
export function jsxElement(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly RootContent[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: [...children] as MdxJsxFlowElement['children'],
  };
}

/** Text of an attribute; `undefined` when the element has no such attribute, or an expression in it. */
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
export function importOf(name: string, module: string): MdxjsEsm {
  const local = {type: 'Identifier' as const, name};
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
            specifiers: [{type: 'ImportDefaultSpecifier', local}],
            source: {type: 'Literal', value: module, raw: `'${module}'`},
            attributes: [],
          },
        ],
      },
    },
  };
}
