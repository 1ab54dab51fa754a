/** Filter for the list of disagreements. */
import type {ShownDocument, ShownTheme} from '@pricing4saas/pricing2yaml/corpus/disagreements';

/** Whether pricing4ts 0.9.5, pricing4ts 0.10.4 and Pricing4Java accept a document, in this order. */
const verdictsOf = ({answers}: ShownDocument): readonly boolean[] =>
  answers.map((answer) => answer === 0);

export const SIDES = [
  {key: 'any', label: 'Any disagreement', matches: () => true},
  {
    key: 'ts',
    label: 'pricing4ts 0.9.5 accepts, Pricing4Java rejects',
    matches: (document: ShownDocument) => {
      const [ts095, , java] = verdictsOf(document);
      return ts095 && !java;
    },
  },
  {
    key: 'java',
    label: 'Pricing4Java accepts, pricing4ts 0.9.5 rejects',
    matches: (document: ShownDocument) => {
      const [ts095, , java] = verdictsOf(document);
      return java && !ts095;
    },
  },
  {
    key: 'releases',
    label: 'The two releases of pricing4ts differ',
    matches: (document: ShownDocument) => {
      const [ts095, ts0104] = verdictsOf(document);
      return ts095 !== ts0104;
    },
  },
] as const;

export interface DisagreementFilter {
  /** Title of a theme; empty for all themes. */
  readonly theme: string;
  readonly side: (typeof SIDES)[number]['key'];
}

export const NO_FILTER: DisagreementFilter = {theme: '', side: 'any'};

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
  {theme, side}: DisagreementFilter,
): readonly ShownTheme[] {
  const {matches} = SIDES.find(({key}) => key === side)!;
  return selectDocuments(
    themes.filter(({title}) => theme === '' || title === theme),
    matches,
  );
}

/** Total number of documents. */
export const countDocuments = (themes: readonly ShownTheme[]): number =>
  themes.reduce((sum, {documents}) => sum + documents.length, 0);
