import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {readText} from '../lib/root';
import {readLink, stateOf} from '@pricing4saas/playground/link';
import {playgroundFragment, remarkPlaygroundLinks} from './playgroundLinks';

const PRICING = 'saasName: X\nfeatures:\n  a: 1';

function linksIn(markdown: string) {
  const tree: Root = unified().use(remarkParse).parse(markdown);
  remarkPlaygroundLinks()(tree);
  return tree.children.map((node) =>
    node.type === 'mdxJsxFlowElement'
      ? Object.fromEntries(
          node.attributes.map((each) => ['name' in each ? each.name : '', each.value]),
        )
      : node.type,
  );
}

describe('remarkPlaygroundLinks', () => {
  it('adds a link after a whole pricing, which the playground reads', async () => {
    const fragment = playgroundFragment(`${PRICING}\n`);
    expect(await readLink(fragment)).toEqual({kind: 'state', state: stateOf(`${PRICING}\n`)});
    expect(linksIn(`\`\`\`yaml pricing=2.1\n${PRICING}\n\`\`\`\n\nText.`)).toEqual([
      'code',
      {fragment},
      'paragraph',
      'mdxjsEsm',
    ]);
  });
  it('opens the quoted file of a block with the word "playground"', () => {
    const file = 'samples/pricing/noteharbor-2.1.yml';
    const [line] = readText(file).split('\n');
    expect(linksIn(`\`\`\`yaml from=${file} playground\n${line}\n\`\`\``)[1]).toEqual({
      fragment: '#sample=noteharbor-2.1',
      embedded: 'true',
    });
  });
  it('does not change other blocks', () => {
    const blocks = ['yaml fragment=2.1\nfeatures:\n  a: 1', `text\n${PRICING}`];
    blocks.forEach((block) => expect(linksIn(`\`\`\`${block}\n\`\`\``)).toEqual(['code']));
  });
});
