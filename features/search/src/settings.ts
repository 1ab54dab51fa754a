/** The search backend of the build, and names that both backends share. */

/** The build uses Algolia if all three are set. */
export const ALGOLIA_VARIABLES = [
  'ALGOLIA_APP_ID',
  'ALGOLIA_SEARCH_API_KEY',
  'ALGOLIA_INDEX_NAME',
] as const;

/** Search in the index that the build creates from its own pages. */
export interface EmbeddedSearch {
  readonly mode: 'embedded';
  /** Used in the storage keys of recent and favorite searches. */
  readonly indexName: string;
}

/** Search in an Algolia index. The key is a public, search-only key. */
export interface HostedSearch {
  readonly mode: 'hosted';
  readonly indexName: string;
  readonly appId: string;
  readonly apiKey: string;
}

export type SearchSettings = EmbeddedSearch | HostedSearch;

/**
 * Selects the search backend: hosted if all three Algolia variables are set, embedded if none is.
 *
 * @param indexName name of the embedded index
 * @throws Error with the missing variables, if only one or two of the three are set
 */
export function readSearchSettings(
  environment: Readonly<Record<string, string | undefined>>,
  indexName: string,
): SearchSettings {
  const missing = ALGOLIA_VARIABLES.filter((name) => !environment[name]?.trim());
  if (missing.length === ALGOLIA_VARIABLES.length) return {mode: 'embedded', indexName};

  if (missing.length > 0) {
    throw new Error(
      `Hosted search needs ${ALGOLIA_VARIABLES.join(', ')}; missing: ${missing.join(', ')}. ` +
        'Set all three to search with Algolia, or none to search with the embedded index.',
    );
  }
  const [appId, apiKey, hostedName] = ALGOLIA_VARIABLES.map((name) => environment[name]!.trim());
  return {mode: 'hosted', appId: appId!, apiKey: apiKey!, indexName: hostedName!};
}

/** Folder of the embedded index, below the base path. */
export const INDEX_FOLDER = 'search-index';

/** Subfolder for files that never change, so that one caching rule applies to all of them. */
export const SHARDS_FOLDER = 'shards';

/** Format of the embedded index. The search rejects other formats. */
export const INDEX_FORMAT = 16;
