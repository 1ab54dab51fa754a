import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {root} from '../../lib/root';

const themeDir = path.join(root, 'src/theme');

it('src/theme/README.md lists exactly the theme overrides', () => {
  const readme = readFileSync(path.join(themeDir, 'README.md'), 'utf8');
  const listed = [...readme.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name!);
  // Every folder with an `index` module.
  const present = readdirSync(themeDir, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile() && /^index\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(themeDir, entry.parentPath).split(path.sep).join('/'));
  expect(listed.length).toBeGreaterThan(0);
  expect(listed.sort()).toEqual(present.sort());
});
