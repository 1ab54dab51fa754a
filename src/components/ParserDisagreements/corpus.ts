/** What the conformance corpus says about the parsers: figures, and where they disagree. */

/** The parsers that answered, oldest release of a library first. */
export const PARSERS = ['pricing4ts@0.9.5', 'pricing4ts@0.10.4', 'Pricing4Java@5.5.2'] as const;

export type ParserId = (typeof PARSERS)[number];

/** Answer of a parser that has no objection. */
export const ACCEPTED = 'OK';

/** Group of the documents that are written in syntax 3.0, which only one of the parsers knows. */
const SYNTAX_30 = '3.0';

/** One document of `pricing2yaml/corpus/documents.json`. */
export interface ConformanceCase {
  readonly id: string;
  /** `2.1` and `3.0`: one change to a valid document of that syntax; `raw`: hand-written. */
  readonly group: string;
  readonly case: string;
  readonly yaml: string;
  readonly observed: Readonly<Record<ParserId, string>>;
}

/** Numbers that the post states. */
export interface CorpusFigures {
  readonly documents: number;
  /** Documents whose text no other document repeats, plus one of each set that is repeated. */
  readonly distinct: number;
  readonly allAccept: number;
  readonly allReject: number;
  readonly disagree: number;
  /** Rejected by all, with one text for both releases of pricing4ts. */
  readonly sameTextInPricing4ts: number;
  /** Rejected by all, with the text of pricing4ts 0.9.5 in Pricing4Java, its class name aside. */
  readonly sameTextInBothLanguages: number;
  /** Answers that the language runtime wrote, because the parser had not foreseen the mistake. */
  readonly runtimeMessages: Readonly<Record<ParserId, number>>;
  readonly syntax30: {
    readonly documents: number;
    readonly acceptedBy095: number;
    readonly acceptedBy0104: number;
    readonly acceptedByJava: number;
    /** Accepted by 0.9.5 although 0.10.4, which knows the syntax, finds a mistake. */
    readonly acceptedBy095Only: number;
  };
}

/** Theme and title that people gave to a document; the corpus has only a terse label. */
export interface CatalogueEntry {
  readonly theme: string;
  readonly title: string;
}

/** A document on which the parsers disagree. */
export interface Disagreement extends CatalogueEntry {
  readonly id: string;
  /** Changed lines, marked with `+` and `-`; empty when a listing would say less than the title. */
  readonly change: readonly string[];
  readonly observed: Readonly<Record<ParserId, string>>;
}

/** Whether a parser has no objection to a document. */
export function accepts({observed}: Pick<ConformanceCase, 'observed'>, parser: ParserId): boolean {
  return observed[parser] === ACCEPTED;
}

function verdictsOf(document: Pick<ConformanceCase, 'observed'>): readonly boolean[] {
  return PARSERS.map((parser) => accepts(document, parser));
}

function disagreeOn(document: Pick<ConformanceCase, 'observed'>): boolean {
  return new Set(verdictsOf(document)).size > 1;
}

/** How the JVM and JavaScript word a missing value or a value of the wrong type. */
const RUNTIME_MESSAGE = /Cannot invoke|cannot be cast|is not a function|Cannot read properties/;

