/** A site with three pages, one docs version and this search. */
import searchTheme, {searchIndex, type SearchOptions} from '@pricing4saas/search';
import {readSearchSettings} from '@pricing4saas/search/settings';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';

const search: SearchOptions = {
  settings: readSearchSettings({}, 'example'),
  versions: [{name: 'current', label: 'Next', path: '/docs'}],
  missingResults: 'https://forms.example/new',
  start: {Garden: {Tools: '/docs/tools'}},
  suggestions: ['roses', 'water', 'tools'],
  description: 'Search the example site, which has three pages about a garden.',
  describe: (route) => ({kind: route === '/' ? 'page' : 'doc', area: 'Garden'}),
};

const themeConfig: ThemeConfig = {
  navbar: {title: 'Garden', items: [{type: 'search', position: 'right'}]},
  // The theme requires these values. Embedded search never uses them.
  algolia: {appId: 'embedded', apiKey: 'embedded', indexName: 'example', contextualSearch: false},
};

export default {
  title: 'Garden',
  url: 'https://garden.example',
  baseUrl: '/',
  future: {v4: true, faster: true},
  presets: [['classic', {blog: false}]],
  plugins: [searchIndex(search)],
  themes: [searchTheme(search)],
  themeConfig,
} satisfies Config;
