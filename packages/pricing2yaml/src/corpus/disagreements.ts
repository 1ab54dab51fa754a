/** The documents of the corpus on which the parsers disagree, by theme. */
import {fileURLToPath} from 'node:url';
import {readData} from '../dataFile';
import {describeChange} from './change';
import {ACCEPTED, PARSERS, findDisagreements, syntaxOf, type CorpusCase} from './corpus';
import {countFigures} from './figures';

const THEMES_FILE = 'packages/pricing2yaml/src/corpus/themes.json';

/** Documents that show the same disagreement, as `themes.json` lists them. */
export interface Theme {
  readonly title: string;
  /** The reason for the disagreement; code between backticks. */
  readonly explanation: string;
  /** What to write so that all parsers agree. */
  readonly advice: string;
  /** The advice as part of a pricing, if a sample can show it. */
  readonly write?: string;
  readonly documents: Readonly<Record<string, string>>;
}

/** All data that pages show. */
export type Disagreements = ReturnType<typeof buildDisagreements>;

export type ShownTheme = Disagreements['themes'][number];

export type ShownDocument = ShownTheme['documents'][number];

/** Documents that the others are compared with, in the order of preference. */
const BASES: readonly {readonly id: string; readonly name: string; readonly groups: string[]}[] = [
  {id: 'c275', name: '3.0 base document', groups: ['3.0']},
  {id: 'c001', name: '2.1 base document', groups: ['2.1', '3.0']},
  {id: 'c241', name: 'short 2.1 document', groups: ['raw']},
];

/** Reads the themes. */
export const readThemes = (): readonly Theme[] =>
  readData(fileURLToPath(new URL('./themes.json', import.meta.url))) as Theme[];

/**
 * Compares the themes with the corpus.
 *
 * @returns the problems of the themes, one sentence each; empty if every disagreement belongs to
 *   exactly one theme and the themes list no other documents
 */
export function checkThemes(cases: readonly CorpusCase[], themes: readonly Theme[]): string[] {
  const disagreements = new Set(findDisagreements(cases).map(({id}) => id));
  const listed = themes.flatMap(({title, documents}) =>
    Object.keys(documents).map((id) => ({id, title})),
  );
  const wrong = listed.flatMap(({id, title}, position) => {
    const other = listed.slice(0, position).findLast((each) => each.id === id);
    return [
      ...(other ? [`${id} belongs to "${other.title}" and to "${title}". Keep one.`] : []),
      ...(disagreements.has(id)
        ? []
        : [`the parsers do not disagree on ${id}. Remove it from "${title}".`]),
    ];
  });
  const missing = [...disagreements]
    .filter((id) => !listed.some((each) => each.id === id))
    .map((id) => `the parsers disagree on ${id}. Add it to a theme.`);
  return [...wrong, ...missing].map((problem) => `${THEMES_FILE}: ${problem}`);
}

/**
 * Prepares the disagreements for pages.
 *
 * @param cases the corpus
 * @param themes themes of all disagreements
 * @throws Error if a disagreement does not have a theme, or a listed document does not exist
 */
export function buildDisagreements(cases: readonly CorpusCase[], themes: readonly Theme[]) {
  const problems = checkThemes(cases, themes);
  if (problems.length > 0) throw new Error(problems.join('\n'));

  const find = (id: string): CorpusCase => {
    const found = cases.find((candidate) => candidate.id === id);
    if (!found)
      throw new Error(`packages/pricing2yaml/src/corpus/documents.json has no document ${id}.`);
    return found;
  };
  const bases = BASES.map(({id, name}) => ({name, yaml: find(id).yaml}));
  const answers = [ACCEPTED];
  const answerIndex = (answer: string): number => {
    if (!answers.includes(answer)) answers.push(answer);
    return answers.indexOf(answer);
  };
  const show = (id: string, label: string) => {
    const document = find(id);
    const {group, yaml} = document;
    // The first of its group that is not the document itself.
    const base = BASES.findIndex(
      ({groups}, at) => groups.includes(group) && bases[at]!.yaml !== yaml,
    );
    if (base === -1) {
      throw new Error(
        `BASES in packages/pricing2yaml/src/corpus/disagreements.ts does not contain the group ${group}.`,
      );
    }
    return {
      label,
      /** The version in which the document is meant to be written. */
      syntax: syntaxOf(document),
      base,
      /** Difference from the base document, in the form of a patch. */
      change: describeChange(bases[base]!.yaml, yaml),
      /** Index of the result of each parser, in the order of `parsers`; 0 means that it accepts. */
      answers: PARSERS.map((parser) => answerIndex(document.observed[parser].trim())),
    };
  };
  // Equal documents are shown once.
  const shownThemes = themes.map(({documents, ...theme}) => {
    const labels = Object.entries(documents);
    const isFirst = ([id]: readonly [string, string], position: number) =>
      labels.findIndex(([other]) => find(other).yaml === find(id).yaml) === position;
    return {...theme, documents: labels.filter(isFirst).map(([id, label]) => show(id, label))};
  });
  return {
    figures: countFigures(cases),
    parsers: PARSERS.map((parser) => parser.replace('@', ' ')),
    answers,
    bases,
    themes: shownThemes,
  };
}
