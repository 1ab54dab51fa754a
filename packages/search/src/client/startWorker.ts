/** Prepares the first query of the embedded index while the search code is loading. */
import {INDEX_FOLDER} from '../settings';
import {isNeededFirst} from '../engine/filters';
import type {SearchManifest} from '../engine/types';
import type {ToWorker} from './messages';

let manifest: Promise<SearchManifest | undefined> | undefined;

/**
 * Fetches the manifest, and prefetches the shards of a first query into the browser's cache. Failures
 * are ignored, because the search fetches again.
 *
 * @param baseUrl base path of the site, with a slash at both ends
 * @param preferred optional filters of later queries
 * @returns the manifest; resolves to undefined on failure
 */
export function fetchAhead(
  baseUrl: string,
  preferred: readonly string[],
): Promise<SearchManifest | undefined> {
  manifest ??= fetchBoth(`${baseUrl}${INDEX_FOLDER}/`, preferred).catch(() => undefined);
  return manifest;
}

async function fetchBoth(
  folder: string,
  preferred: readonly string[],
): Promise<SearchManifest | undefined> {
  const prefetched = new Set<string>();
  const prefetchShards = ({shards}: SearchManifest) => {
    const needed = shards.filter((shard) => isNeededFirst(shard, preferred));
    const files = needed.map(({file}) => file);
    for (const file of files.filter((each) => !prefetched.has(each))) {
      prefetched.add(file);
      // Browsers may cancel a response whose body is not read.
      fetch(folder + file)
        .then((answer) => answer.arrayBuffer())
        .catch(() => undefined);
    }
  };
  const {searchManifest} =
    document.querySelector<HTMLElement>('[data-search-manifest]')?.dataset ?? {};
  if (searchManifest) {
    prefetchShards(JSON.parse(searchManifest) as SearchManifest);
  }
  // The site may have been deployed since the page was loaded.
  const response = await fetch(`${folder}manifest.json`, {cache: 'no-cache'});
  if (!response.ok) {
    return undefined;
  }
  const manifest = (await response.json()) as SearchManifest;
  prefetchShards(manifest);
  return manifest;
}

/** A worker, and a promise that resolves when the worker cannot run. */
export interface StartedWorker {
  readonly worker: Worker;
  readonly failure: Promise<void>;
}

let started: StartedWorker | undefined;

/**
 * Starts the worker, which fetches and reads the data of the first query. A page has one worker:
 * further calls return the same one.
 *
 * @param baseUrl base path of the site, with a slash at both ends
 * @param preferred optional filters of later queries, whose shards are fetched first
 * @returns undefined if the browser cannot start workers
 */
export function startWorker(
  baseUrl: string,
  preferred: readonly string[],
): StartedWorker | undefined {
  try {
    started ??= start(baseUrl, preferred);
    return started;
  } catch {
    return undefined;
  }
}

function start(baseUrl: string, preferred: readonly string[]): StartedWorker {
  const worker = new Worker(
    /* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url),
  );
  const send = (message: ToWorker) => worker.postMessage(message);
  const failure = new Promise<void>((resolve) => {
    worker.onerror = () => resolve();
  });
  send({type: 'start', baseUrl, preferred});
  void fetchAhead(baseUrl, preferred).then((manifest) => send({type: 'manifest', manifest}));
  return {worker, failure};
}
