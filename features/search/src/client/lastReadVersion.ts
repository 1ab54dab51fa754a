/** Stores the docs version last read in this tab, which is the default version of searches. */
import type {SearchVersion} from '../options';
import {VERSIONS, versionOfPath} from './versions';

const STORAGE_KEY = 'last-read-docs-version';

if (typeof window !== 'undefined') {
  // The reader has returned to a page that the browser kept.
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted) onRouteDidUpdate({location: window.location});
  });
}

/** Called by Docusaurus after each navigation, and once for the first page. */
export function onRouteDidUpdate({
  location,
}: {
  readonly location: {readonly pathname: string};
}): void {
  const version = versionOfPath(location.pathname);
  try {
    if (version) sessionStorage.setItem(STORAGE_KEY, version.label);
  } catch {
    // Without storage, searches default to the latest version.
  }
}

/** The docs version last read in this tab. */
export function lastReadVersion(): SearchVersion | undefined {
  try {
    const label = sessionStorage.getItem(STORAGE_KEY);
    return VERSIONS.find((version) => version.label === label);
  } catch {
    return undefined;
  }
}
