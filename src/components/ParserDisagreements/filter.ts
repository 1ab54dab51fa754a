/** Which disagreements the reader wants to see. */
import {accepts, type Disagreement} from './corpus';

/** Ways to disagree: key, what the reader reads, and the test. */
export const SIDES = [
  {key: 'any', label: 'Any disagreement', matches: () => true},
  {
    key: 'ts',
    label: 'pricing4ts 0.9.5 accepts, Pricing4Java rejects',
    matches: (found: Disagreement) =>
      accepts(found, 'pricing4ts@0.9.5') && !accepts(found, 'Pricing4Java@5.5.2'),
  },
  {
    key: 'java',
    label: 'Pricing4Java accepts, pricing4ts 0.9.5 rejects',
    matches: (found: Disagreement) =>
      accepts(found, 'Pricing4Java@5.5.2') && !accepts(found, 'pricing4ts@0.9.5'),
  },
  {
    key: 'releases',
    label: 'The two releases of pricing4ts differ',
    matches: (found: Disagreement) =>
      accepts(found, 'pricing4ts@0.9.5') !== accepts(found, 'pricing4ts@0.10.4'),
  },
] as const;

export type Side = (typeof SIDES)[number]['key'];

/** What the reader chose. */
export interface DisagreementFilter {
  /** Name of a theme; empty for all of them. */
  readonly theme: string;
  readonly side: Side;
}

export const NO_FILTER: DisagreementFilter = {theme: '', side: 'any'};

/** The disagreements that pass a filter, in their order. */
export function applyFilter(
  disagreements: readonly Disagreement[],
  {theme, side}: DisagreementFilter,
): Disagreement[] {
  const {matches} = SIDES.find(({key}) => key === side)!;
  return disagreements.filter((found) => (theme === '' || found.theme === theme) && matches(found));
}

/** The disagreements by theme, themes in order of appearance. */
export function groupByTheme(
  disagreements: readonly Disagreement[],
): (readonly [theme: string, disagreements: readonly Disagreement[]])[] {
  const groups = new Map<string, Disagreement[]>();
  for (const found of disagreements) {
    groups.set(found.theme, [...(groups.get(found.theme) ?? []), found]);
  }
  return [...groups];
}
