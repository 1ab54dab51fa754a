import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import SupportTable from '../../src/components/SupportTable';
import {newestPatches, sumReports} from './support';

describe('newestPatches', () => {
  it('keeps the newest release of each line from 3.2 to the last 3.x', () => {
    const versions = ['2.7.18', '3.1.12', '3.2.9', '3.10.0', '3.2.12', '3.3.0-RC1', '4.0.1'];
    const metadata = versions.map((version) => `<version>${version}</version>`).join('\n');
    expect(newestPatches(metadata)).toEqual(['3.2.12', '3.10.0']);
  });
});

describe('sumReports', () => {
  it('adds the numbers of all classes', () => {
    expect(
      sumReports([
        '<testsuite name="A" time="1" tests="3" errors="1" skipped="0" failures="0"><testcase/>',
        '<testsuite name="B" time="1" tests="4" errors="0" skipped="0" failures="2">',
      ]),
    ).toEqual({tests: 7, failed: 3});
  });

  it('finds no test where the code did not compile', () => {
    expect(sumReports([])).toEqual({tests: 0, failed: 0});
  });
});

describe('SupportTable', () => {
  it('shows passed, failed, unbuilt and missing runs', () => {
    const html = renderToStaticMarkup(
      createElement(SupportTable, {
        of: 'Pricing4Java',
        support: {
          date: '2026-01-01',
          springBoot: [
            {
              version: '3.2.12',
              supportEnds: '2024-12-31',
              runs: [{with: 'JDK 17.0.1', tests: 9, failed: 0}],
            },
            {
              version: '3.9.0',
              supportEnds: null,
              runs: [
                {with: 'JDK 17.0.1', tests: 9, failed: 2},
                {with: 'JDK 25.0.3', tests: 0, failed: 0},
              ],
            },
          ],
          node: [],
        },
      }),
    );
    const rows = html
      .split('<tr>')
      .slice(2)
      .map((row) => row.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|'));
    expect(rows).toEqual([
      '|3.2.12|passed (17.0.1)|not run|not run|2024-12-31|',
      '|3.9.0|2 of 9 failed (17.0.1)|not run|does not build|unknown|',
    ]);
  });
});
