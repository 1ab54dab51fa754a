/** Prepares the first query of the embedded index while the search code is loading. */
import {INDEX_FOLDER} from '../settings';
import type {SearchManifest} from '../engine/types';

/** What the embedded search needs to start, as the page sends it to the worker. */
export interface SearchStart {
  /** URL of the site, without a trailing slash. */
  readonly site: string;
  /** Tag of the docs version whose shard is fetched at once: a first query waits only for this shard. */
  readonly preferred: string;
  /** The manifest in the page, which the development server does not write. */
  readonly manifest: SearchManifest | undefined;
}

export interface StartedWorker {
  readonly start: SearchStart;
  /** Undefined if the browser cannot start workers. */
  readonly worker: Worker | undefined;
  /** Resolves when the worker cannot run. */
  readonly failure: Promise<void>;
}

let started: StartedWorker | undefined;

/**
 * Starts the worker, and fetches the shard of the first query into the browser's cache, because the worker
 * starts later. A page has one worker: further calls return the same one.
 *
 * @param baseUrl base path of the site, with a slash at both ends
 * @param preferred tag of the docs version whose shard is fetched at once
 */
export function startWorker(baseUrl: string, preferred: string): StartedWorker {
  if (started) return started;

  const {searchManifest} =
    document.querySelector<HTMLElement>('[data-search-manifest]')?.dataset ?? {};
  const manifest = searchManifest ? (JSON.parse(searchManifest) as SearchManifest) : undefined;
  const start = {site: `${window.location.origin}${baseUrl.slice(0, -1)}`, preferred, manifest};
  for (const {file} of manifest?.shards.filter(({name}) => name === preferred) ?? []) {
    fetch(`${start.site}/${INDEX_FOLDER}/${file}`)
      // Browsers may cancel a response whose body is not read.
      .then((response) => response.arrayBuffer())
      // The search fetches again, and reports the failure.
      .catch(() => undefined);
  }
  let worker: Worker | undefined;
  const failure = new Promise<void>((resolve) => {
    try {
      worker = new Worker(
        /* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url),
      );
      worker.onerror = () => resolve();
      worker.postMessage(start);
    } catch {
      resolve();
    }
  });
  started = {start, worker, failure};
  return started;
}
