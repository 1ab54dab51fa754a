/** What a reviewer would ask about a pricing, and no parser reports. The README lists how often each kind is right. */
import {evaluate} from '@pricing4saas/pricing2yaml/expressions/evaluate';
import {contextNames} from '@pricing4saas/pricing2yaml/schema/model';
import {HINT_KINDS, type Hint, type HintKind} from '../types';
import {planContext} from './decisions';
import {
  declaredVersion,
  type AddOn,
  type Feature,
  type Plan,
  type Pricing,
  type UsageLimit,
} from './library';
import {parseOnce} from './parseOnce';
import {namesIn} from './priceTable';
import {UNLIMITED} from './userContext';
import {entriesOf, Places, planValues, type Group, type RangeOf, type Values} from './values';

interface ValuedPlan {
  readonly plan: Plan;
  readonly values: Values;
}

interface Review {
  readonly data: unknown;
  readonly features: readonly Feature[];
  readonly limits: readonly UsageLimit[];
  readonly addOns: readonly AddOn[];
  readonly plans: readonly ValuedPlan[];
}

/** The block and the name of an entry, and what is said about it. */
type Finding = readonly [block: Group | 'plans' | 'addOns', name: string, message: string];

/** A more expensive plan that lacks more features of a cheaper one is for other customers. */
const MAX_LOST = 2;

/** Units of which customers want less, such as delays. */
const LOWER_IS_BETTER = /^(?:%|(?:ms|s|sec|second|min|minute|h|hour)s?)$/i;

const unitOf = ({unit = ''}: {readonly unit?: string}) => unit;

const valueIn = ({values}: ValuedPlan, group: Group, name: string) =>
  values[group].get(name)?.value;

/** The expressions of a feature, the evaluated one first. YAML reads `true` as a boolean. */
function expressionsOf({expression, serverExpression}: Partial<Feature>): readonly string[] {
  const written: readonly unknown[] = [serverExpression, expression];
  return written.filter((each) => each === true || (typeof each === 'string' && each)).map(String);
}

const lostFeatures = (cheaper: ValuedPlan, dearer: ValuedPlan): readonly string[] =>
  [...cheaper.values.features].flatMap(([name, {value}]) =>
    value === true && valueIn(dearer, 'features', name) === false ? [name] : [],
  );

/** Each plan with the next more expensive one for the same customers. */
function upgrades(plans: readonly ValuedPlan[]): readonly (readonly [ValuedPlan, ValuedPlan])[] {
  const priceOf = ({plan}: ValuedPlan) => plan.price as number;
  const priced = plans
    .filter(({plan}) => typeof plan.price === 'number')
    .toSorted((one, other) => priceOf(one) - priceOf(other));
  return priced.flatMap((cheaper, index) => {
    const dearer = priced
      .slice(index + 1)
      .find(
        (plan) =>
          priceOf(plan) > priceOf(cheaper) &&
          (priceOf(cheaper) === 0 || unitOf(plan.plan) === unitOf(cheaper.plan)) &&
          lostFeatures(cheaper, plan).length <= MAX_LOST,
      );
    return dearer ? [[cheaper, dearer] as const] : [];
  });
}

/** What a more expensive plan lacks. */
const lacking = (cheaper: ValuedPlan, {plan: {name}}: ValuedPlan, what: string): Finding => [
  'plans',
  name,
  `${name} costs more than ${cheaper.plan.name}, but ${what}.`,
];

/** Whether a limit counts what customers buy, such as channels of a price per channel, or is a delay or a rate. */
function isNotComparable(limit: UsageLimit, {plan}: ValuedPlan, value: number): boolean {
  const [sold = ''] = unitOf(plan).split('/');
  const isSold = sold !== '' && limit.name.toLowerCase().includes(sold.toLowerCase());
  return isSold || LOWER_IS_BETTER.test(unitOf(limit)) || (value > 0 && value < 1);
}

/** Result of an expression in a plan; `undefined` if it depends on the user context. */
function resultIn({values}: ValuedPlan, expression: string, data: unknown): unknown {
  try {
    // Without a user context, reading one of its keys throws an exception.
    return evaluate(parseOnce(expression), {
      [contextNames(declaredVersion(data)).plan]: planContext(values),
    });
  } catch {
    return undefined;
  }
}

