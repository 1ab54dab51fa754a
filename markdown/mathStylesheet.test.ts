import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {readMathStylesheet} from '../site/mathStylesheet';
import {remarkMathStylesheet} from './mathStylesheet';
import {root} from '../lib/root';

const paragraph = (type: string) => ({type: 'paragraph', children: [{type, value: 'x'}]});

function childrenAfter(...children: object[]): unknown[] {
  const tree = {type: 'root', children} as unknown as Root;
  remarkMathStylesheet()(tree);
  return tree.children;
}

describe('remarkMathStylesheet', () => {
  it('does not change pages without formulas', () => {
    expect(childrenAfter(paragraph('text'))).toHaveLength(1);
  });
  it.each([
    ['inline', paragraph('inlineMath')],
    ['display', {type: 'math', value: 'x'}],
  ])('adds the stylesheet to a page with an %s formula, once', (_name, formula) => {
    const children = childrenAfter(paragraph('text'), formula, formula);
    expect(children.slice(3)).toMatchObject([{name: 'MathStylesheet'}]);
  });
});

describe('readMathStylesheet', () => {
  const katex = path.join(root, 'node_modules/katex');
  const {href, integrity} = readMathStylesheet(root);
  it('contains exactly the installed version', () => {
    const {version} = JSON.parse(readFileSync(path.join(katex, 'package.json'), 'utf8')) as {
      version: string;
    };
    expect(href).toBe(`https://cdn.jsdelivr.net/npm/katex@${version}/dist/katex.min.css`);
  });
  it('contains the hash of the installed file', () => {
    const hash = createHash('sha384').update(readFileSync(path.join(katex, 'dist/katex.min.css')));
    expect(integrity).toBe(`sha384-${hash.digest('base64')}`);
  });
});
