import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {SearchRecord} from '../../src/search/engine/types';
import {testRecord} from '../../src/search/testRecord';
import {crossing, formatFigure, formatRows, medians, missedBudgets, quantile} from './figures';
import {growRecords, keystrokes} from './growth';
import {readPhases} from './phases';
import {replaceWritten} from './readme';
import {root} from '../../lib/root';

describe('quantile', () => {
  it('gives the median and what lies near the end, whatever the order', () => {
    expect(quantile([3, 1, 2], 0.5)).toBe(2);
    expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
    expect(quantile([10, 0], 0.95)).toBeCloseTo(9.5);
    expect(() => quantile([], 0.5)).toThrow('no value');
  });
});

it('medians sums up each figure by itself', () => {
  expect(
    medians([
      {a: 1, b: 9},
      {a: 3, b: 7},
      {a: 2, b: 8},
    ]),
  ).toEqual({a: 2, b: 8});
});

it('formatFigure writes units', () => {
  expect(formatFigure(1234.5, 'ms')).toBe('1,235 ms');
  expect(formatFigure(1.74, 'ms')).toBe('1.7 ms');
  expect(formatFigure(9_940, 's')).toBe('9.9 s');
  expect(formatFigure(2048, 'KiB')).toBe('2.0 KiB');
  expect(formatFigure(204_800, 'KiB')).toBe('200 KiB');
  expect(formatFigure(0.0123, 'shift')).toBe('0.012');
  expect(formatFigure(95, 'score')).toBe('95');
});

describe('tables', () => {
  const columns = ['Home', 'Text'];
  const rows = [
    {label: 'LCP', unit: 'ms' as const, values: [900, 1600], budget: 1500},
    {label: 'CLS', unit: 'shift' as const, values: [0.01, 0.01], budget: [0.02, 0.005]},
    {label: 'Score', unit: 'score' as const, values: [90, undefined], budget: 95, isLeast: true},
    {label: 'Requests', unit: 'count' as const, values: [7, 8]},
  ];
  it('show the budget of each figure, and what misses it in bold', () => {
    expect(formatRows('Load', columns, rows).split('\n')).toEqual([
      '| Load | Home | Text |',
      '| --- | --: | --: |',
      '| LCP | 900 ms (≤ 1,500 ms) | **1,600 ms** (≤ 1,500 ms) |',
      '| CLS | 0.010 (≤ 0.020) | **0.010** (≤ 0.005) |',
      '| Score | **90** (≥ 95) | – |',
      '| Requests | 7 | 8 |',
    ]);
  });
  it('are held against their budgets', () => {
    expect(missedBudgets(columns, rows)).toEqual([
      'LCP, Text: 1,600 ms, budget 1,500 ms',
      'CLS, Text: 0.010, budget 0.005',
      'Score, Home: 90, budget 95',
    ]);
  });
});

describe('crossing', () => {
  const points = [
    {at: 100, value: 1},
    {at: 200, value: 3},
  ];
  it('lies between the points around the limit', () => {
    expect(crossing(points, 2)).toBe(150);
  });
  it('is the first point when that is above the limit, and none when no point is', () => {
    expect(crossing(points, 0.5)).toBe(100);
    expect(crossing(points, 3)).toBeUndefined();
  });
});

describe('growRecords', () => {
  const title = 'Pricing plans and features of subscriptions';
  const record = (values: Partial<SearchRecord>) =>
    testRecord({
      pageTitle: title,
      heading: title,
      text: 'Every subscription contracts exactly one plan with features and limits.',
      ...values,
    });
  const records = [
    record({}),
    record({anchor: 'b', heading: 'Members', text: 'All the members of plans.'}),
    record({path: '/docs/2.0.1/c', text: 'Another page about validation.'}),
    record({path: '/docs/1.4.0/a', tag: 'docs-default-1.4.0'}),
  ];
  const grown = growRecords(records, 'docs-default-current', 50);
  it('has the wanted number of pages of one version, the real ones first', () => {
    expect(new Set(grown.map((each) => each.path)).size).toBe(50);
    expect(grown.slice(0, 3)).toEqual(records.slice(0, 3));
    expect(grown.every(({tag}) => tag === 'docs-default-current')).toBe(true);
  });
  it('keeps pages whole and never shrinks a site', () => {
    expect(grown.filter(({path: page}) => page === '/docs/2.0.1/a-1')).toHaveLength(2);
    expect(growRecords(records, 'docs-default-current', 0)).toEqual(records.slice(0, 3));
  });
  it('changes some of the words, the same way each time', () => {
    const texts = new Set(grown.map(({text}) => text));
    expect(texts.size).toBeGreaterThan(40);
    expect(growRecords(records, 'docs-default-current', 50)).toEqual(grown);
    const words = (text: string) => text.split(' ');
    const kept = words(grown[3]!.text).filter((word) => words(records[0]!.text).includes(word));
    expect(kept.length).toBeGreaterThan(2);
    expect(kept.length).toBeLessThan(words(records[0]!.text).length);
  });
  it('refuses a version that is not there', () => {
    expect(() => growRecords(records, 'docs-default-9.9', 5)).toThrow('docs-default-9.9');
  });
});

it('keystrokes are the beginnings of a query', () => {
  expect(keystrokes('plan')).toEqual(['p', 'pl', 'pla', 'plan']);
});

describe('replaceWritten', () => {
  const readme = readFileSync(path.join(root, 'bench/README.md'), 'utf8');
  it.each(['bench:speed', 'bench:search', 'bench:lighthouse'])(
    'finds the place of %s, and replaces nothing around it',
    (command) => {
      const once = replaceWritten(readme, command, 'first');
      expect(once).toContain(`<!-- Written by npm run ${command} -->\n\nfirst\n\n`);
      expect(replaceWritten(once, command, 'second')).toBe(
        once.replace('\n\nfirst\n\n', '\n\nsecond\n\n'),
      );
    },
  );
  it('refuses a README without the marks', () => {
    expect(() => replaceWritten('# Bench', 'bench:speed', 'x')).toThrow(
      'bench/README.md: the lines',
    );
  });
});

describe('readPhases', () => {
  const output = [
    '\u001b[33m[PERF]\u001b[39m Build > en > Load site > Load plugins - \u001b[36m870.62 ms\u001b[39m - (Heap)',
    '[PERF] Build > en > Load site - 1.08 seconds! - (Heap)',
    '[PERF] Build > en > Bundling with rspack - 850 ms - (Heap)',
    '[PERF] Build > en > SSG - 3.71 seconds! - (Heap)',
    '[PERF] Build > en > postBuild() - 2.95 seconds! - (Heap)',
  ];
  it('gives the milliseconds of each phase', () => {
    expect(readPhases(output.join('\n'))).toEqual({
      load: 1080,
      bundle: 850,
      render: 3710,
      afterBuild: 2950,
    });
  });
  it('names a phase that is missing', () => {
    expect(() => readPhases(output.slice(0, 4).join('\n'))).toThrow(
      'no time of "Build > en > postBuild()". Give PHASES in bench/lib/phases.ts the name',
    );
  });
});
