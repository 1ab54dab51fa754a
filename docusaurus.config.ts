import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {MDXPlugin} from '@docusaurus/mdx-loader';
import type {Options as ClientRedirectsOptions} from '@docusaurus/plugin-client-redirects';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import {rehypeCodeHighlight} from './markdown/codeBlocks/rehype';
import diagramsPlugin from './plugins/diagrams';
import {remarkDiagrams} from './markdown/diagrams/remark';
import {DIAGRAM_OPTIONS, DIAGRAM_THEMES} from './markdown/diagrams/settings';
import {editTarget} from './markdown/editTarget';
import {remarkFieldFacts} from './markdown/fieldFacts';
import {remarkImageTexts} from './markdown/imageTexts';
import firstLoadPlugin from './plugins/first-load';
import {assertFrontMatter} from './plugins/front-matter/validate';
import homePlugin from './plugins/home';
import licensesPlugin from './plugins/licenses';
import {remarkMathStylesheet} from './markdown/mathStylesheet';
import loadFailurePlugin from './plugins/load-failure';
import partialsPlugin from './plugins/partials';
import playgroundPlugin from './plugins/playground';
import postcssPlugin from './plugins/postcss';
import robotsPlugin from './plugins/robots';
import routesPlugin from './plugins/routes';
import searchIndexPlugin from './plugins/search-index';
import {remarkToolTabs} from './markdown/toolTabs/remark';
import {remarkVersionChanges} from './markdown/versionChanges';
import {announcementId, announcementMessage} from './site/announcement';
import {changesInFrontMatter} from './site/versions/changes';
import {assertNodeVersion, readSiteAddress} from './site/environment';
import {footer} from './site/footer';
import {editUrl} from './site/links';
import {readMathStylesheet} from './site/mathStylesheet';
import {navbar} from './site/navbar';
import {REDIRECTS} from './site/redirects';
import {readSearchSettings, searchHeadTags} from './site/search';
import {isCanonicalPath} from './site/canonical';
import {cardOfPath} from './site/socialCards';
import {LATEST_NAME, VERSIONS} from './site/versions';

assertNodeVersion(process.version);

const {url, baseUrl} = readSiteAddress(process.env);
const search = readSearchSettings(process.env);
const announcement = announcementMessage(baseUrl);

const beforeDefaultRemarkPlugins: MDXPlugin[] = [
  [remarkDiagrams, {root: __dirname}],
  remarkVersionChanges,
];

/** Markdown plugins of the docs and their partials. */
const docsMarkdown = {
  beforeDefaultRemarkPlugins,
  remarkPlugins: [
    remarkImageTexts,
    remarkMath,
    remarkMathStylesheet,
    remarkFieldFacts,
    remarkToolTabs,
  ],
  rehypePlugins: [rehypeKatex, rehypeCodeHighlight],
};

/** Markdown plugins of posts and pages, which have neither formulas nor specification fields. */
const otherMarkdown = {
  beforeDefaultRemarkPlugins,
  remarkPlugins: [remarkImageTexts, remarkToolTabs],
  rehypePlugins: [rehypeCodeHighlight],
};

const docs: NonNullable<Extract<PresetOptions['docs'], object>> = {
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  lastVersion: LATEST_NAME,
  versions: Object.fromEntries(
    VERSIONS.map(({name, label, isLatest}) => [
      name,
      {label, path: label, banner: isLatest ? ('none' as const) : ('unmaintained' as const)},
    ]),
  ),
  numberPrefixParser: false,
  sidebarCollapsible: true,
  sidebarCollapsed: false,
  editUrl: ({versionDocsDirPath, docPath}) => {
    const file = `${versionDocsDirPath}/${docPath}`;
    return editUrl(editTarget(file, readFileSync(path.join(__dirname, file), 'utf8')));
  },
  showLastUpdateTime: true,
  ...docsMarkdown,
};

const blog: NonNullable<Extract<PresetOptions['blog'], object>> = {
  path: 'blog',
  blogTitle: 'Blog',
  blogDescription:
    'Articles by the people behind Pricing4SaaS about pricing as code, how the libraries work, and what we learn from using them.',
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  showReadingTime: true,
  showLastUpdateTime: false,
  authorsMapPath: 'authors.yml',
  tags: 'tags.yml',
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  editUrl: ({blogDirPath, blogPath}) => editUrl(`${blogDirPath}/${blogPath}`),
  feedOptions: {
    type: ['rss', 'atom'],
    title: 'Pricing4SaaS blog',
    copyright: 'Copyright © 2025 ISA Group, University of Seville.',
    xslt: true,
  },
  ...otherMarkdown,
};

