/** Finds the place of a value in YAML text. */
import {LineCounter, isAlias, isMap, isScalar, isSeq, parseDocument, visit} from 'yaml';
import type {Document, Node, Pair, YAMLMap} from 'yaml';

/** A range of the text in UTF-16 code units; line and column of its start count from 1. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
  readonly line: number;
  readonly column: number;
}

/** The places of YAML text. */
export type Positions = ReturnType<typeof readPositions>;

/** Merge keys can refer to each other in a circle. */
const MAX_MERGES = 20;

/** An entry of a mapping, with its key, or an item of a list. */
export interface Entry {
  readonly map?: YAMLMap;
  readonly key?: Node;
  readonly value?: Node;
}

const resolve = (node: unknown, document: Document): unknown =>
  isAlias(node) ? node.resolve(document) : node;

function keyText(pair: Pair): string | undefined {
  if (!isScalar(pair.key)) return undefined;
  return pair.key.value === null ? 'null' : String(pair.key.value);
}

function entryOf(
  parent: unknown,
  key: string,
  document: Document,
  merges: number,
): Entry | undefined {
  const node = resolve(parent, document);
  if (isSeq(node)) {
    const item = /^\d+$/.test(key) ? node.items[Number(key)] : undefined;
    return item === undefined ? undefined : {value: item as Node};
  }
  if (!isMap(node)) return undefined;
  const own = node.items.find((pair) => keyText(pair) === key);
  if (own) return {map: node, key: own.key as Node, value: (own.value ?? undefined) as Node};
  for (const pair of merges > 0 ? node.items : []) {
    if (keyText(pair) !== '<<') continue;
    const merged = resolve(pair.value, document);
    for (const source of isSeq(merged) ? merged.items : [merged]) {
      const entry = entryOf(source, key, document, merges - 1);
      if (entry) return entry;
    }
  }
  return undefined;
}

/**
 * The entries on a path, as far as the document has it.
 *
 * @param merges how many merge keys are followed to an entry that they add
 */
export function entriesAlong(
  document: Document,
  path: readonly string[],
  merges = MAX_MERGES,
): readonly Entry[] {
  const entries: Entry[] = [];
  let node: unknown = document.contents;
  for (const key of path) {
    const entry = entryOf(node, key, document, merges);
    if (!entry) break;
    entries.push(entry);
    node = entry.value;
  }
  return entries;
}

/**
 * Reads the places of text, which may be broken YAML. The YAML is parsed when the first path is looked
 * up. Until then, the caller can limit its nesting.
 */
export function readPositions(text: string) {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const {index, 0: end} of text.matchAll(/\r\n?|\n/g)) lines.addNewLine(index + end.length);
  let parsed: Document | undefined;

  function read(): Document {
    const options = {strict: false, uniqueKeys: false, prettyErrors: false} as const;
    parsed ??= parseDocument(text, {...options, logLevel: 'silent'}) as Document;
    return parsed;
  }

  function range(from: number, to: number): TextRange {
    const start = Math.max(0, Math.min(from, text.length));
    const {line, col: column} = lines.linePos(start);
    return {from: start, to: Math.max(start, Math.min(to, text.length)), line, column};
  }

  /** The range of a node without the line break at its end; only the first line of a collection. */
  function rangeOfNode(node: Node): TextRange {
    const [start, end] = node.range!;
    const source = text.slice(start, end);
    const firstLine = isScalar(node) ? source : (source.split('\n', 1)[0] ?? '');
    return range(start, start + firstLine.trimEnd().length);
  }

  function rangeOfRoot(): TextRange {
    const {contents} = read();
    const first = isMap(contents) ? contents.items[0] : undefined;
    if (isScalar(first?.key)) return rangeOfNode(first.key);
    return contents?.range ? rangeOfNode(contents) : range(0, 0);
  }

  function rangeOfEntry({key, value}: Entry): TextRange {
    const isText = isScalar(value) && value.range && value.range[1] > value.range[0];
    const shown = isText ? value : (key ?? value);
    return shown?.range ? rangeOfNode(shown) : rangeOfRoot();
  }

  return {
    /** The range between two offsets, which are cut to the text. */
    range,
    /** The ranges of the scalars without quotes that a predicate accepts. */
    rangesOfPlain(accepts: (text: string, isKey: boolean) => boolean): readonly TextRange[] {
      const found: TextRange[] = [];
      visit(read(), {
        Scalar(key, node) {
          const isPlain = node.type === 'PLAIN' && node.tag === undefined;
          if (isPlain && accepts(node.source ?? '', key === 'key')) found.push(rangeOfNode(node));
        },
      });
      return found;
    },
    /**
     * The range of a value: the value itself if it is a scalar, else its key. If the text does not have
     * the path, the range of the nearest ancestor; for the root, that of the first key.
     *
     * @param path keys and list indexes, such as `['plans', 'STARTER', 'price']`
     */
    rangeOf(path: readonly string[]): TextRange {
      const entries = entriesAlong(read(), path);
      const last = entries.at(-1);
      if (!last) return rangeOfRoot();
      // A value above a missing key is not the problem, so its key is shown.
      return rangeOfEntry(entries.length === path.length || !last.key ? last : {key: last.key});
    },
    /** The range of the key at a path, or of the nearest ancestor. */
    rangeOfKey(path: readonly string[]): TextRange {
      const last = entriesAlong(read(), path).at(-1);
      return last ? rangeOfEntry(last.key ? {key: last.key} : last) : rangeOfRoot();
    },
  };
}
