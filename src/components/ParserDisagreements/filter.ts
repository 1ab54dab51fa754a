/** Filter for the list of disagreements. */
import type {ShownDocument, ShownTheme} from '@pricing4saas/pricing2yaml/corpus/disagreements';

/** Whether pricing4ts 0.9.5, pricing4ts 0.10.4 and Pricing4Java accept a document, in this order. */
type Verdicts = readonly boolean[];

export const SIDES = [
  {key: 'any', label: 'Any disagreement', matches: () => true},
  {
    key: 'ts',
    label: 'pricing4ts 0.9.5 accepts, Pricing4Java rejects',
    matches: ([ts095, , java]: Verdicts) => ts095 && !java,
  },
  {
    key: 'java',
    label: 'Pricing4Java accepts, pricing4ts 0.9.5 rejects',
    matches: ([ts095, , java]: Verdicts) => java && !ts095,
  },
  {
    key: 'releases',
    label: 'The two releases of pricing4ts differ',
    matches: ([ts095, ts0104]: Verdicts) => ts095 !== ts0104,
  },
] as const;

export interface DisagreementFilter {
  /** Title of a theme; empty for all themes. */
  readonly theme: string;
  readonly side: (typeof SIDES)[number]['key'];
}

export const NO_FILTER: DisagreementFilter = {theme: '', side: 'any'};

/** Whether the parsers disagree about a document in the way of a side. */
export const isOn = (side: (typeof SIDES)[number], {answers}: ShownDocument) =>
  side.matches(answers.map((answer) => answer === 0));

/** The documents that pass a test, by theme, without themes that would be empty. */
export const selectDocuments = (
  themes: readonly ShownTheme[],
  test: (document: ShownDocument) => boolean | undefined,
): readonly ShownTheme[] =>
  themes
    .map((theme) => ({...theme, documents: theme.documents.filter(test)}))
    .filter(({documents}) => documents.length > 0);

/** The documents that pass a filter, by theme. */
export function applyFilter(
  themes: readonly ShownTheme[],
  filter: DisagreementFilter,
): readonly ShownTheme[] {
  const side = SIDES.find(({key}) => key === filter.side)!;
  return selectDocuments(
    themes.filter(({title}) => filter.theme === '' || title === filter.theme),
    (document) => isOn(side, document),
  );
}

/** Total number of documents. */
export const countDocuments = (themes: readonly ShownTheme[]): number =>
  themes.reduce((sum, {documents}) => sum + documents.length, 0);
