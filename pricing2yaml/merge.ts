/** Puts a fragment of a pricing into a known-good host document. */
import {isMap, isScalar, parseDocument, type Document, type YAMLMap} from 'yaml';

function mergeMaps(host: YAMLMap, fragment: YAMLMap): void {
  for (const pair of fragment.items) {
    const key = isScalar(pair.key) ? pair.key.value : pair.key;
    const present = host.get(key, true);
    if (isMap(present) && isMap(pair.value)) {
      mergeMaps(present, pair.value);
    } else {
      host.set(pair.key, pair.value);
    }
  }
}

/** A YAML text that is not well-formed, or that has no mapping where one is needed. */
export class YamlTextError extends Error {}

/**
 * Parses a YAML text.
 *
 * @throws YamlTextError with the first error of the parser
 */
export function parseYaml(text: string): Document.Parsed {
  const document = parseDocument(text, {uniqueKeys: true});
  const [error] = document.errors;
  if (error) {
    throw new YamlTextError(error.message.split('\n')[0]);
  }
  return document;
}

/**
 * Merges a fragment into a host: mappings key by key, anything else replaces. Quotes and number
 * formats of both are kept, because parsers tell `"2.1"` from `2.1`.
 *
 * @param host text of the host document
 * @param fragment text of the fragment
 * @param at dotted path of the place the fragment belongs to, empty for the root
 * @returns the merged document as text
 * @throws YamlTextError when the fragment is no mapping or is not well-formed
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
  if (!isMap(contents)) {
    throw new YamlTextError('a fragment must be a mapping');
  }
  mergeMaps(map as YAMLMap, contents);
  return target.toString({lineWidth: 0});
}
