/** What the installed packages contain although they do not promise it. Each test names the file that needs it. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readData} from '@pricing4saas/pricing2yaml/dataFile';
import {StyleModule} from 'style-mod';
import {readText, root} from '../../lib/root';
import {changed} from './changed';
import {PAGE_COMPONENTS, kindOf} from './components';
import {modalStyle} from './docsearchStyle';

const packageFile = (file: string) => path.join(root, 'node_modules', file);

const PARTS = readData(path.join(import.meta.dirname, 'installed.yml')) as Readonly<
  Record<string, readonly (readonly [part: string, text: string])[]>
>;

it.each(
  Object.entries(PARTS).flatMap(([file, parts]) => parts.map((part) => [file, ...part] as const)),
)('%s: %s contains %s', (file, part, text) => {
  const place = packageFile(part);
  const isThere = existsSync(place) && readFileSync(place, 'utf8').includes(text);
  const fix = 'Read what replaces it, and adapt the file.';
  expect(isThere, changed({file, expected: `${part} contains "${text}"`, fix})).toBe(true);
});

it('features/playground/src/editor/styleMod.ts replaces mount and reads the rules', () => {
  expect(Object.getOwnPropertyDescriptor(StyleModule, 'mount')?.writable).toBe(true);
  expect(new StyleModule({a: {color: 'red'}}).getRules()).toContain('color: red');
});

it('features/search/src/theme/SearchBar/modal.css sets the variables of DocSearch', () => {
  const file = 'features/search/src/theme/SearchBar/modal.css';
  const styles = readFileSync(packageFile('@docsearch/css/dist/modal.css'), 'utf8');
  // DocSearch sets the height of the window itself, and the color of icons nowhere.
  const used = styles.match(/(?<=var\()--docsearch-(?!vh|icon-color)[\w-]+/g);
  expect(new Set(used).size).toBeGreaterThan(20);
  const own = readText(file);
  expect(used!.filter((name) => !own.includes(`${name}:`))).toEqual([]);
});

it('plugins/upstream/docsearchStyle.ts finds the style of the modal', () => {
  expect(modalStyle()).toMatch(/^\..+\{.+\}$/s);
});

it.each(Object.keys(PAGE_COMPONENTS))(
  'plugins/upstream/components.ts: a theme has %s',
  (component) => {
    const places = ['theme-classic', 'theme-search-algolia'].map((theme) =>
      packageFile(component.replace('@theme', `@docusaurus/${theme}/lib/theme`)),
    );
    expect(places.some(existsSync), `PAGE_COMPONENTS: neither of ${places.join(', ')} exists`).toBe(
      true,
    );
  },
);

it('kindOf rejects an unknown component of the theme', () => {
  expect(kindOf('@site/features/a.tsx', '/a')).toBeUndefined();
  expect(() => kindOf('@theme/NewPage', '/new')).toThrow(
    /components\.ts: .* page \/new .* but found @theme\/NewPage\. Add the component to PAGE_COMPONENTS/,
  );
});
