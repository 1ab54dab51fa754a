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

/** One object of the index. The query is highlighted as in Algolia's responses. */
function hitFor({query, highlightPreTag, highlightPostTag}: AlgoliaQuery, number: number) {
  const marked = `${highlightPreTag}${query}${highlightPostTag}`;
  const isSection = number % 2 === 0;
  const path = isSection ? '/docs/2.0.1/api/Pricing4Java/pricing-context' : '/docs/1.4.0';
  const url = `${DEFAULT_SITE_URL}${HOSTED_VARIABLES.BASE_URL}${path.slice(1)}`;
  const hierarchy = {
    lvl0: titleFor(number),
    lvl1: titleFor(number),
    lvl2: isSection ? 'Members' : null,
    lvl3: isSection ? headingFor(query) : null,
  };
  const text = (value: string) => ({value, matchLevel: 'full', matchedWords: [query]});
  return {
    objectID: `${path}#${number}`,
    url: isSection ? `${url}#members` : url,
    url_without_anchor: url,
    anchor: isSection ? 'members' : null,
    content: textFor(query),
    hierarchy,
    version: isSection ? '2.0.1' : '1.4.0',
    docusaurus_tag: isSection ? 'docs-default-current' : 'docs-default-1.4.0',
    language: 'en',
    _highlightResult: {
      hierarchy: {
        lvl0: text(hierarchy.lvl0),
        lvl1: text(hierarchy.lvl1),
        ...(isSection ? {lvl2: text('Members'), lvl3: text(headingFor(marked))} : {}),
      },
    },
    _snippetResult: {content: text(textFor(marked))},
  };
}

/** The part that the site reads of a response to one query, in the format of Algolia's search API. */
function responseTo(query: AlgoliaQuery, nbHits: number) {
  const count = Math.min(query.hitsPerPage, nbHits);
  const hits = Array.from({length: count}, (_, at) => hitFor(query, at));
  return {results: [{hits, nbHits}]};
}

/**
 * Responds to all requests to Algolia.
 *
 * @param answerTo the number of results of a query, or the way in which it fails
 * @returns the queries so far, each with the URL of its request
 */
export async function fakeAlgolia(
  page: Page,
  answerTo: (query: AlgoliaQuery) => number | 'unreachable' | 'failing',
): Promise<(AlgoliaQuery & {readonly address: string})[]> {
  const queries: (AlgoliaQuery & {readonly address: string})[] = [];
  await page.route(HOSTS, async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') {
      await route.fulfill({status: 204, headers: CORS});
      return;
    }
    const {requests} = request.postDataJSON() as {requests: [AlgoliaQuery]};
    queries.push({...requests[0], address: request.url()});
    const answer = answerTo(requests[0]);
    if (answer === 'unreachable') await route.abort('connectionfailed');
    else if (answer === 'failing') await route.fulfill({status: 500, headers: CORS, json: {}});
    else await route.fulfill({headers: CORS, json: responseTo(requests[0], answer)});
  });
  return queries;
}
