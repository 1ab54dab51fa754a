/** Makes the files of the embedded index from search records. Equal records give equal files. */
import {createHash} from 'node:crypto';
import MiniSearch from 'minisearch';
import {
  INDEX_OPTIONS,
  PAGE_KINDS,
  topicOf,
  type IndexedFields,
  type Shard,
  type ShardPage,
} from '../../src/search/engine';
import {INDEX_FORMAT} from '../../site/search';
import {packIndex} from '../../src/search/pack';
import type {SearchRecord} from '../../src/search/types';

/** One file of the index. */
export interface IndexFile {
  readonly name: string;
  readonly content: string;
}

/** A shard in the manifest. */
export interface ManifestShard {
  readonly tag: string;
  readonly language: string;
  readonly version: string | null;
  /** File of the shard, beside the manifest. */
  readonly index: string;
  /** File of the texts for snippets. */
  readonly texts: string;
}

/** What the browser reads first: which files there are. It is the only file without a hash. */
export interface SearchManifest {
  /** Format of the files; a browser with other code refuses them. */
  readonly format: number;
  readonly shards: readonly ManifestShard[];
}

function hash(text: string, length = 10): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}

/** Address of a section without its docs version: the same for the same section of two versions. */
function sectionOf({path, anchor}: SearchRecord): string {
  return `${topicOf(path)}#${anchor}`;
}

/** Sections that stand in more than one docs version; only those can be copies of each other. */
function repeatedSections(records: readonly SearchRecord[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const section of records.map(sectionOf)) {
    (seen.has(section) ? repeated : seen).add(section);
  }
  return repeated;
}

function makeShard(records: readonly SearchRecord[], repeated: ReadonlySet<string>): Shard {
  const {tag, language, version} = records[0]!;
  const pages: ShardPage[] = [];
  const pageNumbers = new Map<string, number>();
  const index = new MiniSearch<IndexedFields>(INDEX_OPTIONS);
  const shardRecords = records.map((record, id) => {
    let page = pageNumbers.get(record.path);
    if (page === undefined) {
      page = pages.push([record.path, record.pageTitle, PAGE_KINDS.indexOf(record.kind)]) - 1;
      pageNumbers.set(record.path, page);
    }
    index.add({
      id,
      heading: record.heading,
      text: `${record.text} ${record.symbols}`,
    });
    return [
      page,
      record.anchor,
      record.heading,
      record.parents,
      repeated.has(sectionOf(record)) ? hash(`${record.heading}\n${record.text}`, 6) : '',
    ] as const;
  });
  return {tag, language, version, pages, records: shardRecords, index: packIndex(index.toJSON())};
}

/**
 * Files of the index: a manifest, and for each tag a shard and its texts.
 *
 * @param records all records of the site, in a fixed order
 */
export function buildIndexFiles(records: readonly SearchRecord[]): IndexFile[] {
  const tags = [...new Set(records.map(({tag}) => tag))].sort();
  const repeated = repeatedSections(records);
  const files: IndexFile[] = [];
  const shards = tags.map((tag): ManifestShard => {
    const own = records.filter((record) => record.tag === tag);
    const shard = JSON.stringify(makeShard(own, repeated));
    const texts = JSON.stringify(own.map(({text}) => text));
    const names = {index: `${tag}.${hash(shard)}.json`, texts: `${tag}.texts.${hash(texts)}.json`};
    files.push({name: names.index, content: shard}, {name: names.texts, content: texts});
    const {language, version} = own[0]!;
    return {tag, language, version, ...names};
  });
  const manifest: SearchManifest = {format: INDEX_FORMAT, shards};
  return [{name: 'manifest.json', content: JSON.stringify(manifest)}, ...files];
}
