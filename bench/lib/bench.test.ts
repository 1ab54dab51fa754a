import {formatTable, quantile} from './figures';

it('quantile interpolates values in any order', () => {
  expect(quantile([3, 1, 2], 0.5)).toBe(2);
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
  expect(quantile([10, 0], 0.95)).toBeCloseTo(9.5);
  expect(() => quantile([], 0.5)).toThrow('no value');
});

it('formatTable writes figures with their units', () => {
  const rows = [
    {label: 'a', unit: 'ms', values: [1234.5, 1.74, 0.02]},
    {label: 'b', unit: 'KiB', values: [2048, 204_800, 512]},
  ] as const;
  expect(formatTable({title: 'T', columns: ['x', 'y', 'z'], rows}).split('\n')).toEqual([
    '| T | x | y | z |',
    '| --- | --: | --: | --: |',
    '| a | 1,235 ms | 1.7 ms | 0.0 ms |',
    '| b | 2.0 KiB | 200 KiB | 0.5 KiB |',
  ]);
});
