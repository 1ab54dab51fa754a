/** The embedded backend: fetches index shards on demand and searches them. */
import {INDEX_FOLDER, INDEX_FORMAT} from '../../../site/search';
import type {ManifestShard, SearchManifest} from '../engine/types';
import {SearchEngine, matchesFilters} from '../engine/engine';
import {isNeededFirst} from '../engine/filters';
import {IndexError} from './messages';
import type {Shard} from '../engine/shard';
import type {SearchBackend, SearchRequest, SearchResponse} from '../engine/types';

/**
 * Caches the promises of loads, except failed ones, so that the next query tries again. Keys are file
 * names, which contain a hash of the content.
 */
class PromiseCache<T> {
  private readonly promises = new Map<string, Promise<T>>();

  get(key: string, load: () => Promise<T>): Promise<T> {
    const present = this.promises.get(key);
    if (present) {
      return present;
    }
    const promise = load();
    this.promises.set(key, promise);
    promise.catch(() => this.promises.delete(key));
    return promise;
  }

  forget(): void {
    this.promises.clear();
  }
}

/** Searches the index of the build. */
export class EmbeddedSearch implements SearchBackend {
  private readonly engine: SearchEngine;
  private readonly manifests = new PromiseCache<SearchManifest>();
  private readonly shards = new PromiseCache<void>();
  private readonly texts = new PromiseCache<void>();
  private readonly listeners = new Set<() => void>();

  /**
   * Prefetches the data of the first query; `search` reports errors.
   *
   * @param origin origin of the page, for the absolute URLs of hits
   * @param baseUrl base path of the site, with a slash at both ends
   * @param preferred optional filters of later queries, whose shards are prefetched
   * @param manifestAhead the manifest, if it is already being fetched; resolves to undefined on failure
   */
  constructor(
    private readonly origin: string,
    private readonly baseUrl: string,
    preferred: readonly string[],
    private manifestAhead?: Promise<SearchManifest | undefined>,
  ) {
    this.engine = new SearchEngine(origin, baseUrl);
    void this.manifest()
      .then(({shards}) => {
        const first = shards.filter((shard) => isNeededFirst(shard, preferred));
        return Promise.all(first.map((shard) => this.loadShard(shard)));
      })
      .catch(() => undefined);
  }

  onUpdate(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async search(request: SearchRequest): Promise<SearchResponse> {
    const {shards} = await this.manifest();
    const wanted = shards.filter((shard) => matchesFilters(shard, request.facetFilters));
    const isFirst = (shard: ManifestShard) =>
      request.isComplete || isNeededFirst(shard, request.optionalFilters);
    try {
      await Promise.all(wanted.filter(isFirst).map((shard) => this.loadShard(shard)));
    } catch (error) {
      // The manifest may be older than the shards: fetch both again next time.
      this.manifests.forget();
      throw error;
    }
    void this.loadRest(wanted, isFirst);
    return this.engine.search(request);
  }

  /** Fetches optional data that improves the results, then notifies the listeners. */
  private async loadRest(
    wanted: readonly ManifestShard[],
    isFirst: (shard: ManifestShard) => boolean,
  ): Promise<void> {
    const before = this.engine.size;
    const rest = wanted.filter((shard) => !isFirst(shard));
    const outcomes = await Promise.allSettled([
      ...wanted.filter(isFirst).map((shard) => this.loadTexts(shard)),
      ...rest.map((shard) => this.loadShard(shard)),
    ]);
    const hasNewTexts = outcomes.some(
      (outcome) => outcome.status === 'fulfilled' && outcome.value === true,
    );
    if (hasNewTexts || this.engine.size > before) {
      this.listeners.forEach((listener) => listener());
    }
    await Promise.allSettled(rest.map((shard) => this.loadTexts(shard)));
  }

  private manifest(): Promise<SearchManifest> {
    return this.manifests.get('manifest', async () => {
      const ahead = this.manifestAhead;
      this.manifestAhead = undefined;
      const manifest =
        (await ahead) ?? (await this.fetchJson<SearchManifest>('manifest.json', 'no-cache'));
      if (manifest.format !== INDEX_FORMAT) {
        throw new IndexError(`the index has format ${manifest.format}, not ${INDEX_FORMAT}`);
      }
      return manifest;
    });
  }

  private loadShard({index}: ManifestShard): Promise<void> {
    return this.shards.get(index, async () => {
      const shard = await this.fetchJson<Shard>(index, 'default');
      try {
        this.engine.add(shard);
      } catch (error) {
        throw new IndexError(`${index} cannot be read: ${String(error)}`);
      }
    });
  }

  /** @returns whether the texts are new */
  private async loadTexts({name, texts}: ManifestShard): Promise<boolean> {
    let isNew = false;
    await this.texts.get(texts, async () => {
      this.engine.addTexts(name, await this.fetchJson<string[]>(texts, 'default'));
      isNew = true;
    });
    return isNew;
  }

  private async fetchJson<T>(file: string, cache: RequestCache): Promise<T> {
    const address = `${this.origin}${this.baseUrl}${INDEX_FOLDER}/${file}`;
    const response = await fetch(address, {cache});
    if (!response.ok) {
      throw new IndexError(`the server responds to ${file} with status ${response.status}`);
    }
    return (await response.json()) as T;
  }
}
