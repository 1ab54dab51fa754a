/**
 * Writes each page as Markdown, `llms.txt`, and the pages of each docs version as one file.
 *
 * It converts the built pages, so that the text contains components, partials and tabs.
 */
import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DIAGRAM_FOLDER, drawingName, readMermaidVersion} from '../../markdown/diagrams/drawing';
import {readDiagramSources} from '../../markdown/diagrams/sources';
import {skillPath} from '../../site/agentSkills';
import {PRICINGS_PATH} from '../../site/dataSet';
import {FULL_TEXT_FILE, INDEX_FILE, markdownPath} from '../../site/markdownPages';
import {SIDEBAR_LABELS} from '../../site/navbar';
import {LATEST_VERSION, VERSIONS, docPath, versionOfPath} from '../../site/versions';
import {readSkills} from '../agent-skills';
import {openPageCache} from './cache';
import {convertPage, type MarkdownPage, type PageContext} from './convert';
import {llmsFull, llmsIndex, markdownFile} from './llms';

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

/** Finds the source of a diagram by the address of its image. Reads the sources when it needs them. */
function diagramFinder(siteDir: string): PageContext['diagramOf'] {
  const readSources = () => {
    const mermaid = readMermaidVersion(siteDir);
    return new Map(readDiagramSources(siteDir).map(({code}) => [drawingName(code, mermaid), code]));
  };
  const image = new RegExp(`/${DIAGRAM_FOLDER}/\\w+-(\\w+)\\.svg$`);
  let sources: ReturnType<typeof readSources> | undefined;
  return (source) => {
    const drawing = image.exec(source)?.[1];
    return drawing && (sources ??= readSources()).get(drawing);
  };
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
      const diagramOf = diagramFinder(siteDir);
      const cache = openPageCache(siteDir);
      const pages = new Map<string, MarkdownPage>();
      const clean = (route: string) => (route === baseUrl ? route : route.replace(/\/$/, ''));
      for (const route of new Set(routesPaths.map(clean))) {
        const local = route.slice(baseUrl.length);
        const file = path.join(outDir, local, 'index.html');
        if (existsSync(file)) {
          try {
            const address = siteConfig.url + route;
            const html = await readFile(file, 'utf8');
            const page = cache.get(html, address, () => convertPage(html, {address, diagramOf}));
            pages.set(route, page);
            await write(markdownPath(`/${local}`), markdownFile(page, versionOfPath(route)?.label));
          } catch (error) {
            throw new Error(`${route} as Markdown: ${(error as Error).message}`);
          }
        }
      }
      cache.write();

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
