import {HOME_FEATURES, HOME_PRICING, readHomePricing} from './pricingLines';
import {evaluatePricing} from 'pricing4react';
import {decide, explain, formatValue, usageStops} from './evaluate';
import {readText} from '../../lib/root';

const source = readText(HOME_PRICING);
const pricing = readHomePricing(HOME_PRICING, source, HOME_FEATURES);
const lines = source.split('\n');

/** The library prefers `serverExpression`; the page shows what a token contains. */
const withoutServer = source.replace(/^ +serverExpression:.*\n/gm, '');

const all = readHomePricing(HOME_PRICING, source, [
  'notes',
  'pdfExport',
  'aiSummaries',
  'sharedNotebooks',
  'helpDesk',
]);

describe('decide', () => {
  for (const plan of all.plans) {
    it(`decides features on ${plan.name} as the library does`, () => {
      const answers = new Set<boolean>();
      for (const count of [0, 1, 19, 20, 21, ...usageStops(all.plans, 'maxNotes')]) {
        const userContext = {notes: count, aiSummaries: count};
        const expected = evaluatePricing(withoutServer, [plan.name], userContext);
        for (const feature of all.features) {
          const {isOn} = decide(feature, plan, userContext);
          expect(isOn, `${feature.name} with ${count}`).toBe(expected[feature.name]!.eval);
          answers.add(isOn);
        }
      }
      expect(answers.size).toBe(2);
    });
  }

  it('returns the lines of the expression and of the value it reads, from plan or default', () => {
    for (const plan of pricing.plans) {
      for (const feature of pricing.features) {
        const {lines: deciding, reads} = decide(feature, plan, {notes: 1});
        expect(lines[deciding[0]! - 1]).toContain('expression: ');
        expect(deciding).toHaveLength(2);
        expect(lines[deciding[1]! - 1]!.trim()).toBe(
          `${reads[0]!.from === 'plan' ? 'value' : 'defaultValue'}: ${reads[0]!.value}`,
        );
      }
    }
  });
});

it('explain explains usage above the limit', () => {
  const [plan] = pricing.plans;
  const decision = decide(pricing.features[0]!, plan!, {notes: 1000});
  expect(explain(decision, plan!, 'note')).toBe(
    '1,000 of 50 notes used, more than STARTER includes',
  );
});

it('formatValue formats values', () => {
  const values = [true, false, 50, 2000, 1_234_567, 1234.5678];
  expect(values.map(formatValue)).toEqual(['yes', '–', '50', '2,000', '1,234,567', '1,234.5678']);
});