const REVIEWS: Readonly<Record<HintKind, (review: Review) => readonly Finding[]>> = {
  'unused-feature': ({features, plans, addOns}) => {
    const sold = new Set(
      addOns.flatMap(({features: own}) =>
        entriesOf(own).flatMap(({name, value}) => (value === true ? [name] : [])),
      ),
    );
    return features
      .filter(({name}) => plans.length > 0 && !sold.has(name))
      .filter(({name}) => plans.every((plan) => valueIn(plan, 'features', name) === false))
      .map(({name}) => ['features', name, `No plan and no add-on includes ${name}.`]);
  },
  'unused-limit': ({features, limits}) => {
    const expressions = features.flatMap(expressionsOf);
    return limits
      .filter(
        ({name}) => expressions.length > 0 && !expressions.some((each) => each.includes(name)),
      )
      .map(({name}) => [
        'usageLimits',
        name,
        `No expression reads ${name}, so no library enforces this limit.`,
      ]);
  },
  'falling-limit': ({limits, plans}) =>
    upgrades(plans).flatMap(([cheaper, dearer]) =>
      limits.flatMap((limit): Finding[] => {
        const {name} = limit;
        const before = valueIn(cheaper, 'usageLimits', name);
        const after = valueIn(dearer, 'usageLimits', name);
        const isLower = typeof before === 'number' && typeof after === 'number' && after < before;
        if (!isLower || isNotComparable(limit, dearer, after)) return [];
        const was = before >= UNLIMITED ? 'no limit' : before.toLocaleString('en');
        const values = `${name} is ${after.toLocaleString('en')} instead of ${was}`;
        return [lacking(cheaper, dearer, values)];
      }),
    ),
  'lost-feature': ({plans}) =>
    upgrades(plans).flatMap(([cheaper, dearer]) =>
      lostFeatures(cheaper, dearer).map((name) =>
        lacking(cheaper, dearer, `does not include ${name}`),
      ),
    ),
  'equal-plans': ({plans}) => {
    const known = new Map<string, string>();
    return plans.flatMap(({plan: {name}, values}): Finding[] => {
      const entries = [...values.features, ...values.usageLimits];
      const key = JSON.stringify(entries.map(([entry, {value}]) => [entry, value]));
      const twin = known.get(key);
      known.set(key, name);
      return twin === undefined
        ? []
        : [['plans', name, `${name} has the same features and limits as ${twin}.`]];
    });
  },
  'unsellable-add-on': ({plans, addOns}) => {
    const byName = new Map(addOns.map((addOn) => [addOn.name, addOn]));
    return addOns.flatMap((addOn): Finding[] => {
      const required = new Set([addOn]);
      for (const each of required)
        namesIn(each.dependsOn).forEach((name) => required.add(byName.get(name) ?? each));

      const all = [...required];
      const isExcluded = (name: string) => required.has(byName.get(name) ?? ({} as AddOn));
      const reason = all.some(({excludes}) => namesIn(excludes).some(isExcluded))
        ? 'it requires add-ons that exclude each other'
        : plans.length > 0 &&
            !plans.some(({plan}) =>
              all.every(({availableFor}) => namesIn(availableFor).includes(plan.name)),
            )
          ? 'no plan has it together with the add-ons that it requires'
          : undefined;
      return reason === undefined
        ? []
        : [['addOns', addOn.name, `No customer can buy ${addOn.name}, because ${reason}.`]];
    });
  },
  'constant-expression': ({data, features, plans}) =>
    features.flatMap((feature): Finding[] => {
      const [expression] = expressionsOf(feature);
      if (expression === undefined) return [];
      const includes = plans.map((plan) => valueIn(plan, 'features', feature.name));
      const results = plans.map((plan) => resultIn(plan, expression, data));
      const constant = [true, false].find(
        (each) => results.every((result) => result === each) && includes.includes(!each),
      );
      const plan = constant ? 'does not include' : 'includes';
      return constant === undefined
        ? []
        : [
            [
              'features',
              feature.name,
              `The expression of ${feature.name} is ${constant} in all plans, but a plan ${plan} the feature.`,
            ],
          ];
    }),
  'missing-expression': ({features}) => {
    const missing = features.filter(({expression}) => expressionsOf({expression}).length === 0);
    return missing.length === features.length
      ? []
      : missing.map(({name}) => [
          'features',
          name,
          `${name} has no expression, unlike other features. Pricing4Java then creates no pricing ` +
            'token for any user.',
        ]);
  },
  'unit-spelling': ({limits, plans, addOns}) => {
    const known = new Map<string, string>();
    const all = [
      ...plans.map(({plan}) => ['plans', plan] as const),
      ...addOns.map((addOn) => ['addOns', addOn] as const),
      ...limits.map((limit) => ['usageLimits', limit] as const),
    ];
    return all.flatMap(([block, entry]): Finding[] => {
      const unit = unitOf(entry);
      const key = unit.toLowerCase().replaceAll(/\bper\b|[\s_-]|s\b/g, '');
      const first = known.get(key) ?? unit;
      known.set(key, first);
      return first === unit
        ? []
        : [[block, entry.name, `The units "${unit}" and "${first}" differ only in spelling.`]];
    });
  },
};

/**
 * Finds what a reviewer would ask.
 *
 * @param read a pricing and the content of its file, from `readPricing`
 */
export function findHints(
  {pricing, data}: {readonly pricing: Pricing; readonly data: unknown},
  rangeOf: RangeOf,
): readonly Hint[] {
  const places = new Places(data, rangeOf);
  const review: Review = {
    data,
    features: entriesOf(pricing.features),
    limits: entriesOf(pricing.usageLimits),
    addOns: entriesOf(pricing.addOns),
    plans: entriesOf(pricing.plans).map((plan) => ({
      plan,
      values: planValues(pricing, plan.name, places),
    })),
  };
  return HINT_KINDS.flatMap((kind) =>
    REVIEWS[kind](review).map(([block, name, message]) => ({
      ...places.entryRange([block], name),
      kind,
      message,
    })),
  );
}
