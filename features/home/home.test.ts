import {load} from 'cheerio';
import {SUITE} from './parts';
import {latestPosts} from './posts';
import {HOME_FEATURES, HOME_PRICING, readHomePricing} from './pricingLines';
import {readText} from '../../lib/root';

const source = readText(HOME_PRICING);

describe('the excerpt', () => {
  const {excerpt} = readHomePricing(HOME_PRICING, source, HOME_FEATURES);
  const lines = source.split('\n');
  it('contains lines of the file, in order, with their numbers', () => {
    let before = 0;
    for (const {number, html, afterGap} of excerpt) {
      expect(load(html, null, false).text()).toBe(lines[number - 1]);
      expect(afterGap).toBe(number !== before + 1);
      expect(number).toBeGreaterThan(before);
      before = number;
    }
    expect(excerpt.length).toBeGreaterThan(20);
  });
  it('is highlighted', () => {
    expect(excerpt.every(({html}) => html.includes('<span class="token name">'))).toBe(true);
  });
});

describe('readHomePricing', () => {
  it('reports the file and the missing key', () => {
    expect(() => readHomePricing('a.yml', source, ['fax'])).toThrow(
      'a.yml: the home page shows features.fax.expression, which is not in the file.',
    );
    expect(() => readHomePricing('a.yml', 'a: [', [])).toThrow('a.yml: ');
    expect(() => readHomePricing('a.yml', source, ['pdfExport'])).toThrow(
      'no feature of the home page compares a usage limit with a key of userContext',
    );
  });
  it('reports file and line of an unsupported expression', () => {
    const withExpression = (expression: string) =>
      source.replace(/(?<=  notes:\n(?:    .*\n)*?    expression: ).*/, expression);
    expect(() => readHomePricing('a.yml', withExpression('1 & 1'), ['notes'])).toThrow(
      /^a\.yml:\d+: Cannot read "& 1"/,
    );
  });
});

it('latestPosts selects the newest listed posts', () => {
  const posts = ['d', 'c', 'b', 'a'].map((title) => ({
    metadata: {title, date: new Date('2025-03-01'), unlisted: title === 'd'},
  }));
  expect(latestPosts(posts as never, 2)).toEqual([
    {title: 'c', date: '2025-03-01', day: 'March 1, 2025'},
    {title: 'b', date: '2025-03-01', day: 'March 1, 2025'},
  ]);
});

const page = readText('docs/docs/getting-started/instalation.mdx');
it.each(SUITE.flatMap(({install}) => install ?? []))(
  'the parts of the suite %s is on the installation page',
  (line) => {
    // The page generates its Gradle lines from the coordinates.
    expect(page).toContain(/^implementation\("(.+)"\)$/.exec(line)?.[1] ?? line);
  },
);
