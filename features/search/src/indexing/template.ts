/** The part of the search that each page can contain, so that the first search starts sooner. */

/** File with the paths of the code of the search below the base path, in the folder of generated files. */
export const CODE_FILE = 'search-code.json';

/**
 * A template with the manifest of the index, and with links that prefetch the code of the search. Pages insert
 * the links when the browser is idle; otherwise the files would share the connection with the page's scripts.
 *
 * @param addresses paths of the code
 * @param manifest the manifest as JSON
 */
export function searchTemplate(addresses: readonly string[], manifest: string): string {
  const links = addresses.map((address) => `<link rel="prefetch" href="${address}">`).join('');
  return `<template data-search-manifest='${manifest}'>${links}</template>`;
}
