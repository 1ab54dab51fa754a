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

const page = (path: string, props?: object) => ({path, component: 'Page', exact: true, props});

it('moveDescriptions gives each category page the descriptions of its documents', () => {
  const docs = Object.fromEntries(
    ['a', 'b', 'c'].map((id) => [id, {id, title: id, description: `About ${id}`}]),
  );
  const index = {categoryGeneratedIndex: {title: 'Category'}};
  const version = {
    version: 'current',
    docs,
    docsSidebars: {
      api: [link('a'), category('/outer', link('b'), category('/inner', link('c')))],
      docs: [category(undefined, category('/nested', link('a')))],
    },
  };
  const route = {
    path: '/docs',
    component: 'Root',
    routes: [
      {
        path: '/docs/1.0',
        component: 'Version',
        props: {version},
        routes: [
          {
            path: '/docs/1.0',
            component: 'Sidebar',
            routes: [
              page('/docs/a'),
              ...['/outer', '/inner', '/nested'].map((p) => page(p, index)),
            ],
          },
        ],
      },
    ],
  } as unknown as RouteConfig;

  const [moved] = moveDescriptions(route).routes!;

  expect(moved!.props!.version).toEqual({
    ...version,
    docs: {a: {id: 'a', title: 'a'}, b: {id: 'b', title: 'b'}, c: {id: 'c', title: 'c'}},
  });
  expect(moved!.routes![0]!.routes!.map(({props}) => props)).toEqual([
    undefined,
    {...index, descriptions: {b: 'About b'}},
    {...index, descriptions: {c: 'About c'}},
    {...index, descriptions: {a: 'About a'}},
  ]);
});

const version = (description: string | undefined, props: object) =>
  ({
    path: '/docs/1.0/',
    component: '@theme/DocVersionRoot',
    props: {
      version: {
        docs: {a: {id: 'a', title: 'a', description}},
        docsSidebars: {api: [category('/category', link('a'))]},
      },
    },
    routes: [
      {path: '/category', component: '@theme/DocCategoryGeneratedIndexPage', exact: true, props},
    ],
  }) as unknown as RouteConfig;

it.each([
  ['the metadata of versions lack descriptions', version(undefined, {}), /version\.docs\[id\]/],
  ['category pages have other props', version('About a', {}), /prop categoryGeneratedIndex/],
])('descriptionProblems reports that %s', (_change, route, message) => {
  expect(descriptionProblems([route])).toEqual([expect.stringMatching(message)]);
  const today = version('About a', {categoryGeneratedIndex: {title: 'Category'}});
  expect(descriptionProblems([today])).toEqual([]);
});

it('landingProblems reports that no path has a slash', () => {
  const landing = version('About a', {});
  expect(landingProblems([landing])).toEqual([]);
  expect(landingProblems([withoutTrailingSlash(landing)])).toEqual([
    expect.stringMatching(/landing\.ts: .* but found no path with a slash\. Remove this file/),
  ]);
});
