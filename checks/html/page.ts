/** Parses built HTML pages for the rules in `lint.ts`. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import {routeOf} from '../../site/builtLinks';

export interface BuiltPage {
  /** Path below the base path without trailing slash, or `/` for the home page. */
  readonly route: string;
  readonly document: CheerioAPI;
  readonly isRedirect: boolean;
  readonly title: string;
  /** Fragments such as `#plan`, with the number of their target elements. */
  readonly fragments: ReadonlyMap<string, number>;
}

/** Elements of a page, in order. */
export const elements = ({document}: Pick<BuiltPage, 'document'>, selector: string): Element[] =>
  document(selector).toArray() as Element[];

/** Parses a built file, whose path is relative to the build folder. */
export function readPage(file: string, html: string): BuiltPage {
  const document = load(html);
  const fragments = new Map<string, number>();
  for (const {attribs} of elements({document}, '[id], a[name]')) {
    // Encoded like the URL of a link.
    const {hash} = new URL(`#${attribs.id ?? attribs.name}`, 'https://site.example');
    fragments.set(hash, (fragments.get(hash) ?? 0) + 1);
  }
  return {
    route: routeOf(file),
    document,
    isRedirect: document('meta[http-equiv="refresh"]').length > 0,
    title: document('head > title').text(),
    fragments,
  };
}

/**
 * Reads all HTML pages in a folder, by route.
 *
 * @throws Error if there is no built site
 */
export function readBuiltPages(outDir: string): Map<string, BuiltPage> {
  if (!existsSync(path.join(outDir, 'index.html')))
    throw new Error(`${outDir} has no built site. Run "npm run build" first.`);

  const pages = readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => readPage(file, readFileSync(path.join(outDir, file), 'utf8')));
  return new Map(pages.map((page) => [page.route, page]));
}

/**
 * Finds files that contain the absolute path of a folder, which says where the site was built. A path
 * with a single segment could be a URL path, so it is not searched for.
 *
 * @returns paths relative to `outDir`
 */
export function filesWithPath(outDir: string, folder: string): string[] {
  const isUnmistakable = folder.split(path.sep).length > 2;
  return readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter(
    (file) =>
      isUnmistakable &&
      /\.(?:css|html|js|json|map|svg|txt|webmanifest|xml)$/.test(file) &&
      readFileSync(path.join(outDir, file), 'utf8').includes(folder),
  );
}
