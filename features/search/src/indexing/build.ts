/** Creates the files of the embedded index from search records. Equal records produce equal files. */
import {createHash} from 'node:crypto';
import {packShard, shardNameOf, textsFile, topicOf, type Shard} from '../engine/shard';
import {INDEX_FORMAT, SHARDS_FOLDER} from '../settings';
import type {ManifestShard, SearchManifest, SearchRecord} from '../engine/types';

const hash = (text: string, length = 10): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length);

/** A letter for each record; equal for sections on one topic with the same text, over versions and editions. */
function variantsOf(records: readonly SearchRecord[]): Map<SearchRecord, string> {
  const topics = new Map<string, Set<string>>();
  const letters = records.map((record): [SearchRecord, string] => {
    const topic = topicOf(record.pageTitle, record.heading);
    const texts = (topics.get(topic) ?? new Set()).add(record.text);
    topics.set(topic, texts);
    return [record, [...texts].indexOf(record.text).toString(36).at(-1)!];
  });
  return new Map(letters);
}

/** For each page by path, the text and the questions of each section, a line each, and then its keywords. */
function textsByPage(records: readonly SearchRecord[]): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const {path, text, questions, keywords} of records) {
    const others = texts.get(path)?.slice(0, -1) ?? [];
    texts.set(path, [...others, [text, ...questions].join('\n'), keywords]);
  }

  return texts;
}

/**
 * Creates the files of the index: a manifest, shards, and the texts of each page.
 *
 * @param records all records of the site, in a fixed order
 * @param keep returns the shard of equal text in an earlier build, or computes it
 */
export function buildIndexFiles(
  records: readonly SearchRecord[],
  keep = (_: string, compute: () => Shard): Shard => compute(),
) {
  const shardNames = [...new Set(records.map(shardNameOf))].sort();
  const variants = variantsOf(records);
  const files: {readonly name: string; readonly content: string}[] = [];
  const shards = shardNames.map((name): ManifestShard => {
    const own = records.filter((record) => shardNameOf(record) === name);
    const source = JSON.stringify(own.map((record) => [variants.get(record), record]));
    const shard = keep(source, () => packShard(own, variants));
    const content = JSON.stringify(shard);
    const file = `${SHARDS_FOLDER}/${name}.${hash(content)}.json`;
    files.push({name: file, content});
    return {name, tag: shard.tag, file};
  });
  const texts = textsByPage(records);
  const folder = `${SHARDS_FOLDER}/texts.${hash(JSON.stringify([...texts]))}`;
  for (const [path, own] of texts)
    files.push({name: textsFile(folder, path), content: JSON.stringify(own)});

  const manifest: SearchManifest = {format: INDEX_FORMAT, shards, texts: folder};
  return [{name: 'manifest.json', content: JSON.stringify(manifest)}, ...files];
}
