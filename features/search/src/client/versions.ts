/** The docs versions of the site, in browsers. */
import options from '@generated/search/default/options.json';
import {versionOf, type SearchVersion} from '../options';

export const VERSIONS = options.versions;

export const LATEST_VERSION = VERSIONS[0]!;

/** The docs version of a path with or without a base path; undefined outside the docs. */
export const versionOfPath = (pathname: string): SearchVersion | undefined =>
  versionOf(VERSIONS, pathname);
