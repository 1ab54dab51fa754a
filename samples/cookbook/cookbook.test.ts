/** Compares the tables of the modeling cookbook with the results of Pricing4TS. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {retrievePricingFromYaml} from 'pricing4ts';
import {PricingContextManager, evaluateFeature, type PricingContext} from 'pricing4ts/server';
import {describe, expect, it} from 'vitest';
import {readText as read, root} from '../../lib/root';
import {expectNone} from '../../lib/testing';
import {formatPrice} from '@pricing4saas/pricing2yaml/formatPrice';
import {extraCharge} from './extraCharge';

type Pricing = ReturnType<typeof retrievePricingFromYaml>;
type Row = readonly string[];

const FOLDER = 'samples/cookbook';
const UNLIMITED = 100_000_000;

const PAGE = 'docs/api/guides/modeling-cookbook.md';
const page = read(PAGE);
const sections = page.split(/^## /m);

/** Reads a sample. An error names its file. */
function pricingOf(file: string): Pricing {
  try {
    return retrievePricingFromYaml(read(file));
  } catch (error) {
    throw new Error(`${file}:1: ${(error as Error).message}`, {cause: error});
  }
}

// The library requires a context, but does not read it if all data is passed.
PricingContextManager.registerContext({} as PricingContext);

const textOf = (section: string, header: string): string =>
  section.split('\n\n').find((block) => block.startsWith(`| ${header} |`)) ?? '';

/** Rows of the Markdown tables of a section, by the first cell of the header. */
function tableOf(section: string, header: string): Row[] {
  return textOf(section, header)
    .trim()
    .split('\n')
    .map((line) => line.slice(2, -2).split(' | '))
    .filter(([cell]) => cell !== '---');
}

/** Names each cell of a table that differs. */
function expectTable(section: string, header: string, expected: readonly Row[]): void {
  const rows = tableOf(section, header);
  const start = page.indexOf(section) + section.indexOf(textOf(section, header));
  const first = page.slice(0, start).split('\n').length;
  const problems = Array.from({length: Math.max(rows.length, expected.length)}, (_, index) => {
    const [row = [], wanted = []] = [rows[index], expected[index]];
    const place = `${PAGE}:${first + index + (index > 0 ? 1 : 0)}: column`;
    return Array.from({length: Math.max(row.length, wanted.length)}, (__, column) =>
      row[column] === wanted[column]
        ? []
        : `${place} ${column + 1} of "${row[0] ?? wanted[0]}" is "${row[column] ?? ''}". Pricing4TS returns "${wanted[column] ?? ''}".`,
    ).flat();
  });
  expectNone(problems.flat());
}

function show(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === UNLIMITED ? 'unlimited' : String(value);
}

/** The price table of the public plans, and its rows for each billing period and each add-on. */
function priceTable({plans, addOns, features, usageLimits, billing, currency}: Pricing): Row[] {
  const columns = Object.values(plans ?? {}).filter((plan) => !plan.private);
  const money = (price: number | string, factor: number) =>
    typeof price === 'string' ? price : formatPrice(price * factor, currency);
  const values = (kind: 'features' | 'usageLimits', name: string) =>
    columns.map((plan) => show(plan[kind]![name]!.value ?? plan[kind]![name]!.defaultValue));
  return [
    ['Plan', ...columns.map(({name}) => name)],
    ...Object.entries(billing ?? {}).map(([period, factor]) => [
      period === 'monthly' ? 'Price' : `Price, ${period}`,
      ...columns.map(({price}) => money(price, factor)),
    ]),
    ['Unit', ...columns.map(({unit}) => unit)],
    ...Object.values(features)
      .filter(({render}) => render !== 'DISABLED')
      .map(({name}) => [`\`${name}\``, ...values('features', name)]),
    ...Object.values(usageLimits ?? {}).map(({name}) => [
      `\`${name}\``,
      ...values('usageLimits', name),
    ]),
    ...Object.values(addOns ?? {}).map(({name, price, availableFor}) => [
      `\`${name}\` (add-on)`,
      ...columns.map((plan) => (availableFor.includes(plan.name) ? `+ ${money(price, 1)}` : 'no')),
    ]),
  ];
}

