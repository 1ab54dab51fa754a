/** Reads the structure of YAML from its indentation, because text is broken while an author types. */

import {SYNTAX_VERSIONS, type SyntaxVersion} from '@pricing4saas/pricing2yaml/schema/model';

/** A line that begins an entry of a mapping, possibly as the first key of a list item. */
const ENTRY = /^(\s*(?:- +)*)("[^"]*"|'[^']*'|[^\s#"'[\]{}-][^#]*?|-[^\s#][^#]*?)\s*:(?=\s|$)/;

/** Longer keys are not found. This bounds the time for a line. */
const MAX_KEY = 500;

export interface LineKey {
  readonly name: string;
  /** Column of the key, from 0. */
  readonly column: number;
  /** Column behind the key, where the colon is. */
  readonly end: number;
}

export interface Line {
  readonly text: string;
  /** Column of the first character that is not a space, from 0. */
  readonly indent: number;
  readonly key: LineKey | undefined;
  /** Whether the line begins an item of a list. */
  readonly isItem: boolean;
  /** Whether the line is empty or a comment. */
  readonly isBlank: boolean;
}

/** The key that a line begins with; `undefined` for other lines. */
export function keyOf(text: string): LineKey | undefined {
  const found = ENTRY.exec(text.slice(0, MAX_KEY));
  if (!found) return undefined;
  const [, before, key] = found;
  const column = before!.length;
  return {name: key!.replaceAll(/^["']|["']$/g, ''), column, end: column + key!.length};
}

const readLines = (text: string): readonly Line[] =>
  text.split('\n').map((line) => ({
    text: line,
    indent: line.length - line.trimStart().length,
    key: keyOf(line),
    isItem: /^\s*-(?:\s|$)/.test(line),
    isBlank: /^\s*(?:#|$)/.test(line),
  }));

/** The lines of text, the index of the one with a position, and where that line begins. */
export function lineWith(text: string, position: number) {
  const start = text.slice(0, position).lastIndexOf('\n') + 1;
  return {lines: readLines(text), index: text.slice(0, start).split('\n').length - 1, start};
}

/**
 * The path of the mapping or list that contains a line.
 *
 * @param index index of the line
 * @param column column of the line's first key, or of its dash in a list
 * @returns keys from the root on; `0` stands for any item of a list
 */
export function pathAbove(
  lines: readonly Line[],
  index: number,
  column: number,
): readonly string[] {
  const path: string[] = [];
  let inner = column;
  // A list can begin in the column of its key.
  let isItem = lines[index]!.isItem && lines[index]!.indent === column;
  for (let above = index; above >= 0 && (inner > 0 || isItem); above -= 1) {
    const {key, indent, isBlank, isItem: hasDash} = lines[above]!;
    if (isBlank) continue;
    if (above < index && key && (key.column < inner || (isItem && key.column === inner))) {
      path.unshift(key.name);
      inner = key.column;
      isItem = false;
    }
    // The dash before the first key of an item is a level too.
    if (hasDash && indent < inner) {
      path.unshift('0');
      inner = indent;
      isItem = true;
    }
  }
  return path;
}

/** The lines of a mapping or list: indexes from `start` to `end`, without `end`. */
interface Block {
  readonly start: number;
  readonly end: number;
  /** What follows the colon of the key. */
  readonly inline: string;
}

function entriesOf(lines: readonly Line[], {start, end}: Block): readonly number[] {
  const found = lines
    .slice(start, end)
    .flatMap(({key}, at) => (key ? [{at: start + at, column: key.column}] : []));
  const outermost = found.reduce((least, {column}) => Math.min(least, column), Infinity);
  return found.filter(({column}) => column === outermost).map(({at}) => at);
}

function findBlock(lines: readonly Line[], path: readonly string[]): Block | undefined {
  let block: Block = {start: 0, end: lines.length, inline: ''};
  for (const name of path) {
    const at = entriesOf(lines, block).find((index) => lines[index]!.key!.name === name);
    if (at === undefined) return undefined;
    const {text, key} = lines[at]!;
    let end = at + 1;
    const isInside = ({isBlank, indent, isItem}: Line) =>
      isBlank || indent > key!.column || (indent === key!.column && isItem);
    while (end < block.end && isInside(lines[end]!)) end += 1;
    block = {start: at + 1, end, inline: text.slice(key!.end + 1).trim()};
  }
  return block;
}

function scalarOf(text: string): string {
  const trimmed = text.trim();
  return /^(["'])(.*?)\1/.exec(trimmed)?.[2] ?? trimmed.replace(/\s#.*$/, '').trimEnd();
}

/** The keys of a mapping, in the order of the file. */
export function keysIn(lines: readonly Line[], path: readonly string[]): readonly string[] {
  const block = findBlock(lines, path);
  return block ? entriesOf(lines, block).map((at) => lines[at]!.key!.name) : [];
}

/** The items of a list of scalars, in brackets or with dashes. */
export function itemsIn(lines: readonly Line[], path: readonly string[]): readonly string[] {
  const block = findBlock(lines, path);
  if (!block) return [];
  const inline = /^\[([^\]]*)/.exec(block.inline)?.[1];
  const items =
    inline?.split(',') ??
    lines
      .slice(block.start, block.end)
      .filter(({isItem}) => isItem)
      .map(({text}) => text.trimStart().slice(1));
  return items.map(scalarOf).filter((item) => item !== '');
}

/** The scalar at a path; `undefined` if the text does not have it. */
export function scalarAt(lines: readonly Line[], path: readonly string[]): string | undefined {
  const inline = findBlock(lines, path)?.inline;
  return inline ? scalarOf(inline) : undefined;
}

/** The version that text declares, which may be broken YAML; 2.1 if it declares none that exists. */
export function versionIn(text: string): SyntaxVersion {
  const lines = readLines(text);
  const declared = scalarAt(lines, ['syntaxVersion']) ?? scalarAt(lines, ['version']);
  return SYNTAX_VERSIONS.find((version) => version === declared) ?? '2.1';
}

/** The other keys of the mapping that contains a line. */
export function siblingsOf(
  lines: readonly Line[],
  index: number,
  column: number,
): readonly string[] {
  const isOutside = ({isBlank, indent}: Line) => !isBlank && indent < column;
  const above = lines.slice(0, index);
  const below = lines.slice(index + 1);
  const end = below.findIndex(isOutside);
  // The dash of a list item is outside, and its first key inside.
  return [
    ...above.slice(Math.max(above.findLastIndex(isOutside), 0)),
    ...below.slice(0, end < 0 ? undefined : end),
  ]
    .filter(({key}) => key?.column === column)
    .map(({key}) => key!.name);
}
