/** Measures how well the search finds what readers look for. Knows neither files nor a browser. */
import type {SearchHit, SearchRequest} from '../engine/types';
import {filtersFor, preferencesFor} from '../engine/filters';
import {VERSIONS, LATEST_VERSION, type DocsVersion} from '../../../site/versions';
import type {Section} from '../engine/shard';

/** The ways in which readers ask. */
export const KINDS = ['exact', 'question', 'misspelt', 'pasted'] as const;

export type Kind = (typeof KINDS)[number];

/** A place that answers a query: a heading of a page, or, without `anchor`, any part of the page. */
export interface Answer {
  /** Address of the page below the base path. */
  readonly path: string;
  /** Id of the heading; empty for the opening of the page. */
  readonly anchor?: string;
}

/** A query, and the places of which any answers it. */
export interface GoldenQuery {
  readonly query: string;
  readonly kind: Kind;
  /** Label of the docs version that the reader is in. */
  readonly version: string;
  readonly expected: readonly Answer[];
}

/** How many of a group of queries are answered by the first hit, and by one of the first five. */
export interface Recall {
  readonly queries: number;
  readonly at1: number;
  readonly at5: number;
}

/** The place that a hit leads to. */
export function placeOf({url, url_without_anchor, anchor}: SearchHit): Required<Answer> {
  return {path: new URL(url_without_anchor ?? url).pathname, anchor: anchor ?? ''};
}

/**
 * Position of the first hit that answers a query, counted from 1.
 *
 * @returns `undefined` when none does
 */
export function rankOf(
  hits: readonly SearchHit[],
  expected: readonly Answer[],
): number | undefined {
  const at = hits
    .map(placeOf)
    .findIndex((place) =>
      expected.some(
        ({path, anchor}) =>
          path === place.path && (anchor === undefined || anchor === place.anchor),
      ),
    );
  return at < 0 ? undefined : at + 1;
}

/** Sums up the positions of a group of queries. */
export function recallOf(ranks: readonly (number | undefined)[]): Recall {
  const within = (most: number) =>
    ranks.filter((rank) => rank !== undefined && rank <= most).length / ranks.length;
  return {queries: ranks.length, at1: within(1), at5: within(5)};
}

/** The question that the modal asks for a reader of a docs version. */
export function requestFor(query: string, version: DocsVersion, hitsPerPage = 5): SearchRequest {
  return {
    query,
    facetFilters: filtersFor('en'),
    optionalFilters: preferencesFor(version),
    page: 0,
    hitsPerPage,
    isComplete: true,
  };
}

/** The docs version of a label. */
export function versionOf(label: string | null): DocsVersion {
  return VERSIONS.find((version) => version.label === label) ?? LATEST_VERSION;
}

/**
 * Expected answers that do not exist, one sentence each.
 *
 * @param sections all sections of the index
 */
export function staleAnswers(
  queries: readonly GoldenQuery[],
  sections: readonly Pick<Section, 'path' | 'anchor'>[],
): string[] {
  const places = new Set(sections.flatMap(({path, anchor}) => [path, `${path}#${anchor}`]));
  return queries.flatMap(({query, version, expected}) =>
    expected
      .map(({path, anchor}) => (anchor === undefined ? path : `${path}#${anchor}`))
      .filter((place) => !places.has(place))
      .map(
        (place) =>
          `src/search/golden.json: "${query}" (${version}) expects ${place}, which does not exist. ` +
          'Name the section that answers the query now.',
      ),
  );
}

/** Queries by which a page has to be found: its title, and its title with its first heading. */
export function queriesForPage(sections: readonly Section[]): string[] {
  const [opening] = sections;
  if (opening === undefined) {
    return [];
  }
  const first = sections.find(({anchor, parents}) => anchor !== '' && parents.length === 0);
  return first ? [opening.title, `${opening.title} ${first.heading}`] : [opening.title];
}

/** Recall by group as a table of text. */
export function recallTable(groups: ReadonlyMap<string, Recall>): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8);
  const rows = [...groups].map(
    ([name, {queries, at1, at5}]) =>
      `${name.padEnd(18)}${String(queries).padStart(8)} ${percent(at1)} ${percent(at5)}`,
  );
  return [
    `${'Queries'.padEnd(18)}${'Count'.padStart(8)} ${'First'.padStart(8)} ${'Top 5'.padStart(8)}`,
  ]
    .concat(rows)
    .join('\n');
}
