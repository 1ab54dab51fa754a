/** Computes the figures of the worked example again. */
import {
  measureSpace,
  priceOf,
  type PricingShape,
} from '@pricing4saas/pricing2yaml/configurationSpace';
import {listSubscriptions} from '@pricing4saas/pricing2yaml/testing';
import {retrievePricingFromYaml} from 'pricing4ts';
import {parse} from 'yaml';
import {readText} from '../../lib/root';

describe('the worked example in docs/api/understanding/Pricing.md', () => {
  const page = readText('docs/api/understanding/Pricing.md');
  const text = readText('samples/pricing/noteharbor-2.1.yml');
  const pricing = parse(text) as PricingShape & {
    currency: string;
    features: object;
    usageLimits: object;
  };
  const plans = Object.keys(pricing.plans!);
  const addOns = Object.keys(pricing.addOns!);
  const subscriptions = listSubscriptions(pricing);
  const money = (amount: number) => `${amount} ${pricing.currency}`;

  /** Whether a plan includes a feature, as the library reads the file. */
  function isIncluded(plan: string, feature: string): boolean {
    const {value, defaultValue} = retrievePricingFromYaml(text).plans![plan]!.features[feature]!;
    return Boolean(value ?? defaultValue);
  }

  /** Cells of the table between `<!-- computed: NAME -->` and `<!-- end of computed -->`. */
  function tableOnPage(name: string): string[][] {
    const block = page
      .split(`<!-- computed: ${name} -->`)[1]!
      .split('<!-- end of computed -->')[0]!;
    return block
      .trim()
      .split('\n')
      .filter((line) => !/^[|\s:-]+$/.test(line))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
  }

  it('has the figures of the configuration space', () => {
    const {cheapest, mostExpensive} = measureSpace(pricing)!.prices!;
    const priced = ({subscription: {plan, addOns: bought}, price}: typeof cheapest) =>
      `${[plan, ...bought].join(' + ')} for ${money(price)}`;
    expect(tableOnPage('numbers')).toEqual([
      ['Figure', 'Value'],
      [
        `Upper bound, ${plans.length} · 2${'⁰¹²³⁴⁵⁶⁷⁸⁹'[addOns.length]}`,
        String(plans.length * 2 ** addOns.length),
      ],
      ['Valid subscriptions', String(subscriptions.length)],
      ['Cheapest subscription', priced(cheapest)],
      ['Most expensive subscription', priced(mostExpensive)],
    ]);
    expect(subscriptions).toHaveLength(12);
    expect(page).toContain('[twelve](#worked-example)');
  });
  it('has the subscriptions of each plan', () => {
    const rows = plans.map((plan) => {
      const ofPlan = subscriptions.filter((subscription) => subscription.plan === plan);
      const prices = ofPlan.map((subscription) => priceOf(pricing, subscription)!);
      const bought = new Set(ofPlan.flatMap((subscription) => subscription.addOns));
      return [
        plan,
        addOns.filter((addOn) => bought.has(addOn)).join(', ') || 'none',
        String(ofPlan.length),
        money(Math.min(...prices)),
        money(Math.max(...prices)),
      ];
    });
    expect(tableOnPage('plans').slice(1)).toEqual(rows);
  });
  it('has the features of each plan', () => {
    const rows = Object.keys(pricing.features).map((feature) => [
      feature,
      ...plans.map((plan) => (isIncluded(plan, feature) ? 'yes' : 'no')),
    ]);
    expect(tableOnPage('features')).toEqual([['Feature', ...plans], ...rows]);
  });
  it('has a limit without its feature, which the analysis in iPricing.md finds', () => {
    expect(pricing.usageLimits).toMatchObject({maxSummaries: {defaultValue: 20}});
    const without = plans.filter((plan) => !isIncluded(plan, 'aiSummaries'));
    expect(without).toEqual(['STARTER', 'STUDIO']);
  });
});
