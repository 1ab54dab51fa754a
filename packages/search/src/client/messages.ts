/** Messages between the page and the search worker. */
import type {SearchManifest, SearchRequest, SearchResponse} from '../engine/types';

/** The index is missing, unreachable, damaged, or of another build. */
export class IndexError extends Error {
  override readonly name = 'IndexError';
}

/** From the page to the worker. The first message must be `start`. */
export type ToWorker =
  | {readonly type: 'start'; readonly baseUrl: string; readonly preferred: readonly string[]}
  /** Sent once, after the page has fetched the manifest, or failed to. */
  | {readonly type: 'manifest'; readonly manifest: SearchManifest | undefined}
  | {readonly type: 'search'; readonly id: number; readonly request: SearchRequest};

/** From the worker to the page. */
export type FromWorker =
  | {readonly type: 'answer'; readonly id: number; readonly response: SearchResponse}
  | {readonly type: 'failure'; readonly id: number; readonly message: string}
  | {readonly type: 'update'};
