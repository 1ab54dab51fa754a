import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {listedSwizzles, presentSwizzles} from './swizzles';
import {root} from '../../lib/root';

const themeDir = path.join(root, 'src/theme');

it('src/theme/README.md lists exactly the theme overrides', () => {
  const listed = listedSwizzles(readFileSync(path.join(themeDir, 'README.md'), 'utf8'));
  expect(listed.length).toBeGreaterThan(0);
  expect([...listed].sort()).toEqual(presentSwizzles(themeDir));
});