/** Counts what the post states. */
export function summariseCorpus(cases: readonly ConformanceCase[]): CorpusFigures {
  const count = (test: (document: ConformanceCase) => boolean) => cases.filter(test).length;
  const rejectedByAll = cases.filter((document) => verdictsOf(document).every((ok) => !ok));
  const written30 = cases.filter(({group}) => group === SYNTAX_30);
  const accepted30 = (parser: ParserId) =>
    written30.filter((document) => accepts(document, parser)).length;
  return {
    documents: cases.length,
    distinct: new Set(cases.map(({yaml}) => yaml)).size,
    allAccept: count((document) => verdictsOf(document).every(Boolean)),
    allReject: rejectedByAll.length,
    disagree: count(disagreeOn),
    sameTextInPricing4ts: rejectedByAll.filter(
      ({observed}) => observed['pricing4ts@0.9.5'] === observed['pricing4ts@0.10.4'],
    ).length,
    sameTextInBothLanguages: rejectedByAll.filter(
      ({observed}) =>
        observed['pricing4ts@0.9.5'] === observed['Pricing4Java@5.5.2'].replace(/^\[\w+\] /, ''),
    ).length,
    runtimeMessages: Object.fromEntries(
      PARSERS.map((parser) => [
        parser,
        count(({observed}) => RUNTIME_MESSAGE.test(observed[parser])),
      ]),
    ) as Record<ParserId, number>,
    syntax30: {
      documents: written30.length,
      acceptedBy095: accepted30('pricing4ts@0.9.5'),
      acceptedBy0104: accepted30('pricing4ts@0.10.4'),
      acceptedByJava: accepted30('Pricing4Java@5.5.2'),
      acceptedBy095Only: written30.filter(
        (document) =>
          accepts(document, 'pricing4ts@0.9.5') && !accepts(document, 'pricing4ts@0.10.4'),
      ).length,
    },
  };
}

/**
 * Lines that differ between two texts, marked with `-` (only in the first) and `+` (only in the
 * second), in the order of the second.
 */
export function changedLines(before: string, after: string): string[] {
  const left = before.trimEnd().split('\n');
  const right = after.trimEnd().split('\n');
  // lengths[i][j]: longest common subsequence of left from i and right from j.
  const lengths = Array.from({length: left.length + 1}, () =>
    new Array<number>(right.length + 1).fill(0),
  );
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      lengths[i]![j] =
        left[i] === right[j]
          ? lengths[i + 1]![j + 1]! + 1
          : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
    }
  }
  const changes: string[] = [];
  let i = 0;
  let j = 0;
  while (i < left.length || j < right.length) {
    if (i < left.length && j < right.length && left[i] === right[j]) {
      i += 1;
      j += 1;
    } else if (
      i < left.length &&
      (j === right.length || lengths[i + 1]![j]! >= lengths[i]![j + 1]!)
    ) {
      changes.push(`- ${left[i]}`);
      i += 1;
    } else {
      changes.push(`+ ${right[j]}`);
      j += 1;
    }
  }
  return changes;
}

/** More changed lines than this are a rewrite; the title of the document says it better. */
const LONGEST_CHANGE = 10;

/** The documents on which parsers that know their syntax disagree, each text once. */
export function selectDisagreements(cases: readonly ConformanceCase[]): ConformanceCase[] {
  const seen = new Set<string>();
  return cases.filter((document) => {
    const isNew = !seen.has(document.yaml);
    seen.add(document.yaml);
    return isNew && document.group !== SYNTAX_30 && disagreeOn(document);
  });
}

/**
 * Describes every disagreement.
 *
 * @param cases the corpus; its first document is the valid one that all others of group 2.1 change
 * @param catalogue theme and title by document id, in the order of the answer
 * @throws Error when a disagreement has no entry in the catalogue, or an entry no disagreement
 */
export function describeDisagreements(
  cases: readonly ConformanceCase[],
  catalogue: Readonly<Record<string, CatalogueEntry>>,
): Disagreement[] {
  const base = cases[0]!;
  const selected = selectDisagreements(cases);
  const missing = selected.filter(({id}) => !catalogue[id]).map(({id}) => id);
  const stale = Object.keys(catalogue).filter((id) => !selected.some((found) => found.id === id));
  if (missing.length > 0 || stale.length > 0) {
    throw new Error(
      `catalogue.ts: give a theme and a title to [${missing.join(', ')}] and remove ` +
        `[${stale.join(', ')}], on which the parsers agree.`,
    );
  }
  return Object.entries(catalogue).map(([id, entry]) => {
    const {group, yaml, observed} = selected.find((found) => found.id === id)!;
    const change = group === base.group ? changedLines(base.yaml, yaml) : [];
    return {id, ...entry, change: change.length <= LONGEST_CHANGE ? change : [], observed};
  });
}
