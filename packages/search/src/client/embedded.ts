/** The embedded backend: fetches index shards on demand and searches them. */
import {INDEX_FOLDER, INDEX_FORMAT} from '../settings';
import type {ManifestShard, SearchManifest} from '../engine/types';
import {SearchEngine} from '../engine/engine';
import {isNeededFirst, matchesFilters} from '../engine/filters';
import {IndexError} from './messages';
import {textsFile, type Shard} from '../engine/shard';
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

/** Time in milliseconds that a response waits for texts, so that snippets seldom appear after their hits. */
const MAX_WAIT_FOR_TEXTS = 100;

/** Searches the index of the build. */
export class EmbeddedSearch implements SearchBackend {
  private readonly engine: SearchEngine;
  private readonly manifests = new PromiseCache<SearchManifest>();
  private readonly shards = new PromiseCache<void>();
  private readonly texts = new PromiseCache<void>();
  private readonly listeners = new Set<() => void>();
  /** Zero for the first response. */
  private patience = 0;

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
    const {shards, texts: folder} = await this.manifest();
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
    // A word is unknown only if no docs version contains it.
    const isComplete = wanted.every(({name}) => this.engine.has(name));
    const search = () => {
      const found = this.engine.search(request);
      return isComplete ? found : {...found, unknown: []};
    };
    const response = search();
    const texts = this.loadTexts(response, folder);
    const isOver = new Promise<false>((resolve) => setTimeout(resolve, this.patience, false));
    const hasTexts = await Promise.race([texts, isOver]);
    void this.loadRest(
      hasTexts ? Promise.resolve(false) : texts,
      wanted.filter((shard) => !isFirst(shard)),
    );
    return hasTexts ? search() : response;
  }

  /**
   * Notifies the listeners when the missing texts are loaded, then fetches the shards that a response did
   * not wait for, and notifies them again.
   */
  private async loadRest(texts: Promise<boolean>, rest: readonly ManifestShard[]): Promise<void> {
    const notify = () => this.listeners.forEach((listener) => listener());
    if (await texts) {
      notify();
    }
    const missing = rest.filter(({name}) => !this.engine.has(name));
    await Promise.allSettled(missing.map((shard) => this.loadShard(shard)));
    if (missing.some(({name}) => this.engine.has(name))) {
      notify();
    }
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

  private loadShard({file}: ManifestShard): Promise<void> {
    return this.shards.get(file, async () => {
      const shard = await this.fetchJson<Shard>(file, 'default');
      try {
        this.engine.add(shard);
      } catch (error) {
        throw new IndexError(`${file} cannot be read: ${String(error)}`);
      }
    });
  }

  /**
   * Fetches the texts of the hits that have none.
   *
   * @param folder folder of the texts, from the manifest
   * @returns whether the same query now has more texts
   */
  private async loadTexts({hits}: SearchResponse, folder: string): Promise<boolean> {
    const site = this.origin.length + this.baseUrl.length - 1;
    const paths = new Set(hits.map(({url_without_anchor: url}) => url.slice(site)));
    const loads = [...paths]
      .filter((path) => !this.engine.hasTexts(path))
      .map((path) =>
        this.texts.get(path, async () => {
          this.engine.addTexts(path, await this.fetchJson(textsFile(folder, path), 'default'));
          this.patience = MAX_WAIT_FOR_TEXTS;
        }),
      );
    const outcomes = await Promise.allSettled(loads);
    return outcomes.some(({status}) => status === 'fulfilled');
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
