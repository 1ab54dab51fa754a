/** The second production build, which the tests of the hosted search run against. */

/** Folder of that build, in the root of the repository. */
export const HOSTED_FOLDER = 'build-hosted';

/** Coordinates of an index that does not exist: the tests answer for it. */
export const HOSTED_VARIABLES = {
  ALGOLIA_APP_ID: 'TESTAPP',
  ALGOLIA_SEARCH_API_KEY: 'public-search-only-key',
  ALGOLIA_INDEX_NAME: 'pricing4saas-test',
} as const;
