/** Prepares the first query of the embedded index while the code that reads it is still loading. */
import {INDEX_FOLDER} from '../../../site/search';
import {isPreferred} from '../engine/filters';
import type {SearchManifest} from '../engine/types';
import type {ToWorker} from './messages';

let manifest: Promise<SearchManifest | undefined> | undefined;

/**
 * Fetches the manifest, and into the browser's cache the shards that a first query needs. A failure
 * is left to the search, which asks again.
 *
 * @param baseUrl base path of the site, with a slash at both ends
 * @param preferred optional filters of the queries to come
 * @returns the manifest, undefined when there is none
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
  const response = await fetch(`${folder}manifest.json`, {cache: 'no-cache'});
  if (!response.ok) {
    return undefined;
  }
  const found = (await response.json()) as SearchManifest;
  for (const shard of found.shards) {
    if (isPreferred(shard, preferred)) {
      // Browsers may stop fetching a body that is not read.
      fetch(`${folder}${shard.index}`)
        .then((answer) => answer.arrayBuffer())
        .catch(() => undefined);
    }
  }
  return found;
}

/** A worker, and what tells that it cannot run. */
export interface StartedWorker {
  readonly worker: Worker;
  readonly failure: Promise<void>;
}

let started: StartedWorker | undefined;

/**
 * Starts the worker, which fetches and reads what the first query needs. A page has one worker:
 * further calls return the same.
 *
 * @param baseUrl base path of the site, with a slash at both ends
 * @param preferred optional filters of the queries to come: their shards are fetched first
 * @returns undefined where the browser does not start workers
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
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const send = (message: ToWorker) => worker.postMessage(message);
  const failure = new Promise<void>((resolve) => {
    worker.onerror = () => resolve();
  });
  send({type: 'start', baseUrl, preferred});
  void fetchAhead(baseUrl, preferred).then((manifest) => send({type: 'manifest', manifest}));
  return {worker, failure};
}
