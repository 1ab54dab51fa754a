import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import SupportTable from './index';

it('SupportTable shows passed, failed, unbuilt and missing runs', () => {
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