const preset: PresetOptions = {
  docs,
  blog,
  pages: otherMarkdown,
  theme: {
    customCss: [
      './src/css/tokens.css',
      './src/css/site.css',
      './src/css/code.css',
      './src/css/states.css',
      './src/css/reading.css',
      './src/css/print.css',
    ],
  },
  sitemap: {
    lastmod: 'date',
    changefreq: null,
    priority: null,
    ignorePatterns: [`${baseUrl}search`],
    // Omits pages whose canonical URL is in the latest version.
    async createSitemapItems({defaultCreateSitemapItems, ...parameters}) {
      const items = await defaultCreateSitemapItems(parameters);
      return items
        .filter((item) => isCanonicalPath(new URL(item.url).pathname, baseUrl))
        .map((item) => ({...item, url: item.url.replace(/(\/docs\/[^/]+)\/$/, '$1')}));
    },
  },
};

const redirects: ClientRedirectsOptions = {
  // A function, because Docusaurus copies plain options into the JavaScript of every page.
  createRedirects: (path) => REDIRECTS.filter(({to}) => to === path).map(({from}) => from),
};

const themeConfig: ThemeConfig = {
  image: cardOfPath('/').file,
  metadata: [{name: 'theme-color', content: '#1b4f9c'}],
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  announcementBar: {id: announcementId(announcement), content: announcement, isCloseable: true},
  docs: {
    versionPersistence: 'localStorage',
    sidebar: {hideable: false, autoCollapseCategories: false},
  },
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar,
  footer,
  // markdown/codeBlocks and src/css/code.css color code. An empty theme replaces the default one.
  prism: {theme: {plain: {}, styles: []}},
  mermaid: {theme: DIAGRAM_THEMES, options: DIAGRAM_OPTIONS},
  // The theme requires all three values. Embedded search never uses them.
  algolia:
    search.mode === 'hosted'
      ? {...search, contextualSearch: false, searchPagePath: 'search'}
      : {
          appId: 'embedded',
          apiKey: 'embedded',
          indexName: search.indexName,
          contextualSearch: false,
          searchPagePath: 'search',
        },
};

export default {
  title: 'Pricing4SaaS',
  tagline: 'A new way to manage your SaaS pricing',
  titleDelimiter: '|',
  url,
  baseUrl,
  favicon: 'img/favicon.svg',
  organizationName: 'isa-group',
  projectName: 'Pricing4SaaS-docs',
  i18n: {defaultLocale: 'en', locales: ['en']},
  future: {v4: true, faster: true},
  // future.v4 would rename the storage keys, which site/decisions.md fixes.
  storage: {type: 'localStorage', namespace: false},
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
      const parsed = await defaultParseFrontMatter({filePath, fileContent});
      const file = path.relative(__dirname, filePath);
      assertFrontMatter(file, parsed.frontMatter);
      return {...parsed, frontMatter: {...parsed.frontMatter, ...changesInFrontMatter(file)}};
    },
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  },
  headTags: [
    {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}manifest.webmanifest`}},
    {
      tagName: 'link',
      attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`},
    },
    ...searchHeadTags(search),
  ],
  customFields: {search, mathStylesheet: readMathStylesheet(__dirname)},
  clientModules: [
    './src/client/anchorStability.ts',
    './src/client/announcement.ts',
    './src/client/dropdownEscape.ts',
    './src/client/keyboardNavigation.ts',
    './src/client/lastReadVersion.ts',
    './src/client/idlePrefetch.ts',
    './src/client/stripIndexHtml.ts',
    './src/client/scrollableRegions.ts',
    './src/client/searchLanding.ts',
  ],
  presets: [['classic', preset]],
  plugins: [
    ['@docusaurus/plugin-client-redirects', redirects],
    diagramsPlugin,
    [partialsPlugin, docsMarkdown],
    firstLoadPlugin,
    playgroundPlugin,
    postcssPlugin,
    homePlugin,
    loadFailurePlugin,
    robotsPlugin,
    routesPlugin,
    searchIndexPlugin,
    licensesPlugin,
  ],
  themes: ['@docusaurus/theme-mermaid'],
  themeConfig,
} satisfies Config;
