/** Runs the embedded search off the main thread, so that it never delays typing. */
import type {SearchManifest} from '../engine/types';
import {EmbeddedSearch} from './embedded';
import type {FromWorker, ToWorker} from './messages';

let search: EmbeddedSearch | undefined;
let takeManifest: (manifest: SearchManifest | undefined) => void;
const manifestAhead = new Promise<SearchManifest | undefined>((resolve) => {
  takeManifest = resolve;
});

function send(message: FromWorker): void {
  self.postMessage(message);
}

self.onmessage = ({data}: MessageEvent<ToWorker>) => {
  if (data.type === 'start') {
    const {baseUrl, preferred} = data;
    search = new EmbeddedSearch(self.location.origin, baseUrl, preferred, manifestAhead);
    search.onUpdate(() => send({type: 'update'}));
  } else if (data.type === 'manifest') {
    takeManifest(data.manifest);
  } else {
    const {id, request} = data;
    search?.search(request).then(
      (response) => send({type: 'answer', id, response}),
      (error: unknown) => send({type: 'failure', id, message: String(error)}),
    );
  }
};
