import options from '@generated/search/default/options.json';

/** URL of a pre-filled form for a query without results. */
export function missingResultsUrl(query: string): string {
  const url = new URL(options.missingResults);
  url.searchParams.set('title', `Search finds nothing for "${query}"`);
  url.searchParams.set('body', `I searched for \`${query}\` and expected to find this:\n\n`);
  return url.href;
}
