import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {readMathStylesheet} from '../site/mathStylesheet';
import {containsMath, remarkMathStylesheet} from './mathStylesheet';
import {root} from '../lib/root';

const text = {type: 'paragraph', children: [{type: 'text', value: 'a'}]};
const formula = {type: 'paragraph', children: [{type: 'inlineMath', value: 'x'}]};

describe('remarkMathStylesheet', () => {
  it('finds inline and display formulas', () => {
    expect(containsMath(text)).toBe(false);
    expect(containsMath(formula)).toBe(true);
    expect(containsMath({type: 'root', children: [{type: 'math'}]})).toBe(true);
  });
  it('adds the stylesheet to pages with formulas only', () => {
    const plain = {type: 'root', children: [text]} as unknown as Root;
    remarkMathStylesheet()(plain);
    expect(plain.children).toHaveLength(1);
    const withMath = {type: 'root', children: [formula]} as unknown as Root;
    remarkMathStylesheet()(withMath);
    expect(withMath.children[1]).toMatchObject({name: 'MathStylesheet'});
  });
});

describe('readMathStylesheet', () => {
  const katex = path.join(root, 'node_modules/katex');
  const {href, integrity} = readMathStylesheet(root);
  it('names exactly the installed version', () => {
    const {version} = JSON.parse(readFileSync(path.join(katex, 'package.json'), 'utf8')) as {
      version: string;
    };
    expect(href).toBe(`https://cdn.jsdelivr.net/npm/katex@${version}/dist/katex.min.css`);
  });
  it('carries the hash of the installed file', () => {
    const hash = createHash('sha384').update(readFileSync(path.join(katex, 'dist/katex.min.css')));
    expect(integrity).toBe(`sha384-${hash.digest('base64')}`);
  });
});
