import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readMathStylesheet} from '../site/mathStylesheet';
import {root} from '../lib/root';

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
