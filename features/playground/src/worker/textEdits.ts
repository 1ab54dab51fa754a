/** Changes keys of YAML text. Everything else keeps its place, its quotes and its comments. */
import type {KeyPath} from '@pricing4saas/pricing2yaml/places/data';
import {parseDocument, stringify} from 'yaml';
import type {Document, Node} from 'yaml';
import {entriesAlong, type Entry} from '@pricing4saas/pricing2yaml/places/positions';

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Changes keys of a mapping. A path that does not exist changes nothing. */
export interface TextEditor {
  /** Writes text as the value of a key, with the quotes of the old value. */
  setValue(path: KeyPath, value: string): void;
  rename(path: KeyPath, key: string): void;
  remove(path: KeyPath): void;
  /**
   * Inserts a key before another one.
   *
   * @param value YAML of a scalar, or a mapping of scalars
   */
  insertBefore(path: KeyPath, key: string, value: string | Readonly<Record<string, unknown>>): void;
}

interface Found extends Required<Omit<Entry, 'value'>>, Pick<Entry, 'value'> {
  readonly key: Node & {readonly range: readonly [number, number, number]};
}

/** The entry of a mapping. One that a merge key adds belongs to another mapping. */
function find(document: Document, path: KeyPath): Found | undefined {
  const entries = entriesAlong(document, path, 0);
  return entries.length === path.length ? (entries.at(-1) as Found) : undefined;
}

/** The text of a scalar between the quotes that are around another one. */
const quoted = (text: string, like: string): string =>
  like.startsWith("'") ? `'${text}'` : `"${text}"`;

function applyEdits(text: string, edits: readonly Edit[]): string {
  // An alias can lead to the same key twice.
  const unique = new Map(edits.map((edit) => [`${edit.from} ${edit.to} ${edit.text}`, edit]));
  return [...unique.values()]
    .toSorted((a, b) => b.from - a.from || b.to - a.to)
    .reduce((changed, {from, to, text: inserted}) => {
      return changed.slice(0, from) + inserted + changed.slice(to);
    }, text);
}

/**
 * Changes keys of YAML text.
 *
 * @param change is called once with an editor; its changes are applied together afterwards
 * @returns the changed text
 */
export function editText(text: string, change: (editor: TextEditor) => void): string {
  const document = parseDocument(text, {keepSourceTokens: false}) as Document;
  const edits: Edit[] = [];

  const lineStart = (offset: number) => text.slice(0, offset).lastIndexOf('\n') + 1;
  const lineEnd = (offset: number) => {
    const end = text.indexOf('\n', offset);
    return end === -1 ? text.length : end + 1;
  };
  const endOf = ({key, value}: Found) => Math.max(key.range[1], value?.range?.[1] ?? 0);

  function removal(found: Found): Edit {
    const {map, key} = found;
    const at = map.items.findIndex((each) => each.key === key);
    const next = map.items[at + 1]?.key as Found['key'] | undefined;
    const isAlone = text.slice(lineStart(key.range[0]), key.range[0]).trim() === '';
    if (!map.flow && isAlone) {
      // The end of a block scalar or of a collection is the start of a line.
      const end = endOf(found);
      const isLineStart = end > 0 && text[end - 1] === '\n';
      return {from: lineStart(key.range[0]), to: isLineStart ? end : lineEnd(end), text: ''};
    }
    if (next) return {from: key.range[0], to: next.range[0], text: ''};
    const previous = map.items[at - 1];
    const before = (previous?.value ?? previous?.key) as Found['key'] | undefined;
    return {from: before?.range[1] ?? key.range[0], to: endOf(found), text: ''};
  }

  change({
    setValue(path, value) {
      const found = find(document, path);
      const range = found?.value?.range;
      if (!range) return;
      const old = text.slice(range[0], range[1]);
      edits.push({from: range[0], to: range[1], text: quoted(value, old)});
    },
    rename(path, key) {
      const range = find(document, path)?.key.range;
      if (!range) return;
      const old = text.slice(range[0], range[1]);
      const renamed = /^["']/.test(old) ? quoted(key, old) : key;
      edits.push({from: range[0], to: range[1], text: renamed});
    },
    remove(path) {
      const found = find(document, path);
      if (found) edits.push(removal(found));
    },
    insertBefore(path, key, value) {
      const found = find(document, path);
      if (!found) return;
      const [from] = found.key.range;
      if (found.map.flow) {
        const name = /^["']/.test(text.slice(from)) ? JSON.stringify(key) : key;
        const scalar = typeof value === 'string' ? value : JSON.stringify(value);
        edits.push({from, to: from, text: `${name}: ${scalar}, `});
        return;
      }
      const start = lineStart(from);
      const indent = text.slice(start, from);
      const lines =
        typeof value === 'string'
          ? [`${key}: ${value}`]
          : stringify({[key]: value})
              .trimEnd()
              .split('\n');
      const lineBreak = /\r?\n/.exec(text)?.[0] ?? '\n';
      const inserted = lines.map((line) => `${indent}${line}${lineBreak}`).join('');
      edits.push({from: start, to: start, text: inserted});
    },
  });
  return applyEdits(text, edits);
}
