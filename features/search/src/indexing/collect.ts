/** Collects the search records of a built site. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio/slim';
import type {SearchRecord} from '../engine/types';
import {tagOf, UNVERSIONED_TAG} from '../engine/filters';
import {versionOf, type SearchOptions} from '../options';
import {extractRecords, parsePage} from './extract';

/** The options that decide what is indexed. */
export type IndexOptions = Pick<SearchOptions, 'versions' | 'describe'>;

/**
 * Records of a page, none if the index does not contain it.
 *
 * @param route path below the base path, without a trailing slash
 */
export function recordsOf(
  route: string,
  page: CheerioAPI,
  language: string,
  {versions, describe}: IndexOptions,
): SearchRecord[] {
  const description = describe(route);
  if (description === undefined) return [];

  const version = versionOf(versions, route);
  // The tag is the one that Docusaurus writes into the page.
  const tag = version ? tagOf(version) : UNVERSIONED_TAG;
  const facts = {...description, path: route, language, version: version?.label ?? null, tag};
  return extractRecords(page, facts);
}

/**
 * Records of all content pages, sorted by path.
 *
 * @param outDir folder of the built site
 * @param options versions of the site, and what it knows about its pages
 */
export const collectRecords = (
  outDir: string,
  language: string,
  options: IndexOptions,
): SearchRecord[] =>
  readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => `/${path.dirname(file).replaceAll('\\', '/').replace(/^\.$/, '')}`)
    .sort()
    .flatMap((route) => {
      const html = readFileSync(path.join(outDir, route, 'index.html'), 'utf8');
      return recordsOf(route, parsePage(html), language, options);
    });
