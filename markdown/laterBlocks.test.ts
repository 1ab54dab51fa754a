import type {HtmlNode} from './codeBlocks/rehype';
import {FIRST_BLOCKS, rehypeLaterBlocks} from './laterBlocks';

const paragraph = (): HtmlNode => ({type: 'element', tagName: 'p'});
const line: HtmlNode = {type: 'text', value: '\n'};
const statement: HtmlNode = {type: 'mdxjsEsm', value: 'export const answer = 42;'};

/** A page of a number of paragraphs with line breaks between them, as MDX parses it. */
const page = (paragraphs: number): HtmlNode[] =>
  Array.from({length: paragraphs}, () => [paragraph(), line]).flat();

function transformed(children: HtmlNode[]): (HtmlNode & {readonly name?: string})[] {
  const tree: HtmlNode = {type: 'root', children};
  rehypeLaterBlocks()(tree);
  return tree.children!;
}

describe('rehypeLaterBlocks', () => {
  it('wraps the blocks after the first ones, in their order', () => {
    const table: HtmlNode = {type: 'mdxJsxFlowElement'};
    const nodes = transformed([...page(FIRST_BLOCKS), table, line, paragraph()]);
    expect(nodes.slice(0, -1)).toEqual(page(FIRST_BLOCKS));
    expect(nodes.at(-1)).toMatchObject({name: 'LaterBlocks', children: [table, line, paragraph()]});
  });
  it('wraps them in pieces, each in the piece before', () => {
    const nodes = transformed([...page(2 * FIRST_BLOCKS), paragraph()]);
    const piece = nodes.at(-1)!.children!;
    expect(piece.slice(0, -1)).toEqual(page(FIRST_BLOCKS));
    expect(piece.at(-1)).toMatchObject({name: 'LaterBlocks', children: [paragraph()]});
  });
  it('leaves imports and exports at the top level', () => {
    const nodes = transformed([...page(FIRST_BLOCKS + 1), statement, paragraph()]);
    expect(nodes[0]).toEqual(statement);
    expect(nodes.at(-1)!.children).toEqual([paragraph(), line, paragraph()]);
  });
});
