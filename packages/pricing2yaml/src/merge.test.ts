import {mergeFragment} from './merge';

const host = 'plans:\n  A:\n    features: null\n';

it('mergeFragment creates the place of a fragment if needed', () => {
  expect(mergeFragment(host, 'pdf: true', 'plans.A.features')).toBe(
    'plans:\n  A:\n    features:\n      pdf: true\n',
  );
});

it('mergeFragment rejects repeated keys', () => {
  expect(() => mergeFragment(host, 'a: 1\na: 2', '')).toThrow('Map keys must be unique');
});
