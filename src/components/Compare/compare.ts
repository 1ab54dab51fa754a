import {diffArrays} from 'diff';

/** A part of a page: a section, a block, a row, a line, a word. */
export interface Part<Source> {
  readonly kind: string;
  /** Parts of one kind with the same text are equal. Parts without text are not compared. */
  readonly text: string;
  /** Empty for a part that is compared as a whole. */
  readonly parts: readonly Part<Source>[];
  /** Identifies a section or row, even if its text changed or it moved. */
  readonly id?: string | undefined;
  readonly source: Source;
}

/** A part of the newer page with its former self, or one that was removed. */
export interface MarkedPart<Source> {
  readonly mark: 'same' | 'moved' | 'changed' | 'added' | 'removed';
  readonly part: Part<Source>;
  readonly former: Part<Source> | undefined;
}

type Parts<Source> = readonly Part<Source>[];
type Pair<Source> = readonly [old?: Part<Source>, part?: Part<Source>, isMoved?: boolean];

const isMatch = <S>(one: Part<S>, other: Part<S>): boolean =>
  one.kind === other.kind && (one.id ?? one.text) === (other.id ?? other.text);

/** Whether two parts share half of their words. Otherwise, one replaces the other, except in a cell. */
function isAlike<S>(one: Part<S>, other: Part<S>): boolean {
  if (one.kind !== other.kind || /^t[dh]$/.test(one.kind)) return one.kind === other.kind;

  const [words, others] = [new Set(one.text.split(' ')), new Set(other.text.split(' '))];
  const common = [...words].filter((word) => others.has(word)).length;
  const haveParts = one.parts.length > 0 && other.parts.length > 0;
  return haveParts && 4 * common >= words.size + others.size;
}

/** Pairs the parts that match, in order. The others are alone. */
function align<S>(older: Parts<S>, newer: Parts<S>, comparator: typeof isMatch<S>): Pair<S>[] {
  const [olds, parts] = [[...older], [...newer]];
  return diffArrays(olds, parts, {comparator}).flatMap(({value, added, removed}) =>
    value.map((): Pair<S> => [
      added ? undefined : olds.shift(),
      removed ? undefined : parts.shift(),
    ]),
  );
}

/** Pairs what has an id and moved. */
function withMoved<S>(pairs: readonly Pair<S>[]): Pair<S>[] {
  const lost = pairs.flatMap(([old, part]) => (old && !part ? [old] : []));
  const found = pairs.map((pair): Pair<S> => {
    const [old, part] = pair;
    const index =
      old || part?.id === undefined ? -1 : lost.findIndex((each) => isMatch(each, part!));
    return index === -1 ? pair : [lost.splice(index, 1)[0], part, true];
  });
  return found.filter(([old, part]) => part ?? lost.includes(old!));
}

/** Compares two lists of parts. Removed parts are at their former places. */
export function compare<S>(older: Parts<S>, newer: Parts<S>): MarkedPart<S>[] {
  const pairs = withMoved(align(older, newer, isMatch));
  const isAlone = (index: number) => pairs[index] && !(pairs[index][0] && pairs[index][1]);
  const isBetween = (start: number, end: number) => isAlone(start) && isAlone(end);
  /** One or two unchanged words between changes would be hard to read. */
  const isShort = (at: number) =>
    pairs[at]![1]!.kind === 'word' &&
    (isBetween(at - 1, at + 1) || isBetween(at - 1, at + 2) || isBetween(at - 2, at + 1));
  const gap: [Part<S>[], Part<S>[]] = [[], []];
  const closeGap = () => align(gap[0].splice(0), gap[1].splice(0), isAlike);
  const all = pairs.flatMap((pair, index) => {
    const [old, part] = pair;
    if (old && part && !isShort(index)) return [...closeGap(), pair];

    if (old) gap[0].push(old);

    if (part) gap[1].push(part);

    return [];
  });
  return [...all, ...closeGap()].flatMap(([former, part, isMoved]): MarkedPart<S>[] => {
    if (!part) return former!.text ? [{mark: 'removed', part: former!, former}] : [];

    const isSame = former ? former.text === part.text : !part.text;
    const mark = isSame ? (isMoved ? 'moved' : 'same') : former ? 'changed' : 'added';
    return [{mark, part, former}];
  });
}
