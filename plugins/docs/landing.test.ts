import type {RouteConfig} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {withoutTrailingSlash} from './landing';

it('withoutTrailingSlash changes landing pages only', () => {
  const route = (path: string, ...routes: RouteConfig[]): RouteConfig => ({
    path,
    component: 'Page',
    exact: true,
    routes,
  });
  expect(
    withoutTrailingSlash(route('/docs', route('/docs/1.0', route('/docs/1.0/'), route('/')))),
  ).toEqual(route('/docs', route('/docs/1.0', route('/docs/1.0'), route('/'))));
});
