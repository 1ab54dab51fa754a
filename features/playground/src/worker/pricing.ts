/** Describes a pricing for a selected subscription. */
import {
  measureSpace,
  priceOf,
  type PricingShape,
  type PricedSubscription as Priced,
} from '@pricing4saas/pricing2yaml/configurationSpace';
import {contextNames, isNewerThanParsers} from '@pricing4saas/pricing2yaml/schema/model';
import type {
  ConfigurationSpace,
  Evaluation,
  FeatureDecision,
  PricedSubscription,
  PricingResult,
  Selection,
} from '../types';
import {decideAll} from './decisions';
import {declaredVersion, tokenClaims, type AddOn, type Plan, type Pricing} from './library';
import {namesIn, priceTable, priceText} from './priceTable';
import {completeUserContext, userContextKeys} from './userContext';
import {
  entriesOf,
  Places,
  planValues,
  SubscriptionError,
  subscriptionValues,
  type RangeOf,
  type Values,
} from './values';

/** The part of a pricing that determines the configuration space. */
function shapeOf({plans, addOns}: Pricing): PricingShape {
  const priceIn = ({price}: Plan | AddOn) => (Number.isNaN(price) ? 'NaN' : price);
  return {
    plans: Object.fromEntries(entriesOf(plans).map((plan) => [plan.name, {price: priceIn(plan)}])),
    addOns: Object.fromEntries(
      entriesOf(addOns).map((addOn) => [
        addOn.name,
        {
          price: priceIn(addOn),
          availableFor: addOn.availableFor,
          dependsOn: namesIn(addOn.dependsOn),
          excludes: namesIn(addOn.excludes),
        },
      ]),
    ),
  };
}

function describeSpace(pricing: Pricing, shape: PricingShape): ConfigurationSpace {
  const summary = measureSpace(shape);
  const describe = (priced: Priced | undefined): PricedSubscription | undefined =>
    priced && {...priced.subscription, price: priceText(priced.price, pricing)};
  return {
    size: summary?.size,
    unpriced: Object.entries({...shape.plans, ...shape.addOns})
      .filter(([, {price}]) => typeof price === 'string')
      .map(([name]) => name),
    cheapest: describe(summary?.prices?.cheapest),
    mostExpensive: describe(summary?.prices?.mostExpensive),
  };
}

function whyInvalid(plan: string | undefined, addOns: readonly AddOn[]): string | undefined {
  const selected = addOns.map(({name}) => name);
  for (const {name, availableFor, dependsOn, excludes} of addOns) {
    if (plan !== undefined && !availableFor.includes(plan))
      return `${name} is not available for ${plan}.`;

    const needed = namesIn(dependsOn).find((other) => !selected.includes(other));
    if (needed !== undefined) return `${name} requires ${needed}.`;
    const excluded = namesIn(excludes).find((other) => selected.includes(other));
    if (excluded !== undefined) return `${name} excludes ${excluded}.`;
  }
  return plan === undefined && addOns.length === 0
    ? 'Without a plan, a subscription needs an add-on.'
    : undefined;
}

type Evaluate = (values: Values) => Evaluation['react'];

function evaluateToken(
  pricing: Pricing,
  data: unknown,
  plan: string | undefined,
  userContext: Selection['userContext'],
  decisions: readonly FeatureDecision[],
): Evaluation['token'] {
  if (plan === undefined) {
    const error = 'A pricing token needs a plan, but this pricing does not have plans.';
    return {decisions: [], claims: undefined, error};
  }
  const version = declaredVersion(data);
  if (isNewerThanParsers(version)) {
    const error = `pricing4ts 0.9.5 does not create pricing tokens for syntax ${version}. The list only shows the results of the expressions.`;
    return {decisions, claims: undefined, error};
  }
  return {decisions, ...tokenClaims(pricing, plan, userContext)};
}

function evaluateReact(
  pricing: Pricing,
  plan: string | undefined,
  addOns: readonly AddOn[],
  places: Places,
  evaluate: Evaluate,
): Evaluation['react'] {
  try {
    return evaluate(subscriptionValues(pricing, plan, addOns, places));
  } catch (error) {
    if (!(error instanceof SubscriptionError)) throw error;
    return {decisions: [], error: error.message};
  }
}

/**
 * Describes a pricing: price table, configuration space, and which features are on.
 *
 * @param read a pricing and the content of its file, from `readPricing`
 * @param selection names that the pricing does not have are ignored
 */
export function describePricing(
  {pricing, data}: {readonly pricing: Pricing; readonly data: unknown},
  selection: Selection,
  rangeOf: RangeOf,
): PricingResult {
  const places = new Places(data, rangeOf);
  const names = contextNames(declaredVersion(data));
  const shape = shapeOf(pricing);
  const plans = entriesOf(pricing.plans).map(({name}) => name);
  const inPlans = plans.map((name) => planValues(pricing, name, places));
  const plan = plans.find((name) => name === selection.plan) ?? plans[0];
  const addOns = entriesOf(pricing.addOns).filter(({name}) => selection.addOns.includes(name));
  const addOnNames = addOns.map(({name}) => name);
  const price = priceOf(shape, {plan, addOns: addOnNames});
  const features = entriesOf(pricing.features);
  const keys = userContextKeys(pricing, names, inPlans);
  const userContext = completeUserContext(keys, selection.userContext);
  const evaluate: Evaluate = (values) => decideAll(features, values, userContext, names, places);
  const byPlan = inPlans.map(evaluate);
  const ofPlan = byPlan[plans.indexOf(plan!)]?.decisions ?? [];
  return {
    saasName: pricing.saasName,
    syntaxVersion: declaredVersion(data) ?? pricing.syntaxVersion,
    currency: pricing.currency.trim().toUpperCase(),
    table: priceTable(pricing, inPlans, places),
    space: describeSpace(pricing, shape),
    userContextKeys: keys,
    withoutExpression: features.filter(({expression}) => !expression).map(({name}) => name),
    evaluation: {
      plan,
      addOns: addOnNames,
      price: price === undefined ? undefined : priceText(price, pricing),
      invalid: whyInvalid(plan, addOns),
      token: evaluateToken(pricing, data, plan, userContext, ofPlan),
      react: evaluateReact(pricing, plan, addOns, places, evaluate),
      grid: plans.map((name, index) => ({
        plan: name,
        isOn: byPlan[index]!.decisions.map(({isOn}) => isOn),
      })),
    },
  };
}
