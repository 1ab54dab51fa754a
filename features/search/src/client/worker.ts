/**
 * Runs the embedded search off the main thread, so that it never delays typing. The first message starts it.
 * The others are queries, each with a port for its response.
 */
import type {SearchRequest} from '../engine/types';
import {EmbeddedSearch} from './embedded';
import type {SearchStart} from './startWorker';

let search: EmbeddedSearch | undefined;

self.onmessage = ({data, ports: [port]}: MessageEvent<SearchStart & SearchRequest>) => {
  if (port === undefined) {
    search = new EmbeddedSearch(data, () => self.postMessage('update'));
  } else {
    search?.search(data).then(
      (response) => port.postMessage(response),
      (error: unknown) => port.postMessage(new Error(String(error))),
    );
  }
};
