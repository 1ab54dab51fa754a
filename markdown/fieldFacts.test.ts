import type {Root} from 'mdast';
import {remarkFieldFacts} from './fieldFacts';
import {factSheet} from '@pricing4saas/pricing2yaml/fields/sheet';

const element = (path: string, version: string) => ({
  type: 'mdxJsxFlowElement',
  name: 'FieldFacts',
  position: {start: {line: 7}},
  attributes: [
    {type: 'mdxJsxAttribute', name: 'path', value: path},
    {type: 'mdxJsxAttribute', name: 'version', value: version},
  ],
});
const pageWith = (node: object) =>
  ({type: 'root', children: [{type: 'paragraph', children: [node]}]}) as unknown as Root;
const file = {path: 'docs/spec.mdx'};

describe('remarkFieldFacts', () => {
  it('adds the facts of the field in the version', () => {
    const node = element('usageLimits.<name>.type', '3.0');
    remarkFieldFacts()(pageWith(node), file);
    const facts = JSON.stringify(factSheet('usageLimits.<name>.type', '3.0'));
    expect(node.attributes).toMatchObject([{name: 'facts', value: facts}]);
  });
  it('moves the description into the element, up to the first sample', () => {
    const node = {...element('currency', '2.1'), children: []};
    const [text, sample] = [
      {type: 'paragraph', children: []},
      {type: 'code', value: ''},
    ];
    const tree = {type: 'root', children: [node, text, sample]};
    remarkFieldFacts()(tree as unknown as Root, file);
    expect(tree.children).toEqual([node, sample]);
    expect(node.children).toEqual([text]);
  });
  it('throws with file and line for an unknown field', () => {
    expect(() => remarkFieldFacts()(pageWith(element('custom', '2.1')), file)).toThrow(
      'docs/spec.mdx:7: Pricing2Yaml 2.1 has no field "custom"',
    );
  });
});
