import {readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from './root';

const [LIGHT = '', DARK = ''] = readFileSync(path.join(root, 'src/css/tokens.css'), 'utf8').split(
  "[data-theme='dark']",
);

/** Color of a token in a mode; the dark theme falls back to `:root`. */
export function token(name: string, mode: 'light' | 'dark'): string {
  const find = (block: string) => new RegExp(`${name}: (#[0-9a-f]{6});`).exec(block)?.[1];
  const value = (mode === 'dark' ? find(DARK) : undefined) ?? find(LIGHT);
  if (value === undefined) throw new Error(`src/css/tokens.css has no color ${name}`);

  return value;
}
