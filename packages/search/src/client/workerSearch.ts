/** Page side of the search worker. */
import type {EmbeddedSearch} from './embedded';
import {IndexError, type FromWorker, type ToWorker} from './messages';
import {fetchAhead, startWorker} from './startWorker';
import type {SearchBackend, SearchRequest, SearchResponse} from '../engine/types';

interface Pending {
  readonly request: SearchRequest;
  readonly resolve: (response: SearchResponse) => void;
  readonly reject: (error: Error) => void;
}

/**
 * The embedded search in a worker. If the worker cannot be started (old browser, restrictive policy),
 * the same search runs on the page.
 */
export class WorkerSearch implements SearchBackend {
  private worker: Worker | undefined;
  /** Loaded on demand, because the worker has its own copy. */
  private fallback: Promise<EmbeddedSearch> | undefined;
  private readonly pending = new Map<number, Pending>();
  private readonly listeners = new Set<() => void>();
  private lastId = 0;

  /**
   * @param baseUrl base path of the site, with a slash at both ends
   * @param preferred optional filters of later queries, whose shards are prefetched
   */
  constructor(
    private readonly baseUrl: string,
    private readonly preferred: readonly string[],
  ) {
    const started = startWorker(baseUrl, preferred);
    if (started) {
      this.worker = started.worker;
      this.worker.onmessage = ({data}: MessageEvent<FromWorker>) => this.receive(data);
      void started.failure.then(() => this.fallBack());
    } else {
      this.fallBack();
    }
  }

  onUpdate(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  search(request: SearchRequest): Promise<SearchResponse> {
    if (this.fallback) {
      return this.searchHere(request);
    }
    return new Promise((resolve, reject) => {
      this.lastId += 1;
      this.pending.set(this.lastId, {request, resolve, reject});
      this.send({type: 'search', id: this.lastId, request});
    });
  }

  private send(message: ToWorker): void {
    this.worker?.postMessage(message);
  }

  private receive(message: FromWorker): void {
    if (message.type === 'update') {
      this.listeners.forEach((listener) => listener());
      return;
    }
    const pending = this.pending.get(message.id);
    this.pending.delete(message.id);
    if (message.type === 'answer') {
      pending?.resolve(message.response);
    } else {
      pending?.reject(new IndexError(message.message));
    }
  }

  private fallBack(): void {
    if (this.fallback) {
      return;
    }
    this.worker?.terminate();
    this.worker = undefined;
    this.loadFallback();
    const waiting = [...this.pending.values()];
    this.pending.clear();
    for (const {request, resolve, reject} of waiting) {
      this.searchHere(request).then(resolve, reject);
    }
  }

  private loadFallback(): Promise<EmbeddedSearch> {
    this.fallback = import('./embedded').then(({EmbeddedSearch: Search}) => {
      const search = new Search(
        window.location.origin,
        this.baseUrl,
        this.preferred,
        fetchAhead(this.baseUrl, this.preferred),
      );
      search.onUpdate(() => this.listeners.forEach((listener) => listener()));
      return search;
    });
    return this.fallback;
  }

  private async searchHere(request: SearchRequest): Promise<SearchResponse> {
    // A failed load is repeated by the next query.
    const search = await this.fallback!.catch(() => this.loadFallback());
    return search.search(request);
  }
}
