import type {RouteConfig} from '@docusaurus/types';
import {descriptionProblems, moveDescriptions} from './descriptions';
import {landingProblems, withoutTrailingSlash} from './landing';

const link = (docId: string) => ({type: 'link', href: `/docs/${docId}`, label: docId, docId});

const category = (href: string | undefined, ...items: object[]) => ({
  type: 'category',
  label: 'Category',
  ...(href !== undefined && {href}),
  items,
});

const page = (path: string, props?: object) => ({
  path,
  component: '@theme/DocCategoryGeneratedIndexPage',
  exact: true,
  props,
});

const version = (docs: object, docsSidebars: object, ...routes: object[]) =>
  ({
    path: '/docs/1.0/',
    component: '@theme/DocVersionRoot',
    props: {version: {docs, docsSidebars}},
    routes,
  }) as unknown as RouteConfig;

const index = {categoryGeneratedIndex: {title: 'Category'}};

it('moveDescriptions gives each category page the descriptions of its documents', () => {
  const docsWith = (descriptionOf: (id: string) => object) =>
    Object.fromEntries(['a', 'b', 'c'].map((id) => [id, {id, title: id, ...descriptionOf(id)}]));
  const docsSidebars = {
    api: [link('a'), category('/outer', link('b'), category('/inner', link('c')))],
    docs: [category(undefined, category('/nested', link('a')))],
  };
  const pages = [page('/docs/a'), ...['/outer', '/inner', '/nested'].map((p) => page(p, index))];
  const sidebar = {path: '/docs/1.0', component: 'Sidebar', routes: pages};
  const docs = docsWith((id) => ({description: `About ${id}`}));
  const root = {path: '/docs', component: 'Root', routes: [version(docs, docsSidebars, sidebar)]};

  const [moved] = moveDescriptions(root).routes!;

  expect(moved!.props!.version).toEqual({docsSidebars, docs: docsWith(() => ({}))});
  expect(moved!.routes![0]!.routes!.map(({props}) => props)).toEqual([
    undefined,
    {...index, descriptions: {b: 'About b'}},
    {...index, descriptions: {c: 'About c'}},
    {...index, descriptions: {a: 'About a'}},
  ]);
});

const smallVersion = (description: string | undefined, props: object) =>
  version(
    {a: {id: 'a', title: 'a', description}},
    {api: [category('/category', link('a'))]},
    page('/category', props),
  );

it.each([
  [
    'the metadata of versions lack descriptions',
    smallVersion(undefined, {}),
    /version\.docs\[id\]/,
  ],
  ['category pages have other props', smallVersion('About a', {}), /prop categoryGeneratedIndex/],
])('descriptionProblems reports that %s', (_change, route, message) => {
  expect(descriptionProblems([route])).toEqual([expect.stringMatching(message)]);
  const today = smallVersion('About a', index);
  expect(descriptionProblems([today])).toEqual([]);
});

it('landingProblems reports that no path has a slash', () => {
  const landing = smallVersion('About a', {});
  expect(landingProblems([landing])).toEqual([]);
  expect(landingProblems([withoutTrailingSlash(landing)])).toEqual([
    expect.stringMatching(/landing\.ts: .* but found no path with a slash\. Remove this file/),
  ]);
});
