/** Collects the search records of a built site. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {SearchRecord} from '../engine/types';
import {tagOf, UNVERSIONED_TAG} from '../engine/filters';
import {versionOf, type SearchOptions} from '../options';
import {extractRecords} from './extract';

/** The options that decide what is indexed. */
export type IndexOptions = Pick<SearchOptions, 'versions' | 'describe'>;

/**
 * Head and main content of a page. The rest is navigation, and parsing it takes longer than all other
 * steps.
 */
export function relevantPart(html: string): string {
  const [head, main] = [/^.*?<\/head>/s.exec(html), /<main\b.*<\/main>/s.exec(html)];
  return head && main ? head[0] + main[0] : html;
}

/**
 * Records of all content pages, sorted by path.
 *
 * @param outDir folder of the built site
 * @param routes paths below the base path
 * @param options versions of the site, and what it knows about its pages
 * @throws Error if the file of a page is missing
 */
export async function collectRecords(
  outDir: string,
  routes: readonly string[],
  language: string,
  {versions, describe}: IndexOptions,
): Promise<SearchRecord[]> {
  const records: SearchRecord[] = [];
  for (const route of routes.map((each) => each.replace(/(.)\/$/, '$1')).sort()) {
    const description = describe(route);
    if (description === undefined) {
      continue;
    }
    const version = versionOf(versions, route);
    // The tag is the one that Docusaurus writes into the page.
    const tag = version ? tagOf(version) : UNVERSIONED_TAG;
    const facts = {...description, path: route, language, version: version?.label ?? null, tag};
    const html = await readFile(path.join(outDir, route, 'index.html'), 'utf8');
    records.push(...extractRecords(relevantPart(html), facts));
  }
  return records;
}
