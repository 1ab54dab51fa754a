/** Page side of the search worker. */
import type {EmbeddedSearch} from './embedded';
import type {StartedWorker} from './startWorker';
import type {SearchBackend, SearchRequest, SearchResponse} from '../engine/types';

/**
 * The embedded search in a worker. If the worker cannot be started (old browser, restrictive policy),
 * the same search runs on the page.
 */
export class WorkerSearch implements SearchBackend {
  private readonly listeners = new Set<() => void>();
  /** Loaded on demand, because the worker has its own copy. */
  private onPage: Promise<EmbeddedSearch> | undefined;

  constructor(private readonly started: StartedWorker) {
    started.worker?.addEventListener('message', this.notify);
  }

  onUpdate(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  search(request: SearchRequest): Promise<SearchResponse> {
    const {worker, failure} = this.started;
    return Promise.race([
      failure.then(() => this.searchOnPage(request)),
      new Promise<SearchResponse>((resolve, reject) => {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = ({data}: MessageEvent<SearchResponse | Error>) => {
          port1.close();
          return data instanceof Error ? reject(data) : resolve(data);
        };
        worker?.postMessage(request, [port2]);
      }),
    ]);
  }

  private readonly notify = () => this.listeners.forEach((listener) => listener());

  private async searchOnPage(request: SearchRequest): Promise<SearchResponse> {
    this.onPage ??= import('./embedded').then(
      ({EmbeddedSearch: Search}) => new Search(this.started.start, this.notify),
    );
    // A failed load is repeated by the next query.
    this.onPage.catch(() => {
      this.onPage = undefined;
    });
    return (await this.onPage).search(request);
  }
}
