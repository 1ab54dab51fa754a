/**
 * Writes each page as Markdown, `llms.txt`, and the pages of each docs version as one file.
 *
 * It converts the built pages, so that the text contains components, partials and tabs.
 */
import {once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {skillPath} from '../../site/agentSkills';
import {PRICINGS_PATH} from '../../site/dataSet';
import {FULL_TEXT_FILE, INDEX_FILE, markdownPath} from '../../site/markdownPages';
import {SIDEBAR_LABELS} from '../../site/navbar';
import {LATEST_VERSION, VERSIONS, docPath, versionOfPath} from '../../site/versions';
import {readSkills} from '../agent-skills';
import {convertChanged, type PageSource} from './cache';
import type {MarkdownPage} from './convert';
import {llmsFull, llmsIndex, markdownFile} from './llms';
import type {ThreadData} from './thread';

type LoadedVersion = LoadedContent['loadedVersions'][number];
type SidebarItem = LoadedVersion['sidebars'][string][number];

const idsOf = (items: readonly SidebarItem[]): string[] =>
  items.flatMap((item) => {
    if (item.type === 'category') {
      return idsOf(item.items);
    }
    return item.type === 'doc' ? [item.id] : [];
  });

/** Paths of the documents of a version by sidebar, in the order of the sidebar. */
function sidebarPaths({docs, sidebars}: LoadedVersion): ReadonlyMap<string, readonly string[]> {
  const permalinks = new Map(docs.map(({id, permalink}) => [id, permalink]));
  return new Map(
    Object.entries(sidebars).map(([name, items]) => [
      name,
      idsOf(items).map((id) => permalinks.get(id)!),
    ]),
  );
}

/** Converts pages in a thread. Without caches, this takes half of the time after the pages are rendered. */
async function convert(siteDir: string, pages: readonly PageSource[]): Promise<MarkdownPage[]> {
  const thread = new Worker(path.join(__dirname, 'thread.ts'), {
    execArgv: ['--require', 'tsx/cjs'],
    workerData: {siteDir, pages} satisfies ThreadData,
  });
  const [converted] = (await once(thread, 'message')) as [MarkdownPage[]];
  return converted;
}

export default function markdownPagesPlugin(context: LoadContext): Plugin {
  const {siteDir, siteConfig, baseUrl} = context;
  const site = siteConfig.url + baseUrl;
  const sidebars = new Map<string, ReadonlyMap<string, readonly string[]>>();
  return {
    name: 'markdown-pages',
    async allContentLoaded({allContent}) {
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs']!
        .default as LoadedContent;
      loadedVersions.forEach((version) => sidebars.set(version.label, sidebarPaths(version)));
    },
    async postBuild({outDir, routesPaths}) {
      const write = async (file: string, text: string): Promise<void> => {
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, text);
      };
      const clean = (route: string) => (route === baseUrl ? route : route.replace(/\/$/, ''));
      const fileOf = (route: string) =>
        path.join(outDir, route.slice(baseUrl.length), 'index.html');
      const routes = [...new Set(routesPaths.map(clean))].filter((route) =>
        existsSync(fileOf(route)),
      );
      const sources = routes.map((route) => ({
        html: readFileSync(fileOf(route), 'utf8'),
        address: siteConfig.url + route,
      }));
      const converted = await convertChanged(siteDir, sources, (changed) =>
        convert(siteDir, changed),
      );
      const pages = new Map(routes.map((route, index) => [route, converted[index]!]));
      for (const [route, page] of pages) {
        const local = `/${route.slice(baseUrl.length)}`;
        await write(markdownPath(local), markdownFile(page, versionOfPath(route)?.label));
      }

      const pageOf = (route: string): MarkdownPage => {
        const page = pages.get(route);
        if (!page) {
          throw new Error(`${route} is in a sidebar, but the site has no such page.`);
        }
        return page;
      };
      const routesLike = (pattern: RegExp) =>
        [...pages.keys()].filter((route) => pattern.test(route.slice(baseUrl.length)));
      const posts = routesLike(/^blog\/(?!archive|authors|tags)./);
      for (const version of VERSIONS) {
        const landing = baseUrl + docPath(version).slice(1);
        const documents = [landing, ...[...sidebars.get(version.label)!.values()].flat()];
        const title = `${siteConfig.title} ${version.label}, all pages`;
        await write(
          version.isLatest ? FULL_TEXT_FILE : `${docPath(version)}/${FULL_TEXT_FILE}`,
          llmsFull(title, (version.isLatest ? [...documents, ...posts] : documents).map(pageOf)),
        );
      }

      const indexed = (paths: readonly string[]) =>
        paths.map((each) => {
          const {title, description} = pageOf(each);
          return {title, description, address: siteConfig.url + markdownPath(each)};
        });
      const fullTexts = VERSIONS.map((version) => ({
        title: `Docs ${version.label} as one file`,
        description: version.isLatest ? 'with the blog' : '',
        address: site + (version.isLatest ? '' : `${docPath(version).slice(1)}/`) + FULL_TEXT_FILE,
      }));
      const skills = readSkills(context).map(({name, description}) => ({
        title: name,
        description,
        address: site + skillPath(name),
      }));
      const latest = sidebars.get(LATEST_VERSION.label)!;
      await write(
        INDEX_FILE,
        llmsIndex(
          siteConfig.title,
          pageOf(baseUrl).description,
          `This index lists docs ${LATEST_VERSION.label}, the latest version. Every page of the site is ` +
            'available as Markdown under its address with ".md" at the end.',
          [
            {heading: 'Lessons', pages: indexed(routesLike(/^learn(\/|$)/))},
            ...Object.entries(SIDEBAR_LABELS).map(([name, heading]) => ({
              heading,
              pages: indexed(latest.get(name)!),
            })),
            {heading: 'Data', pages: indexed([baseUrl + PRICINGS_PATH.slice(1)])},
            {heading: 'Skills for coding agents', pages: skills},
            {heading: 'Blog', pages: indexed(posts)},
            {heading: 'Optional', pages: fullTexts},
          ],
        ),
      );
    },
  };
}
