/** The reader's recent and favorite searches, which DocSearch stores. */
import type {StoredDocSearchHit} from '@docsearch/react';
import options from '@generated/search/default/options.json';
import {versionOfPath} from '../client/versions';
import {usableHits} from '../engine/hit';

/** Absolute URL of a stored one. The site may have had another base path. */
function addressOf(url: string): string {
  const {href, origin} = new URL(url, window.location.origin);
  const start = href.indexOf(versionOfPath(href)?.path ?? '/', origin.length);
  return origin + href.slice(start);
}

/**
 * Removes what the modal cannot show. Other sites of the origin, extensions and older code also write to the
 * storage.
 *
 * @param toPath converts an absolute URL to a path of the site
 */
export function repairHistory(toPath: (url: string) => string): void {
  for (const list of ['RECENT', 'FAVORITE']) {
    const key = `__DOCSEARCH_${list}_SEARCHES__${options.settings.indexName}`;
    try {
      const stored = localStorage.getItem(key) ?? '';
      localStorage.removeItem(key);
      const hits = usableHits(JSON.parse(stored) as StoredDocSearchHit[], (hit) => ({
        ...hit,
        url: toPath(addressOf(hit.url)),
      }));
      // The modal inserts the texts as HTML.
      localStorage.setItem(key, JSON.stringify(hits).replaceAll('<', '&#60;'));
    } catch {
      // There is no list or no storage.
    }
  }
}
