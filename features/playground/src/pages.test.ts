import type {Pages} from './options';
import {pageLink} from './pages';

const PAGES = {topics: {yaml: '/syntax#yaml'}, specifications: {'2.1': '/v21'}} as unknown as Pages;

it.each([
  [{topic: 'yaml'}, 'YAML pitfalls', '/syntax#yaml'],
  [{version: '2.1'}, 'Pricing2Yaml 2.1', '/v21'],
  [
    {version: '2.1', field: 'features.<name>.type'},
    'features.<name>.type in Pricing2Yaml 2.1',
    '/v21#features-name-type',
  ],
] as const)('pageLink leads to %j', (page, label, path) => {
  expect(pageLink(page, PAGES)).toEqual({label, path});
});
