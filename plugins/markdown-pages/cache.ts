/** Keeps converted pages between builds, because few pages change from one build to the next. */
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {relevantPart} from '@pricing4saas/search/indexing/collect';
import type {MarkdownPage} from './convert';

type Pages = Record<string, MarkdownPage>;

/** In the folder that `npx docusaurus clear` removes. */
export const CACHE_FILE = 'node_modules/.cache/markdown-pages.json';

/** The converter, the modules of the site that it imports, and the versions of its packages. */
export const CONVERTER_FILES = [
  'plugins/markdown-pages/convert.ts',
  'packages/playground/src/address.ts',
  'package-lock.json',
];

/** Scripts and stylesheets, whose names change with code that does not affect the content. */
const CODE_TAGS = /<(?:script|link)\b[^>]*\/assets\/(?:css|js)\/[^>]*>/g;

function lastPages(file: string): Pages {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Pages;
  } catch {
    return {};
  }
}

/** A page as the build wrote it. */
export interface PageSource {
  readonly html: string;
  readonly address: string;
}

/**
 * Returns the pages as Markdown. Converts those that the last build did not contain, or contained with other
 * HTML or another converter. A missing or damaged cache counts as empty.
 *
 * @param root absolute path of the repository
 * @param convert converts pages; not called without any
 */
export async function convertChanged(
  root: string,
  sources: readonly PageSource[],
  convert: (changed: readonly PageSource[]) => Promise<readonly MarkdownPage[]>,
): Promise<readonly MarkdownPage[]> {
  const file = path.join(root, CACHE_FILE);
  const last = lastPages(file);
  const converter = CONVERTER_FILES.map((each) => readFileSync(path.join(root, each), 'utf8'));
  const converterHash = createHash('sha256').update(converter.join('\0'));
  const keyOf = ({html, address}: PageSource): string => {
    const content = relevantPart(html).replace(CODE_TAGS, '');
    return converterHash.copy().update(`\0${address}\0${content}`).digest('hex');
  };
  const keyed = sources.map((source) => ({key: keyOf(source), source}));
  const changed = keyed.filter(({key}) => last[key] === undefined);
  const converted = changed.length > 0 ? await convert(changed.map(({source}) => source)) : [];
  const added = new Map(changed.map(({key}, index) => [key, converted[index]!]));
  const used = keyed.map(({key}) => [key, added.get(key) ?? last[key]!] as const);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify(Object.fromEntries(used)));
  return used.map(([, page]) => page);
}
