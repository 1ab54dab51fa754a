import path from 'node:path';
import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {remarkDiagrams} from './remark';
import {drawnFolder} from './testing';
import {root} from '../../lib/root';

const folder = drawnFolder();
const undrawn = 'Before.\n\n```mermaid\nflowchart TB\n  accTitle: new\n  a --> b\n```\n';

function run(markdown: string): Root {
  const tree = unified().use(remarkParse).parse(markdown);
  remarkDiagrams(folder)(tree, {path: path.join(root, 'docs/page.md')});
  return tree;
}

describe('remarkDiagrams', () => {
  it('throws with file and line in a production build if a source is not drawn', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => run(undrawn)).toThrow(
      /^docs\/page\.md:3: .*not drawn.*npm run generate -- diagrams/,
    );
  });
  it('keeps such a source in the development server and warns', () => {
    vi.stubEnv('NODE_ENV', 'development');
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(run(undrawn).children[1]).toMatchObject({type: 'code', lang: 'mermaid'});
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('docs/page.md:3: '));
  });
});
