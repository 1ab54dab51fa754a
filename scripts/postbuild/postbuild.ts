/** The post-build step: reads each built page once, and writes it and what the pages yield together. */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {imageSize} from 'image-size';
import {buildIndexFiles} from '@pricing4saas/search/indexing/build';
import {searchTemplate} from '@pricing4saas/search/indexing/template';
import {INDEX_FOLDER} from '@pricing4saas/search/settings';
import {styleProblems} from '../../plugins/upstream/html';
import {STYLED_PAGES} from '../../plugins/upstream/styleChunks';
import {brokenLinks, problemsByPage, routeOf} from '../../site/builtLinks';
import {filesBelow} from '../../site/files';
import type {BuiltFiles} from './siteFiles';
import {runSteps, type ReadPage, type SiteFacts} from './steps';

export interface PostbuildOptions extends Omit<SiteFacts, 'styles' | 'pageStyles' | 'imageSizeOf'> {
  /** Absolute path of the build folder. */
  readonly outDir: string;
  /** Paths of the code of the search below the base path. */
  readonly searchCode: readonly string[];
  readonly filesFor: (pages: readonly ReadPage[]) => BuiltFiles;
  /** Returns messages about the whole build. */
  readonly verify: (pages: readonly ReadPage[]) => readonly string[];
}

/**
 * Messages about the assets. The style sheet of all pages stays in the build, because pages of an earlier
 * deployment that a cache still has can link it.
 */
function assetProblems(files: readonly string[], file: string | undefined, styles: string) {
  const relative = /url\((?!["']?(data:|\/|#))[^)]*\)/.exec(styles);
  return [
    ...files
      .filter((each) => each.startsWith('assets/') && !/[.-][0-9a-f]{8,}\./.test(each))
      .map((each) => `${each}: its name has no hash, but browsers cache files of assets/ forever.`),
    ...(relative ? [`${file}: ${relative[0]} does not work in pages. Begin it with "/".`] : []),
  ];
}

/** Reads and edits a page. One that lacks a part has a message instead. */
function processPage(file: string, html: string, site: SiteFacts): ReadPage {
  try {
    return runSteps(routeOf(file), html, site);
  } catch (error) {
    const problems = [(error as Error).message];
    const nothing = {records: [], markdown: undefined, links: [], likelyPaths: [], classes: []};
    return {...nothing, size: 0, route: routeOf(file), problems, html: [html, '']};
  }
}

/** Kilobytes of a page. Larger ones, such as specifications, are not prefetched. */
const MAX_SIZE = 20;

/** A visit prefetches about ten pages, but not all links are in view. */
const MAX_LISTED = 30;

/** A template with the sizes in kilobytes of the pages that readers are likely to open, smallest first. */
function likelyTemplate(page: ReadPage, pageOf: ReadonlyMap<string, ReadPage>): string {
  const sizes = [...new Set(page.likelyPaths)]
    .filter((path) => pageOf.get(path) !== page)
    .map((path) => [path, Math.ceil((pageOf.get(path)?.size ?? Infinity) / 1000)] as const)
    .filter(([, size]) => size <= MAX_SIZE)
    .sort(([, one], [, other]) => one - other)
    .slice(0, MAX_LISTED);
  const json = JSON.stringify(Object.fromEntries(sizes));
  return sizes.length > 0 ? `<template data-likely-pages='${json}'></template>` : '';
}

/**
 * Reads, edits and writes every page, and writes the search index and other files of the site.
 *
 * @returns the number of pages
 * @throws Error with the pages that contain a broken link or code that no policy can allow, and the fix.
 *   Nothing is written then
 */
export function postbuild(options: PostbuildOptions): number {
  const {outDir, url, baseUrl, search, keep} = options;
  const files = filesBelow(outDir).sort();
  const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
  const styleSheetOf = (name: string) =>
    files.find((file) => file.startsWith(`assets/css/${name}.`));
  const styleSheet = styleSheetOf('styles');
  const styles = styleSheet ? read(styleSheet) : '';
  const pageStyles = Object.fromEntries(STYLED_PAGES.map((name) => [name, styleSheetOf(name)]));
  const pageFiles = files.filter((file) => file.endsWith('.html'));
  const imageSizeOf = (file: string) => imageSize(readFileSync(path.join(outDir, file)));
  const site = {...options, styles, pageStyles, imageSizeOf};
  const pages = pageFiles
    .map((file) => processPage(file, read(file), site))
    .toSorted((one, other) => (one.route < other.route ? -1 : 1));
  const pageProblems = problemsByPage(pages.map(({route, problems}) => [route, problems]));
  const isRead = pageProblems.length === 0;
  const index =
    search.mode === 'embedded'
      ? buildIndexFiles(
          pages.flatMap(({records}) => records),
          keep,
        )
      : [];
  const written = new Map([
    ...(isRead ? options.filesFor(pages) : []),
    ...index.map(({name, content}) => [`${INDEX_FOLDER}/${name}`, content] as const),
  ]);
  const links = new Map(pages.map(({route, links}) => [route, links]));
  const existing = new Set([...files, ...written.keys()]);
  const hasFile = (file: string) => existing.has(file.slice(1));
  const problems = [
    ...assetProblems(files, styleSheet, styles),
    ...(styleSheet ? styleProblems(read('index.html')) : []),
    ...pageProblems,
    ...(isRead ? brokenLinks(links, {url, baseUrl, pages: links, hasFile}) : []),
    ...options.verify(pages),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));

  const code = options.searchCode.map((file) => baseUrl + file);
  const template = index[0] ? searchTemplate(code, index[0].content) : '';
  const pageOf = new Map(pages.map((page) => [baseUrl + page.route.slice(1), page]));
  for (const file of pageFiles) {
    const page = pageOf.get(baseUrl + routeOf(file).slice(1))!;
    const [start, end] = page.html;
    const likely = likelyTemplate(page, pageOf);
    written.set(file, end === '' ? start : start + likely + template + end);
  }
  for (const [file, content] of written) {
    mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    writeFileSync(path.join(outDir, file), content);
  }
  return pages.length;
}
