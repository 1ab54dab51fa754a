import {readText} from './root';

const [LIGHT = '', DARK = ''] = readText('src/css/tokens.css').split("[data-theme='dark']");

/** Color of a token in a mode; the dark theme falls back to `:root`. */
export function token(name: string, mode: 'light' | 'dark'): string {
  const find = (block: string) => new RegExp(`${name}: (#[0-9a-f]{6});`).exec(block)?.[1];
  const value = (mode === 'dark' ? find(DARK) : undefined) ?? find(LIGHT);
  if (value === undefined) throw new Error(`src/css/tokens.css has no color ${name}`);

  return value;
}
