import {diffArrays} from 'diff';

/** A part of a page: a section, a block, a row, a line, a word. */
export interface Part<Source> {
  readonly kind: string;
  /** Parts of one kind with the same text are equal. Parts without text are not compared. */
  readonly text: string;
  /** Empty for a part that is compared as a whole. */
  readonly parts: readonly Part<Source>[];
  /** With the id: heading and address of a section, or text and first cell of a row. */
  readonly name?: string | undefined;
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

/** The share of common words in two texts, and in the shorter one. */
function likeness(one: string, other: string): readonly [ofBoth: number, ofShorter: number] {
  const [words, others] = [one, other].map((text) => new Set(text.toLowerCase().split(' ')));
  const common = [...words!].filter((word) => others!.has(word)).length;
  const sizes = [words!.size, others!.size] as const;
  return [(2 * common) / (sizes[0] + sizes[1]), common / Math.min(...sizes)];
}

/** How likely a named part is the former self of another. An equal name counts more than an id. */
function scoreOf<S>(old: Part<S>, part: Part<S>): number {
  if (old.kind !== part.kind) return 0;

  const [share, ofShorter] = likeness(old.name!, part.name!);
  const score = old.name === part.name ? 2 : Math.max(share, ofShorter === 1 ? 0.6 : 0);
  return old.id === part.id ? score + 0.6 : score;
}

/** Named parts with their partners, the likeliest first. */
function partnersOf<S>(older: Parts<S>, newer: Parts<S>) {
  const partners = new Map<Part<S>, Part<S>>();
  const pairs = newer
    .filter(({name}) => name !== undefined)
    .flatMap((part) => older.map((old) => [scoreOf(old, part), old, part] as const));
  for (const [score, old, part] of pairs.sort(([one], [other]) => other - one)) {
    const isFree = !partners.has(old) && !partners.has(part);
    if (score > 0.5 && isFree) partners.set(old, part).set(part, old);
  }
  return partners;
}

/** Whether two parts share half of their words. Otherwise, one replaces the other, except in a cell. */
function isAlike<S>(one: Part<S>, other: Part<S>): boolean {
  if (one.kind !== other.kind || /^t[dh]$/.test(one.kind)) return one.kind === other.kind;

  const haveParts = one.parts.length > 0 && other.parts.length > 0;
  return haveParts && likeness(one.text, other.text)[0] >= 0.5;
}

/** Pairs the parts that match, in order. The others are alone. */
function align<S>(older: Parts<S>, newer: Parts<S>, comparator: typeof isAlike<S>): Pair<S>[] {
  const [olds, parts] = [[...older], [...newer]];
  return diffArrays(olds, parts, {comparator}).flatMap(({value, added, removed}) =>
    value.map((): Pair<S> => [
      added ? undefined : olds.shift(),
      removed ? undefined : parts.shift(),
    ]),
  );
}

/** Compares two lists of parts. Removed parts are at their former places. */
export function compare<S>(older: Parts<S>, newer: Parts<S>): MarkedPart<S>[] {
  const partners = partnersOf(older, newer);
  const isMatch: typeof isAlike<S> = (old, part) =>
    old.kind === part.kind &&
    (part.name === undefined ? old.text === part.text : partners.get(part) === old);
  const pairs = align(older, newer, isMatch).flatMap((pair): Pair<S>[] => {
    const moved = pair[0] && pair[1] ? undefined : partners.get((pair[0] ?? pair[1])!);
    return moved ? (pair[1] ? [[moved, pair[1], true]] : []) : [pair];
  });
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
