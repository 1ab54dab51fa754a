/** What the installed packages contain although they do not promise it. Each test names the file that needs it. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {StyleModule} from 'style-mod';
import {root} from '../../lib/root';
import {PricingJwtUtils} from '../../node_modules/pricing4ts/dist/server/utils/pricing-jwt-utils';
import {updaters} from '../../node_modules/pricing4ts/dist/server/utils/version-updaters/updaters';
import {changed} from './changed';
import {classicPresetWith} from './classicPreset';
import {PAGE_COMPONENTS, kindOf} from './components';
import {modalStyle} from './docsearchStyle';

const packageFile = (file: string) => path.join(root, 'node_modules', file);

const CORE = '@docusaurus/core/lib';
const THEME = '@docusaurus/theme-classic/lib';
const DROPDOWN = `${THEME}/theme/NavbarItem/DropdownNavbarItem/Desktop/index.js`;
const BAR = '@docusaurus/theme-common/lib/contexts/announcementBar.js';
const EVALUATOR = 'pricing4ts/dist/server/utils/pricing-evaluator.js';

/** File of the site → files of packages, each with a string that it contains. */
const PARTS: Readonly<Record<string, readonly (readonly [part: string, text: string])[]>> = {
  'src/client/upstream/prefetch.ts': [
    [`${CORE}/client/docusaurus.js`, 'const prefetch = (routePath)'],
    [`${CORE}/client/exports/Link.js`, 'window.docusaurus.prefetch('],
  ],
  'src/theme/Error': [[`${CORE}/client/docusaurus.js`, 'const preload = (routePath)']],
  'plugins/load-failure/script.ts': [
    [`${CORE}/client/clientEntry.js`, 'window.docusaurus ='],
    [`${CORE}/client/hasHydratedDataAttribute.js`, 'data-has-hydrated={isBrowser}'],
  ],
  'src/client/upstream/announcement.ts': [
    [BAR, "createStorageSlot('docusaurus.announcement.id')"],
    [BAR, "createStorageSlot('docusaurus.announcement.dismiss')"],
    [BAR, 'const { id } = announcementBar'],
    [`${THEME}/inlineScripts.js`, 'data-announcement-bar-initially-dismissed'],
  ],
  'src/client/upstream/dropdowns.ts': [
    [DROPDOWN, "document.addEventListener('mousedown', handleClickOutside)"],
    [DROPDOWN, "e.key === 'Enter'"],
    [DROPDOWN, 'aria-expanded={showDropdown}'],
  ],
  'plugins/upstream/colorMode.ts': [
    [`${THEME}/inlineScripts.js`, "setAttribute('data-theme', initialTheme"],
    [`${THEME}/inlineScripts.js`, "setAttribute('data-theme-choice', initialTheme"],
  ],
  'src/client/upstream/pendingNavigation.ts': [
    [`${THEME}/nprogress.js`, 'onRouteUpdate({'],
    [`${CORE}/client/preload.js`, 'match.route.component.preload?.()'],
  ],
  'src/client/upstream/unmatchedPaths.ts': [
    [`${CORE}/client/clientEntry.js`, 'preload(window.location.pathname)'],
    [`${CORE}/client/PendingNavigation.js`, 'location: nextLocation,'],
    [`${CORE}/client/ClientLifecyclesDispatcher.js`, 'decodeURIComponent(hash.substring(1))'],
  ],
  'src/theme/NavbarItem/DocsVersionDropdownNavbarItem': [
    [
      '@docusaurus/plugin-content-docs/lib/client/docsPreferredVersion.js',
      '`docs-preferred-version-${pluginId}`',
    ],
  ],
  'src/theme/Navbar/MobileSidebar/Layout': [
    [`${THEME}/theme/Navbar/MobileSidebar/Layout/index.js`, 'navbar-sidebar'],
  ],
  'src/theme/TabItem': [[`${THEME}/theme/TabItem/index.js`, 'hidden={!isSelected}']],
  'plugins/upstream/chunks.ts': [
    [
      `${CORE}/server/codegen/codegenRoutes.js`,
      'chunkName = (0, utils_1.simpleHash)(modulePath, 8)',
    ],
  ],
  'plugins/upstream/styleChunks.ts': [[`${CORE}/webpack/base.js`, "type: 'css/mini-extract'"]],
  'features/search/src/ui': [['@docsearch/react/dist/esm/index.js', 'nbHits']],
  'features/playground/src/worker/library.ts': [
    [EVALUATOR, 'eval(featureExpression)'],
    [EVALUATOR, 'PricingJwtUtils.encodeToken(claims)'],
  ],
};

it.each(
  Object.entries(PARTS).flatMap(([file, parts]) => parts.map((part) => [file, ...part] as const)),
)('%s: %s contains %s', (file, part, text) => {
  const place = packageFile(part);
  const isThere = existsSync(place) && readFileSync(place, 'utf8').includes(text);
  const fix = 'Read what replaces it, and adapt the file.';
  expect(isThere, changed({file, expected: `${part} contains "${text}"`, fix})).toBe(true);
});

it('features/playground/src/worker/library.ts replaces updaters and encodeToken', () => {
  expect(Object.values(updaters)).toContainEqual(expect.any(Function));
  expect(Object.getOwnPropertyDescriptor(updaters, Object.keys(updaters)[0]!)?.writable).toBe(true);
  expect(Object.getOwnPropertyDescriptor(PricingJwtUtils, 'encodeToken')?.writable).toBe(true);
});

it('features/playground/src/editor/styleMod.ts replaces mount and reads the rules', () => {
  expect(Object.getOwnPropertyDescriptor(StyleModule, 'mount')?.writable).toBe(true);
  expect(new StyleModule({a: {color: 'red'}}).getRules()).toContain('color: red');
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

describe('classicPresetWith', () => {
  const context = {siteConfig: {themeConfig: {}, future: {v4: {}}}} as unknown as LoadContext;
  const docs = ['./docs.ts', {}] as const;
  it('adds the docs plugin to the plugins of the preset', () => {
    expect(classicPresetWith([...docs], context, {}).plugins?.at(-1)).toEqual(docs);
  });
  it('rejects a preset without a plugin', () => {
    expect(() => classicPresetWith([...docs], context, {blog: false})).toThrow(
      /classicPreset\.ts: .* but found no plugin-content-blog\. List/,
    );
  });
});
