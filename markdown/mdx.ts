/** Creates and reads MDX nodes for the remark plugins of this folder. */
import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

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
