/** Finds the place of a value in YAML text. */
import {isAlias, isMap, isPair, isScalar, isSeq, parseDocument} from 'yaml';
import type {Document, Node, Pair} from 'yaml';

/** A range of the text in UTF-16 code units; line and column of its start count from 1. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
  readonly line: number;
  readonly column: number;
}

/** Places in YAML text. */
export interface Positions {
  /**
   * The range of a value: the value itself if it is a scalar, else its key. If the text does not have
   * the path, the range of the nearest ancestor; for the root, that of the first key.
   *
   * @param path keys and list indexes, such as `['plans', 'STARTER', 'price']`
   */
  rangeOf(path: readonly string[]): TextRange;
  /** The range of the key at a path, or of the nearest ancestor. */
  rangeOfKey(path: readonly string[]): TextRange;
  /** The range between two offsets, which are cut to the text. */
  range(from: number, to: number): TextRange;
}

/** Merge keys can refer to each other in a circle. */
const MAX_MERGES = 20;

interface Place {
  readonly key?: Node;
  readonly value?: Node;
}

function resolve(node: unknown, document: Document): unknown {
  return isAlias(node) ? node.resolve(document) : node;
}

function keyText(pair: Pair): string | undefined {
  if (!isScalar(pair.key)) return undefined;
  return pair.key.value === null ? 'null' : String(pair.key.value);
}

function asPlace(pair: Pair): Place {
  return {key: pair.key as Node, value: (pair.value ?? undefined) as Node | undefined};
}

/** The entry of a mapping or list, also if a merge key adds it. */
function entryOf(
  parent: unknown,
  key: string,
  document: Document,
  merges = MAX_MERGES,
): Place | undefined {
  const node = resolve(parent, document);
  if (isSeq(node)) {
    const item = /^\d+$/.test(key) ? node.items[Number(key)] : undefined;
    return item === undefined ? undefined : {value: item as Node};
  }
  if (!isMap(node) || merges === 0) return undefined;
  const own = node.items.find((pair) => isPair(pair) && keyText(pair) === key);
  if (own) return asPlace(own);
  for (const pair of node.items) {
    if (keyText(pair) !== '<<') continue;
    const merged = resolve(pair.value, document);
    for (const source of isSeq(merged) ? merged.items : [merged]) {
      const entry = entryOf(source, key, document, merges - 1);
      if (entry) return entry;
    }
  }
  return undefined;
}

function startsOfLines(text: string): readonly number[] {
  return [0, ...[...text.matchAll(/\r\n?|\n/g)].map((found) => found.index + found[0].length)];
}

/**
 * Reads the places of text, which may be broken YAML. The YAML is parsed when the first path is looked
 * up. Until then, the caller can limit its nesting.
 */
export function readPositions(text: string): Positions {
  const starts = startsOfLines(text);
  let parsed: Document | undefined;

  function read(): Document {
    const options = {strict: false, uniqueKeys: false, prettyErrors: false} as const;
    parsed ??= parseDocument(text, {...options, logLevel: 'silent'}) as Document;
    return parsed;
  }

  function range(from: number, to: number): TextRange {
    const start = Math.max(0, Math.min(from, text.length));
    const line = starts.findLastIndex((offset) => offset <= start) + 1;
    return {
      from: start,
      to: Math.max(start, Math.min(to, text.length)),
      line,
      column: start - starts[line - 1]! + 1,
    };
  }

  /** The range of a node without the line break at its end; only the first line of a collection. */
  function rangeOfNode(node: Node): TextRange {
    const [start, end] = node.range!;
    const source = text.slice(start, end);
    const firstLine = isScalar(node) ? source : (source.split('\n', 1)[0] ?? '');
    return range(start, start + firstLine.trimEnd().length);
  }

  function find(path: readonly string[]): readonly Place[] {
    const places: Place[] = [];
    const document = read();
    let node: unknown = document.contents;
    for (const key of path) {
      const place = entryOf(node, key, document);
      if (!place) break;
      places.push(place);
      node = place.value;
    }
    return places;
  }

  function rangeOfRoot(): TextRange {
    const {contents} = read();
    const first = isMap(contents) ? contents.items[0] : undefined;
    if (isPair(first) && isScalar(first.key)) return rangeOfNode(first.key);
    return contents?.range ? rangeOfNode(contents) : range(0, 0);
  }

  function rangeOfPlace({key, value}: Place): TextRange {
    const isText = isScalar(value) && value.range && value.range[1] > value.range[0];
    const shown = isText ? value : (key ?? value);
    return shown?.range ? rangeOfNode(shown) : rangeOfRoot();
  }

  return {
    range,
    rangeOf(path) {
      const places = find(path);
      const last = places.at(-1);
      if (!last) return rangeOfRoot();
      // A value above a missing key is not the problem, so its key is shown.
      return rangeOfPlace(places.length === path.length || !last.key ? last : {key: last.key});
    },
    rangeOfKey(path) {
      const last = find(path).at(-1);
      return last ? rangeOfPlace(last.key ? {key: last.key} : last) : rangeOfRoot();
    },
  };
}
