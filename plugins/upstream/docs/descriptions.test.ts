import type {RouteConfig} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {moveDescriptions} from './descriptions';

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
