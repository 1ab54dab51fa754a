import type {Disagreements} from '@pricing4saas/pricing2yaml/corpus/disagreements';
import data from './disagreements.json';
import {NO_FILTER, SIDES, applyFilter, countDocuments, isOn, selectDocuments} from './filter';

const {themes} = data as Disagreements;

describe('applyFilter', () => {
  const count = (filter: Parameters<typeof applyFilter>[1]) =>
    countDocuments(applyFilter(themes, filter));

  it('selects everything by default', () => {
    expect(applyFilter(themes, NO_FILTER)).toEqual(themes);
  });
  it('filters by theme and by the kind of disagreement', () => {
    const theme = 'Limit types that 3.0 removed';
    expect(applyFilter(themes, {...NO_FILTER, theme}).map(({title}) => title)).toEqual([theme]);
    expect(count({theme, side: 'releases'})).toBe(3);
    expect(count({theme: 'Names', side: 'releases'})).toBe(0);
  });
  it('has a kind for every disagreement', () => {
    const sides = SIDES.filter(({key}) => key !== 'any');
    const other = selectDocuments(themes, (each) => !sides.some((side) => isOn(side, each)));
    expect(other).toEqual([]);
  });
});
