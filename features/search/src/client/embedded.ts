/** The embedded backend: fetches index shards on demand and searches them. */
import {INDEX_FOLDER, INDEX_FORMAT} from '../settings';
import {SearchEngine} from '../engine/engine';
import {textsFile, type Shard} from '../engine/shard';
import type {ManifestShard, SearchManifest, SearchRequest, SearchResponse} from '../engine/types';
import type {SearchStart} from './startWorker';

/** Time in milliseconds that a response waits for texts, so that snippets seldom appear after their hits. */
const MAX_WAIT_FOR_TEXTS = 100;

/** Searches the index of the build. */
export class EmbeddedSearch {
  private readonly engine: SearchEngine;
  private readonly site: string;
  private manifest: SearchManifest | undefined;
  /** Loads by file, except failed ones, so that the next query tries again. */
  private readonly loads = new Map<string, Promise<void>>();
  /** Zero for the first response. */
  private patience = 0;

  /**
   * Prefetches the shard of the first query; `search` reports errors.
   *
   * @param onUpdate called when more data has loaded, so that the same query may return more
   */
  constructor(
    {site, preferred, manifest}: SearchStart,
    private readonly onUpdate: () => void,
  ) {
    this.site = site;
    this.manifest = manifest;
    this.engine = new SearchEngine(site);
    this.loadShards(({name}) => name === preferred).catch(() => undefined);
  }

  async search(request: SearchRequest): Promise<SearchResponse> {
    const {tags, preferred, isComplete} = request;
    const {shards, texts: folder} = await this.loadShards(({name, tag}) =>
      isComplete ? tags.includes(tag) : name === preferred,
    );
    const missing = shards.filter(({name, tag}) => tags.includes(tag) && !this.engine.has(name));
    const search = () => {
      const found = this.engine.search(request);
      // A word is unknown only if no docs version contains it.
      return missing.length === 0 ? found : {...found, unknown: [], isPoor: false};
    };
    const response = search();
    const texts = this.loadTexts(response, folder);
    const isOver = new Promise<false>((resolve) => setTimeout(resolve, this.patience, false));
    const hasTexts = await Promise.race([texts, isOver]);
    void this.loadRest(hasTexts ? Promise.resolve(false) : texts, missing);
    return hasTexts ? search() : response;
  }

  /** Waits for the texts of a response, and then loads the shards that it did not wait for. */
  private async loadRest(texts: Promise<boolean>, missing: readonly ManifestShard[]) {
    if (await texts) this.onUpdate();

    if (await this.loadSome(missing.map(this.loadShard))) this.onUpdate();
  }

  /**
   * Loads shards. If one is missing, the site may have been deployed since the manifest was read, so it reads
   * the manifest again.
   *
   * @returns the manifest
   */
  private async loadShards(isWanted: (shard: ManifestShard) => boolean): Promise<SearchManifest> {
    const load = async () => {
      const manifest =
        this.manifest ?? (await this.fetchJson<SearchManifest>('manifest.json', 'no-cache'));
      if (manifest.format !== INDEX_FORMAT)
        throw new Error(`the index has format ${manifest.format}, not ${INDEX_FORMAT}`);

      await Promise.all(manifest.shards.filter(isWanted).map(this.loadShard));
      this.manifest = manifest;
      return manifest;
    };
    return load().catch(() => {
      this.manifest = undefined;
      return load();
    });
  }

  private readonly loadShard = ({file}: ManifestShard) =>
    this.loadOnce(file, async () => this.engine.add(await this.fetchJson<Shard>(file)));

  /**
   * Fetches the texts of the hits that have none.
   *
   * @param folder folder of the texts, from the manifest
   * @returns whether the same query now has more texts
   */
  private loadTexts({hits}: SearchResponse, folder: string): Promise<boolean> {
    const paths = new Set(hits.map(({url_without_anchor: url}) => url.slice(this.site.length)));
    return this.loadSome(
      [...paths]
        .filter((path) => !this.engine.texts.has(path))
        .map((path) => {
          const file = textsFile(folder, path);
          return this.loadOnce(file, async () => {
            this.engine.texts.set(path, await this.fetchJson(file));
            this.patience = MAX_WAIT_FOR_TEXTS;
          });
        }),
    );
  }

  private async loadSome(loads: readonly Promise<void>[]): Promise<boolean> {
    const outcomes = await Promise.allSettled(loads);
    return outcomes.some(({status}) => status === 'fulfilled');
  }

  private loadOnce(file: string, load: () => Promise<void>): Promise<void> {
    const loading = this.loads.get(file) ?? load();
    this.loads.set(file, loading);
    loading.catch(() => this.loads.delete(file));
    return loading;
  }

  private async fetchJson<T>(file: string, cache: RequestCache = 'default'): Promise<T> {
    const response = await fetch(`${this.site}/${INDEX_FOLDER}/${file}`, {cache});
    if (!response.ok)
      throw new Error(`the server responds to ${file} with status ${response.status}`);

    return (await response.json()) as T;
  }
}
