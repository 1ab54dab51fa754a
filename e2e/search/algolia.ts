/** A fake Algolia, so that the tests of the hosted search need no network. */
import type {Page} from '@playwright/test';
import {HOSTED_VARIABLES} from '../../scripts/test/steps';
import {DEFAULT_SITE_URL} from '../../site/environment';

/** A query of the site to an index. */
export interface AlgoliaQuery {
  readonly indexName: string;
  readonly query: string;
  readonly facetFilters: readonly (string | readonly string[])[];
  readonly optionalFilters: readonly string[];
  readonly hitsPerPage: number;
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
}

/** Hosts of Algolia: the nearest one and the fallbacks. */
const HOSTS = /^https:\/\/[^/]*\.(algolia\.net|algolianet\.com)\//;

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
};

/** The heading of each section, which the page must escape. */
export function headingFor(query: string): string {
  return `About <${query}> in <b>bold</b>`;
}

/** The text of each section, which the page must escape. */
export function textFor(query: string): string {
  return `Text about ${query} &amp; <img src="x"> more`;
}

/** The title of a page, which the site must show as it is. */
export function titleFor(number: number): string {
  return `"Plans" & prices' <${number}>`;
}

/** What the site reads of one object of the index. The query is highlighted as in Algolia's responses. */
function hitFor({query, highlightPreTag, highlightPostTag}: AlgoliaQuery, number: number) {
  const marked = `${highlightPreTag}${query}${highlightPostTag}`;
  const isSection = number % 2 === 0;
  const path = isSection ? '/docs/2.0.1/api/Pricing4Java/pricing-context' : '/docs/1.4.0';
  const url = `${DEFAULT_SITE_URL}${HOSTED_VARIABLES.BASE_URL}${path.slice(1)}`;
  const title = titleFor(number);
  const headings = (heading: string) => ({
    lvl0: title,
    lvl1: title,
    ...(isSection ? {lvl2: 'Members', lvl3: heading} : {}),
  });
  const marks = Object.entries(headings(headingFor(marked)));
  return {
    objectID: `${path}#${number}`,
    url: isSection ? `${url}#members` : url,
    hierarchy: headings(headingFor(query)),
    version: isSection ? '2.0.1' : '1.4.0',
    _highlightResult: {
      hierarchy: Object.fromEntries(marks.map(([level, value]) => [level, {value}])),
    },
    _snippetResult: {content: {value: textFor(marked)}},
  };
}

/**
 * Responds to all requests to Algolia.
 *
 * @param count the number of results of a query, or `'failing'`
 * @returns the queries so far, each with the URL of its request
 */
export async function fakeAlgolia(page: Page, count: () => number | 'failing') {
  const queries: (AlgoliaQuery & {readonly address: string})[] = [];
  await page.route(HOSTS, async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') {
      await route.fulfill({status: 204, headers: CORS});
      return;
    }
    const [query] = (request.postDataJSON() as {requests: [AlgoliaQuery]}).requests;
    queries.push({...query, address: request.url()});
    const nbHits = count();
    if (nbHits === 'failing') {
      await route.fulfill({status: 500, headers: CORS, json: {}});
      return;
    }
    const length = Math.min(query.hitsPerPage, nbHits);
    const hits = Array.from({length}, (_, at) => hitFor(query, at));
    await route.fulfill({headers: CORS, json: {results: [{hits, nbHits}]}});
  });
  return queries;
}
