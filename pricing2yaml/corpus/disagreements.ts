/** Prepares, for the page on validation, the documents on which the parsers disagree. */
import {ACCEPTED, PARSERS, type CorpusCase} from './agreement';
import {describeChange, type DiffLine} from './diff';

/** Documents that show the same disagreement, as `pricing2yaml/corpus/themes.json` has them. */
export interface Theme {
  readonly title: string;
  /** Why the parsers disagree; code between backticks. */
  readonly explanation: string;
  /** What to write so that all agree. */
  readonly advice: string;
  /** The advice as part of a pricing, if it can be shown. */
  readonly write?: string;
  /** What is particular about each document, by id. */
  readonly documents: Readonly<Record<string, string>>;
}

/** One disagreement, ready to be shown. */
export interface ShownDocument {
  /** More than one id when the corpus has the same text several times. */
  readonly ids: readonly string[];
  readonly label: string;
  /** Index of the base document. */
  readonly base: number;
  readonly lines: readonly DiffLine[];
  /** Index of each parser's answer, in the order of `parsers`; 0 is acceptance. */
  readonly answers: readonly number[];
}

export interface ShownTheme extends Pick<Theme, 'title' | 'explanation' | 'advice' | 'write'> {
  readonly documents: readonly ShownDocument[];
}

/** A document that others are compared with. */
export interface BaseDocument {
  /** Noun without article. */
  readonly name: string;
  readonly yaml: string;
}

/** Everything that the component shows. */
export interface Conformance {
  /** Size of the corpus. */
  readonly documents: number;
  /** Documents on which the parsers disagree. */
  readonly disagreements: number;
  readonly parsers: readonly string[];
  readonly answers: readonly string[];
  readonly bases: readonly BaseDocument[];
  readonly themes: readonly ShownTheme[];
}

/** Documents that the others are changes of, in the order of preference. */
const BASES: readonly {readonly id: string; readonly name: string; readonly groups: string[]}[] = [
  {id: 'c275', name: 'base document of 3.0', groups: ['3.0']},
  {id: 'c001', name: 'base document of 2.1', groups: ['2.1', '3.0']},
  {id: 'c241', name: 'short document of 2.1', groups: ['raw']},
];

/** The documents that some parser accepts and some parser rejects. */
export function findDisagreements(cases: readonly CorpusCase[]): CorpusCase[] {
  return cases.filter(
    ({observed}) => new Set(PARSERS.map((parser) => observed[parser] === ACCEPTED)).size > 1,
  );
}

/**
 * Holds the themes to the corpus.
 *
 * @returns what is wrong with the themes, one sentence each; empty when every disagreement belongs
 *   to exactly one theme and nothing else does
 */
export function checkThemes(cases: readonly CorpusCase[], themes: readonly Theme[]): string[] {
  const file = 'pricing2yaml/corpus/themes.json';
  const disagreements = new Set(findDisagreements(cases).map(({id}) => id));
  const problems: string[] = [];
  const places = new Map<string, string>();
  for (const {title, documents} of themes) {
    for (const id of Object.keys(documents)) {
      const place = places.get(id);
      if (place !== undefined) {
        problems.push(`${file}: ${id} belongs to "${place}" and to "${title}". Keep one.`);
      }
      if (!disagreements.has(id)) {
        problems.push(`${file}: the parsers do not disagree on ${id}. Remove it from "${title}".`);
      }
      places.set(id, title);
    }
  }
  const missing = [...disagreements].filter((id) => !places.has(id));
  return [
    ...problems,
    ...missing.map((id) => `${file}: the parsers disagree on ${id}. Add it to a theme.`),
  ];
}

/** The base that a document is shown against: the first of its group that it is not equal to. */
function baseOf({yaml, group}: CorpusCase, bases: readonly BaseDocument[]): number {
  const index = BASES.findIndex(
    ({groups}, position) => groups.includes(group) && bases[position]!.yaml !== yaml,
  );
  if (index === -1) {
    throw new Error(
      `pricing2yaml/corpus/disagreements.ts: there is no base document of group ${group}.`,
    );
  }
  return index;
}

/**
 * Puts the disagreements into the form that the component shows.
 *
 * @param cases the corpus
 * @param themes themes that `checkThemes` has no objection to
 * @throws Error when the corpus lacks a base document or one that a theme names
 */
export function buildConformance(
  cases: readonly CorpusCase[],
  themes: readonly Theme[],
): Conformance {
  const find = (id: string): CorpusCase => {
    const found = cases.find((candidate) => candidate.id === id);
    if (!found) throw new Error(`pricing2yaml/corpus/documents.json has no document ${id}.`);
    return found;
  };
  const bases = BASES.map(({id, name}) => ({name, yaml: find(id).yaml}));
  const answers = [ACCEPTED];
  const answerIndex = (answer: string): number => {
    if (!answers.includes(answer)) answers.push(answer);
    return answers.indexOf(answer);
  };
  const show = (ids: readonly string[], label: string): ShownDocument => {
    const document = find(ids[0]!);
    const base = baseOf(document, bases);
    return {
      ids,
      label,
      base,
      lines: describeChange(bases[base]!.yaml, document.yaml),
      answers: PARSERS.map((parser) => answerIndex(document.observed[parser].trim())),
    };
  };
  return {
    documents: cases.length,
    disagreements: findDisagreements(cases).length,
    parsers: PARSERS.map((parser) => parser.replace('@', ' ')),
    answers,
    bases,
    themes: themes.map(({documents, ...theme}) => {
      const idsByText = new Map<string, string[]>();
      for (const id of Object.keys(documents)) {
        const {yaml} = find(id);
        idsByText.set(yaml, [...(idsByText.get(yaml) ?? []), id]);
      }
      return {
        ...theme,
        documents: [...idsByText.values()].map((ids) => show(ids, documents[ids[0]!]!)),
      };
    }),
  };
}
