/** Merges a fragment of a pricing into a valid host document. */
import {isMap, isScalar, parseDocument, type Document, type YAMLMap} from 'yaml';

function mergeMaps(host: YAMLMap, fragment: YAMLMap): void {
  for (const pair of fragment.items) {
    const key = isScalar(pair.key) ? pair.key.value : pair.key;
    const present = host.get(key, true);
    if (isMap(present) && isMap(pair.value)) mergeMaps(present, pair.value);
    else host.set(pair.key, pair.value);
  }
}

/** A YAML document that is not well-formed, or that lacks a required map. */
export class YamlTextError extends Error {}

/**
 * Parses a YAML document.
 *
 * @throws YamlTextError with the first error of the parser
 */
export function parseYaml(text: string): Document.Parsed {
  const document = parseDocument(text, {uniqueKeys: true});
  const [error] = document.errors;
  if (error) throw new YamlTextError(error.message.split('\n')[0]);

  return document;
}

/**
 * Merges a fragment into a host: maps key by key, and any other value replaces that of the host.
 * Quotes and number formats are kept, because parsers distinguish `"2.1"` from `2.1`.
 *
 * @param host text of the host document
 * @param fragment text of the fragment
 * @param at dotted path of the place the fragment belongs to, empty for the root
 * @returns the merged document as text
 * @throws YamlTextError if the fragment is not a map or is not well-formed
 */
export function mergeFragment(host: string, fragment: string, at: string): string {
  const target = parseYaml(host);
  let map = target.contents as unknown;
  for (const key of at === '' ? [] : at.split('.')) {
    const parent = map as YAMLMap;
    let child = parent.get(key, true) as unknown;
    if (!isMap(child)) {
      child = target.createNode({});
      parent.set(key, child);
    }
    map = child;
  }
  const {contents} = parseYaml(fragment);
  if (!isMap(contents)) throw new YamlTextError('a fragment must be a mapping');

  mergeMaps(map as YAMLMap, contents);
  return target.toString({lineWidth: 0});
}
