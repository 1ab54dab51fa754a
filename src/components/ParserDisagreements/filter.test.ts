import {describe, expect, it} from 'vitest';
import {DISAGREEMENTS} from './data';
import {NO_FILTER, SIDES, applyFilter, groupByTheme} from './filter';

describe('applyFilter', () => {
  it('shows everything at first', () => {
    expect(applyFilter(DISAGREEMENTS, NO_FILTER)).toEqual(DISAGREEMENTS);
  });
  it('narrows by theme', () => {
    const shown = applyFilter(DISAGREEMENTS, {...NO_FILTER, theme: 'Usage limits'});
    expect(shown.map(({id}) => id)).toEqual(['c091', 'c092', 'c099']);
  });
  it('narrows by side', () => {
    const shown = applyFilter(DISAGREEMENTS, {theme: 'Usage limits', side: 'releases'});
    expect(shown.map(({id}) => id)).toEqual(['c091', 'c092']);
  });
  it('can be empty', () => {
    expect(applyFilter(DISAGREEMENTS, {theme: 'Names', side: 'releases'})).toEqual([]);
  });
  it('gives every disagreement at least one side beside "any"', () => {
    const sides = SIDES.filter(({key}) => key !== 'any');
    expect(DISAGREEMENTS.filter((found) => !sides.some(({matches}) => matches(found)))).toEqual([]);
  });
});

describe('groupByTheme', () => {
  it('keeps the order and loses nothing', () => {
    const groups = groupByTheme(DISAGREEMENTS);
    expect(groups[0]![0]).toBe('Version and metadata');
    expect(groups.flatMap(([, found]) => found)).toEqual(DISAGREEMENTS);
  });
});
