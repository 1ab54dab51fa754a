/** The search worker, started before the code that talks to it has arrived. */
import {fetchAhead} from './fetchAhead';
import type {ToWorker} from './messages';

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
