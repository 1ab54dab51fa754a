/** Options of the classic preset, and of the docs plugin in `plugins/upstream/docs` that replaces its own. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {MDXPlugin} from '@docusaurus/mdx-loader';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import {root} from './lib/root';
import {rehypeCodeHighlight} from './markdown/codeBlocks/rehype';
import {remarkDiagrams} from './markdown/diagrams/remark';
import {editTarget} from './markdown/editTarget';
import {remarkFieldFacts} from './markdown/fieldFacts';
import {remarkImageTexts} from './markdown/imageTexts';
import {rehypeLaterBlocks} from './markdown/laterBlocks';
import {remarkImports} from './markdown/imports';
import {remarkMathStylesheet} from './markdown/mathStylesheet';
import {remarkPlaygroundLinks} from './markdown/playgroundLinks';
import {remarkToolTabs} from './markdown/toolTabs/remark';
import {remarkVersionChanges} from './markdown/versionChanges';
import {feedContent} from './plugins/feeds/content';
import {canonicalItems} from './site/canonical';
import {editUrl} from './site/links';
import {LATEST_NAME, VERSIONS} from './site/versions';

const beforeDefaultRemarkPlugins: MDXPlugin[] = [
  [remarkImports, root],
  remarkDiagrams,
  remarkPlaygroundLinks,
  remarkVersionChanges,
];

/** Markdown plugins of the docs and their partials. */
export const docsMarkdown = {
  beforeDefaultRemarkPlugins,
  remarkPlugins: [
    remarkImageTexts,
    remarkMath,
    remarkMathStylesheet,
    remarkFieldFacts,
    remarkToolTabs,
  ],
  rehypePlugins: [rehypeKatex, rehypeCodeHighlight, rehypeLaterBlocks],
};

/** Markdown plugins of posts and pages, which have neither formulas nor specification fields. */
const otherMarkdown = {
  beforeDefaultRemarkPlugins,
  remarkPlugins: [remarkImageTexts, remarkToolTabs],
  rehypePlugins: [rehypeCodeHighlight],
};

export const docs: NonNullable<Extract<PresetOptions['docs'], object>> = {
  sidebarPath: './sidebars.ts',
  lastVersion: LATEST_NAME,
  versions: Object.fromEntries(
    VERSIONS.map(({name, label, isLatest}) => [
      name,
      {
        label,
        path: label,
        badge: !isLatest,
        banner: isLatest ? ('none' as const) : ('unmaintained' as const),
      },
    ]),
  ),
  numberPrefixParser: false,
  sidebarCollapsed: false,
  editUrl: ({versionDocsDirPath, docPath}) => {
    const file = `${versionDocsDirPath}/${docPath}`;
    return editUrl(editTarget(file, readFileSync(path.join(root, file), 'utf8')));
  },
  showLastUpdateTime: true,
  ...docsMarkdown,
};

const blog: NonNullable<Extract<PresetOptions['blog'], object>> = {
  blogDescription:
    'Articles by the people behind Pricing4SaaS about pricing as code, how the libraries work, and what we learn from using them.',
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  tags: 'tags.yml',
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  editUrl: ({blogDirPath, blogPath}) => editUrl(`${blogDirPath}/${blogPath}`),
  feedOptions: {
    title: 'Pricing4SaaS blog',
    copyright: 'Copyright © 2025 ISA Group, University of Seville.',
    xslt: true,
    async createFeedItems({defaultCreateFeedItems, ...parameters}) {
      const items = await defaultCreateFeedItems(parameters);
      return items.map((item) => ({...item, content: feedContent(item.content ?? '')}));
    },
  },
  ...otherMarkdown,
};

export const presetOptions = (baseUrl: string): PresetOptions => ({
  docs: false,
  blog,
  pages: {
    path: 'features',
    include: ['*.{tsx,mdx}', 'markdown-page.md', 'learn/*.mdx'],
    ...otherMarkdown,
  },
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
    async createSitemapItems({defaultCreateSitemapItems, ...parameters}) {
      const items = await defaultCreateSitemapItems(parameters);
      return canonicalItems(items, baseUrl);
    },
  },
});
