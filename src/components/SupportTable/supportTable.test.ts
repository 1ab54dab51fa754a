import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import SupportTable from './index';

const run = (jdk: string, tests: number, failed = 0) => ({with: `JDK ${jdk}`, tests, failed});

it('SupportTable shows passed, failed, unbuilt and missing runs', () => {
  const springBoot = [
    {version: '3.2.12', supportEnds: '2024-12-31', runs: [run('17.0.1', 9)]},
    {version: '3.9.0', supportEnds: null, runs: [run('17.0.1', 9, 2), run('25.0.3', 0)]},
  ];
  const support = {date: '2026-01-01', springBoot, node: []};
  const html = renderToStaticMarkup(createElement(SupportTable, {of: 'Pricing4Java', support}));
  const rows = html
    .split('<tr>')
    .slice(2)
    .map((row) => row.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|'));
  expect(rows).toEqual([
    '|3.2.12|passed (17.0.1)|not run|not run|2024-12-31|',
    '|3.9.0|2 of 9 failed (17.0.1)|not run|does not build|unknown|',
  ]);
});
