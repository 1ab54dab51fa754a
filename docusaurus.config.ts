import path from 'node:path';
import playgroundPlugin from '@pricing4saas/playground';
import startPlugin from '@pricing4saas/start';
import type {Options as ClientRedirectsOptions} from '@docusaurus/plugin-client-redirects';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Config, Plugin} from '@docusaurus/types';
import homePlugin from './features/home/plugin';
import learnPlugin from './features/learn/plugin';
import pricingsPlugin from './features/pricings/plugin';
import {playgroundFiles} from './features/pricings/readPricings';
import {docs, docsMarkdown, presetOptions} from './preset';
import pageCachePlugin from './plugins/page-cache';
import {highlight} from './markdown/codeBlocks/highlight';
import {DIAGRAM_OPTIONS, DIAGRAM_THEMES} from './markdown/diagrams/settings';
import {assertFrontMatter, assertYaml} from './plugins/front-matter/validate';
import licensesPlugin from './plugins/licenses';
import loadFailurePlugin from './plugins/load-failure';
import moduleSizesPlugin from './plugins/module-sizes';
import routesPlugin from './plugins/routes';
import searchTheme from '@pricing4saas/search';
import upstreamPlugins from './plugins/upstream';
import {watchSettings, watchSources} from './plugins/watch';
import {announcementId, announcementMessage} from './site/announcement';
import {changesInFrontMatter} from './site/versions/changes';
import {assertNodeVersion, readSiteAddress} from './site/environment';
import {footer} from './site/footer';
import {navbar} from './site/navbar';
import {playground} from './site/playground';
import {search} from './site/search';
import {vcs} from './site/vcs';
import {REDIRECTS} from './site/routeList';

assertNodeVersion(process.version);

const {url, baseUrl} = readSiteAddress(process.env);
const {settings} = search;
const announcement = announcementMessage(baseUrl);

/**
 * Scripts, tags and names of scripts of every page. A plugin, because Docusaurus copies `clientModules`
 * and `headTags` into the JavaScript of every page.
 */
const everyPagePlugin = (): Plugin => ({
  name: 'every-page',
  getClientModules: () =>
    [
      'anchorStability.ts',
      'upstream/announcement.ts',
      'upstream/dropdowns.ts',
      'focus.ts',
      'keyboardNavigation.ts',
      'upstream/prefetch.ts',
      'upstream/unmatchedPaths.ts',
      'scrollableRegions.ts',
      'sidebarScroll.ts',
      'upstream/pendingNavigation.ts',
    ].map((file) => path.join(__dirname, 'src/client', file)),
  // Without the name of the chunk, because the first script of every page lists all file names.
  configureWebpack: ({mode}, isServer) =>
    mode === 'production' && !isServer
      ? {output: {chunkFilename: 'assets/js/chunk.[contenthash:8].js'}}
      : {},
  injectHtmlTags: () => ({
    headTags: [
      {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}manifest.webmanifest`}},
      {
        tagName: 'link',
        attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`},
      },
    ],
  }),
});

const redirects: ClientRedirectsOptions = {
  // A function, because Docusaurus copies plain options into the JavaScript of every page.
  createRedirects: (path) => REDIRECTS.filter(({to}) => to === path).map(({from}) => from),
};

const themeConfig: ThemeConfig = {
  metadata: [{name: 'theme-color', content: '#1b4f9c'}],
  announcementBar: {id: announcementId(announcement), content: announcement},
  navbar,
  footer,
  // markdown/codeBlocks and src/css/code.css color code. An empty theme replaces the default one.
  prism: {theme: {plain: {}, styles: []}},
  // Only the development server renders diagrams in the browser.
  mermaid: {
    theme: DIAGRAM_THEMES,
    options: process.env.NODE_ENV === 'production' ? {} : DIAGRAM_OPTIONS,
  },
  // The theme requires all three values. Embedded search never uses them.
  algolia: {
    ...(settings.mode === 'hosted'
      ? settings
      : {appId: 'embedded', apiKey: 'embedded', indexName: settings.indexName}),
    contextualSearch: false,
  },
};

export default {
  title: 'Pricing4SaaS',
  tagline: 'A new way to manage your SaaS pricing',
  url,
  baseUrl,
  favicon: 'img/favicon.svg',
  organizationName: 'isa-group',
  projectName: 'Pricing4SaaS-docs',
  future: {
    v4: true,
    faster: true,
    // To ask Git for each page would delay the development server.
    experimental_vcs: process.env.NODE_ENV === 'production' ? vcs : 'hardcoded',
  },
  // future.v4 would rename the storage keys, which site/decisions.md fixes.
  storage: {type: 'localStorage', namespace: false},
  // `plugins/load-failure` has the warning on every page.
  baseUrlIssueBanner: false,
  staticDirectories: ['static', 'packages/pricing2yaml/static'],
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {
    // Reads .md as plain Markdown, where braces and angle brackets need no escape.
    format: 'detect',
    // Enables {#id} for headings and ":::warning Title" in .md and .mdx.
    mdx1Compat: {headingIds: true, admonitions: true},
    mermaid: true,
    async parseFrontMatter({filePath, fileContent, defaultParseFrontMatter}) {
      const file = path.relative(__dirname, filePath);
      assertYaml(file, fileContent);
      const parsed = await defaultParseFrontMatter({filePath, fileContent});
      assertFrontMatter(file, parsed.frontMatter);
      // Pages would load the questions, which only the search reads.
      delete parsed.frontMatter.questions;
      return {...parsed, frontMatter: {...parsed.frontMatter, ...changesInFrontMatter(file)}};
    },
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  },
  presets: [['classic', presetOptions(baseUrl)]],
  plugins: [
    ['./plugins/upstream/docs/index.ts', docs],
    everyPagePlugin,
    ['@docusaurus/plugin-client-redirects', redirects],
    ...upstreamPlugins(docsMarkdown),
    pageCachePlugin,
    playgroundPlugin({...playground, files: playgroundFiles()}),
    startPlugin({
      playground,
      folder: 'samples/start',
      highlight: (yaml) => highlight(yaml, 'yaml'),
    }),
    homePlugin,
    learnPlugin,
    loadFailurePlugin,
    pricingsPlugin,
    routesPlugin,
    licensesPlugin,
    moduleSizesPlugin,
    watchSettings,
    watchSources,
  ],
  themes: ['@docusaurus/theme-mermaid', searchTheme(search)],
  themeConfig,
} satisfies Config;
