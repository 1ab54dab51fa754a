/** What differs from site to site. */
import type {SearchRecord} from './engine/types';
import type {SearchSettings} from './settings';

export interface SearchVersion {
  readonly name: string;
  /** Visible label. */
  readonly label: string;
  /** Path of its pages below the base path, such as `/docs/2.0`. */
  readonly path: string;
}

/** Options that every page loads. */
export interface BrowserOptions {
  readonly settings: SearchSettings;
  /** Docs versions, newest first. Outside the docs, searches prefer the first one. */
  readonly versions: readonly SearchVersion[];
}

/** Options that only the modal and the search page load. */
export interface SearchTexts {
  /** URL of a form for queries without results. The search sets its parameters `title` and `body`. */
  readonly missingResults: string;
  /** Links of a search without a query: their paths by label, in lists by title. */
  readonly start: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Three queries to try after one without results. */
  readonly suggestions: readonly string[];
}

/** What the index contains about a page besides its text. */
export interface PageDescription extends Pick<SearchRecord, 'kind'> {
  /** Label of the sidebar or of the part of the site; empty if there is none. */
  readonly area: string;
  /** Questions that readers ask, and the id of the section that answers them; empty for the page. */
  readonly questions?: readonly {readonly id: string; readonly question: string}[];
}

export interface SearchOptions extends BrowserOptions, SearchTexts {
  /** Description of the search page, which alone loads it. */
  readonly description: string;
  /**
   * Describes the page of a route.
   *
   * @param route path below the base path, without a trailing slash
   * @returns undefined if the index does not contain the page
   */
  readonly describe: (route: string) => PageDescription | undefined;
}

/**
 * Finds the docs version of a path.
 *
 * @param pathname path with or without a base path
 * @returns the version, or undefined outside the docs
 */
export const versionOf = <T extends Pick<SearchVersion, 'path'>>(
  versions: readonly T[],
  pathname: string,
): T | undefined => versions.find(({path}) => `${pathname}/`.includes(`${path}/`));
