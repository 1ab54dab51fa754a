/** The playground decides as `evaluatePricing` of Pricing4React. */
import {analyze} from '@pricing4saas/playground/analyze';
import {updateWithLibrary} from '@pricing4saas/playground/library';
import {ADD_ONS, PLANS, USERS} from '@pricing4saas/playground/testing';
import type {Selection} from '@pricing4saas/playground/types';
import {SYNTAX_VERSIONS, isNewerThanParsers} from '@pricing4saas/pricing2yaml/schema/model';
import {dump, load} from 'js-yaml';
import {readText} from '../../lib/root';
import {evaluatePricing} from 'pricing4react';

/** The decisions of the playground, without a schema. */
async function decide(text: string, selection: Selection) {
  const {pricing} = await analyze(text, selection, async () => undefined);
  return pricing!.evaluation.react;
}

it.each(SYNTAX_VERSIONS)('syntax %s: all plans and add-ons', async (version) => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const sample = readText(`samples/pricing/noteharbor-${version}.yml`);
  // It does not migrate, and knows the names before 3.0.
  const text = isNewerThanParsers(version)
    ? sample
        .replaceAll('pricingContext', 'planContext')
        .replaceAll('subscriptionContext', 'userContext')
    : dump((updateWithLibrary(load(sample)) as {data: unknown}).data, {skipInvalid: true});
  const results = new Set<unknown>();
  for (const plan of PLANS) {
    for (let bits = 0; bits < 2 ** ADD_ONS.length; bits++) {
      const addOns = ADD_ONS.filter((_, index) => bits & (2 ** index));
      const userContext = USERS[bits % USERS.length]!;
      const expected = evaluatePricing(text, [plan, ...addOns], userContext);
      const {decisions} = await decide(sample, {plan, addOns, userContext});
      const actual = Object.fromEntries(decisions.map(({name, isOn}) => [name, isOn]));
      expect(actual).toEqual(
        Object.fromEntries(Object.entries(expected).map(([name, status]) => [name, status.eval])),
      );
      Object.values(actual).forEach((isOn) => results.add(isOn));
    }
  }
  expect(results.size).toBe(2);
});

it('an extension of text is rejected', async () => {
  const text = `
syntaxVersion: "2.1"
saasName: Small
createdAt: "2025-03-01"
currency: EUR
features:
  thing: {type: DOMAIN, valueType: BOOLEAN, defaultValue: true, expression: "true"}
usageLimits:
  words: {type: NON_RENEWABLE, valueType: TEXT, defaultValue: few}
plans:
  ONE: {price: 1, features: null}
addOns:
  more: {price: 1, usageLimitsExtensions: {words: {value: many}}}
`;
  const react = await decide(text, {plan: 'ONE', addOns: ['more'], userContext: {}});
  expect(() => evaluatePricing(text, ['ONE', 'more'], {})).toThrow(react.error);
  expect(react.decisions).toEqual([]);
});
