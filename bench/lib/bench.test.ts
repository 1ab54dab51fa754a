import {quantile} from './figures';

it('quantile interpolates values in any order', () => {
  expect(quantile([3, 1, 2], 0.5)).toBe(2);
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
  expect(quantile([10, 0], 0.95)).toBeCloseTo(9.5);
  expect(() => quantile([], 0.5)).toThrow('no value');
});