/** The same rows as in the page, with the results of the library. */
function evaluations({plans, features}: Pricing, [header, ...rows]: Row[]): Row[] {
  return [
    header!,
    ...rows.map(([plan, userContext]) => [
      plan!,
      userContext!,
      ...header!.slice(2).map((cell) => {
        const {eval: on, error} = evaluateFeature(
          features[cell.replaceAll('`', '')]!,
          {features: plans![plan!]!.features, usageLimits: plans![plan!]!.usageLimits ?? {}},
          JSON.parse(userContext!.replaceAll('`', '')) as Record<string, string | number>,
        );
        expect(error).toBeNull();
        return on ? 'on' : 'off';
      }),
    ]),
  ];
}

const recipes = sections.flatMap((section) => {
  const file = new RegExp(`from=(${FOLDER}/\\S+\\.yml)`).exec(section)?.[1];
  return file === undefined ? [] : [{file, section, pricing: pricingOf(file)}];
});

describe('the modeling cookbook', () => {
  it('has a recipe for each file', () => {
    const files = readdirSync(path.join(root, FOLDER)).filter((name) => name.endsWith('.yml'));
    const inPage = recipes.map(({file}) => path.basename(file));
    // The page shows the file in US dollars as changes of the file in euros.
    expect([...inPage, 'currency-usd.yml'].sort()).toEqual(files.sort());
  });

  it.each(recipes)('has the price table of $file', ({section, pricing}) => {
    expectTable(section, 'Plan', priceTable(pricing));
  });

  it.each(recipes)('has the results of $file', ({section, pricing}) => {
    const rows = tableOf(section, 'User with');
    expect(new Set(rows.slice(1).flatMap((row) => row.slice(2)))).toEqual(new Set(['on', 'off']));
    expectTable(section, 'User with', evaluations(pricing, rows));
  });

  // region: same-features
  it('differs between currencies only in prices', () => {
    const [eur, usd] = ['eur', 'usd'].map((currency) => {
      const file = `samples/cookbook/currency-${currency}.yml`;
      const pricing = retrievePricingFromYaml(readFileSync(file, 'utf8'));
      const plans = Object.values(pricing.plans!).map((plan) => ({...plan, price: 0}));
      return {...pricing, currency: '', plans};
    });
    expect(usd).toEqual(eur);
  });
  // endregion: same-features

  it('has the price in US dollars', () => {
    const {plans, currency} = pricingOf(`${FOLDER}/currency-usd.yml`);
    const price = formatPrice(plans!.STUDIO!.price as number, currency);
    expect(sections.join('')).toContain(`STUDIO costs ${price} in the US`);
  });

  it('has the extra charge of 130 summaries', () => {
    const pricing = pricingOf(`${FOLDER}/pay-as-you-go.yml`);
    const charge = extraCharge(pricing, 'STUDIO', 130);
    expect(sections.join('')).toContain(`For 130 summaries in STUDIO, the function returns ${charge}.`);
    expect([0, 100, 101].map((used) => extraCharge(pricing, 'STUDIO', used))).toEqual([0, 0, 0.05]);
  });

  it('has the values of a limit that two features share', () => {
    const {pricing} = recipes.find(({file}) => file.endsWith('shared-limits.yml'))!;
    const {features, usageLimits} = pricing.plans!.STUDIO!;
    const plan = {features, usageLimits: usageLimits!};
    const result = evaluateFeature(features.notes!, plan, {storage: 4200});
    expect(result).toMatchObject({used: null, limit: 5000});
    expect(sections.join('')).toContain('returns `used: null` and `limit: 5000`');
  });
});
