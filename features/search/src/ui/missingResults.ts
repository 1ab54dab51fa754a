import texts from '@generated/search/default/texts.json';

/** URL of a pre-filled form for a query without results. */
export function missingResultsUrl(query: string): string {
  const url = new URL(texts.missingResults);
  url.searchParams.set('title', `Search finds nothing for "${query}"`);
  url.searchParams.set('body', `I searched for \`${query}\` and expected to find this:\n\n`);
  return url.href;
}
