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

/**
 * Opens the cache of the last build. A missing or damaged one counts as empty.
 *
 * @param root absolute path of the repository
 */
export function openPageCache(root: string) {
  const file = path.join(root, CACHE_FILE);
  const last = lastPages(file);
  const used: Pages = {};
  const converter = CONVERTER_FILES.map((each) => readFileSync(path.join(root, each), 'utf8'));
  const converterHash = createHash('sha256').update(converter.join('\0'));
  return {
    /** Returns the page of the last build if its HTML and the converter are the same, or converts it. */
    get(html: string, address: string, convert: () => MarkdownPage): MarkdownPage {
      const content = relevantPart(html).replace(CODE_TAGS, '');
      const key = converterHash.copy().update(`\0${address}\0${content}`).digest('hex');
      return (used[key] = last[key] ?? convert());
    },
    /** Writes the pages of this build. */
    write(): void {
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, JSON.stringify(used));
    },
  };
}
