import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {root} from '../../lib/root';
import {formatFigure, formatTable, medians, missedBudgets, quantile, type Result} from './figures';
import {replaceFigures} from './readme';

it('quantile interpolates values in any order', () => {
  expect(quantile([3, 1, 2], 0.5)).toBe(2);
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
  expect(quantile([10, 0], 0.95)).toBeCloseTo(9.5);
  expect(() => quantile([], 0.5)).toThrow('no value');
});

it('the guide on performance contains the figures of the benchmark', () => {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const [, table] = /benchmark "evaluation" -->\n\n((?:\|.*\n)+)/.exec(read('bench/README.md'))!;
  expect(read('docs/api/guides/performance.md')).toContain(table);
});

it('medians returns the median of each figure', () => {
  const runs = [
    {a: 1, b: 9},
    {a: 3, b: 7},
    {a: 2, b: 8},
  ];
  expect(medians(runs)).toEqual({a: 2, b: 8});
});

it('formatFigure writes units', () => {
  expect(formatFigure(1234.5, 'ms')).toBe('1,235 ms');
  expect(formatFigure(1.74, 'ms')).toBe('1.7 ms');
  expect(formatFigure(0.02, 'ms')).toBe('< 0.1 ms');
  expect(formatFigure(9_940, 's')).toBe('9.9 s');
  expect(formatFigure(2048, 'KiB')).toBe('2.0 KiB');
  expect(formatFigure(204_800, 'KiB')).toBe('200 KiB');
});

describe('figures with budgets', () => {
  const result: Result = {
    title: 'Load',
    runs: 3,
    columns: ['Home', 'Text'],
    rows: [
      {label: 'LCP', unit: 'ms', values: [900, 1600], budget: 1500},
      {label: 'Size', unit: 'KiB', values: [1024, 1024], budget: [2048, 512]},
      {label: 'Change', unit: 's', values: [7000, undefined]},
    ],
  };
  it('are formatted as a table with missed budgets in bold', () => {
    expect(formatTable(result).split('\n')).toEqual([
      '| Load | Home | Text |',
      '| --- | --: | --: |',
      '| LCP | 900 ms (≤ 1,500 ms) | **1,600 ms** (≤ 1,500 ms) |',
      '| Size | 1.0 KiB (≤ 2.0 KiB) | **1.0 KiB** (≤ 0.5 KiB) |',
      '| Change | 7.0 s | – |',
    ]);
  });
  it('are compared with their budgets', () => {
    expect(missedBudgets(result)).toEqual([
      'LCP, Text: 1,600 ms, budget 1,500 ms',
      'Size, Text: 1.0 KiB, budget 0.5 KiB',
    ]);
  });
});

describe('replaceFigures', () => {
  const readme = readFileSync(path.join(root, 'bench/README.md'), 'utf8');
  it.each(['page-change', 'search', 'build', 'evaluation'])(
    'replaces the figures of %s',
    (name) => {
      const once = replaceFigures(readme, name, 'first');
      expect(once).toContain(`<!-- Written by the benchmark "${name}" -->\n\nfirst\n\n`);
      expect(replaceFigures(once, name, 'second')).toBe(
        once.replace('\n\nfirst\n\n', '\n\nsecond\n\n'),
      );
    },
  );
  it('rejects a README without the marks', () => {
    expect(() => replaceFigures('# Bench', 'search', 'x')).toThrow('bench/README.md: the lines');
  });
});
