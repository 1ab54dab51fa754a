/** Reads the search records and the index of a built site in Node. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {collectRecords, type IndexOptions} from './collect';
import {INDEX_FOLDER, INDEX_FORMAT} from '../settings';
import type {SearchVersion} from '../options';
import {SearchEngine} from '../engine/engine';
import {tagOf, tagsOf} from '../engine/filters';
import {textsFile, type Shard} from '../engine/shard';
import type {SearchManifest, SearchRecord, SearchRequest} from '../engine/types';

/** Origin of hits outside a browser. */
const ORIGIN = 'https://site.example';

/**
 * Reads the index of a built site.
 *
 * @param buildFolder folder of the built site
 * @throws Error if there is no index, or one of another format
 */
export function readBuiltIndex(buildFolder: string) {
  const folder = path.join(buildFolder, INDEX_FOLDER);
  const readJson = (file: string): unknown =>
    JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  let manifest: SearchManifest;
  try {
    manifest = readJson('manifest.json') as SearchManifest;
  } catch (error) {
    throw new Error(`${folder} has no search index. Run "npm run build" first.`, {cause: error});
  }
  if (manifest.format !== INDEX_FORMAT) {
    throw new Error(
      `${folder} has format ${manifest.format}, expected ${INDEX_FORMAT}. Run "npm run build" again.`,
    );
  }
  const shards = manifest.shards.map(({file}) => readJson(file) as Shard);
  const paths = shards.flatMap(({pages}) => pages.map(([page]) => page));
  return {
    shards,
    /** Texts for snippets, by path of the page. */
    texts: new Map(
      paths.map((page) => [page, readJson(textsFile(manifest.texts, page)) as string[]]),
    ),
  };
}

/** An engine with all shards of an index. */
export function engineOf({shards, texts}: ReturnType<typeof readBuiltIndex>): SearchEngine {
  const engine = new SearchEngine(ORIGIN);
  shards.forEach((shard) => engine.add(shard));
  texts.forEach((own, page) => engine.texts.set(page, own));
  return engine;
}

const LANGUAGE = 'en';

/**
 * A request over all docs versions, by a reader of one of them.
 *
 * @param versions the docs versions
 */
export function requestFor(
  query: string,
  reading: Pick<SearchVersion, 'name'>,
  versions: readonly Pick<SearchVersion, 'name'>[],
  maxHits = 5,
): SearchRequest {
  return {query, tags: tagsOf(versions), preferred: tagOf(reading), maxHits, isComplete: true};
}

/**
 * Reads the search records of a built site from its pages, because hosted mode has no index.
 *
 * @param buildFolder folder of the built site
 * @param options versions of the site, and what it knows about its pages
 * @throws Error if there is no built site
 */
export function readBuiltRecords(buildFolder: string, options: IndexOptions): SearchRecord[] {
  if (!existsSync(path.join(buildFolder, 'index.html')))
    throw new Error(`${buildFolder} has no built site. Run "npm run build" first.`);

  return collectRecords(buildFolder, LANGUAGE, options);
}
