/**
 * Evaluates the sample pricing in the browser without `eval`; the build has parsed the expressions. A
 * test compares the results with those of the libraries.
 */
import {evaluate} from '@pricing4saas/pricing2yaml/expressions/evaluate';
import type {PricingValue} from '@pricing4saas/pricing2yaml/expressions/syntaxTree';
import type {HomeFeature, HomePlan, SourcedValue} from './pricingLines';

/** Counts of the user by name, for example `{notes: 48}`. */
export type UserContext = Readonly<Record<string, number>>;

export interface Decision {
  readonly feature: HomeFeature;
  readonly isOn: boolean;
  /** Decisive lines of the file, the expression first. */
  readonly lines: readonly number[];
  /** Plan values that the expression reads, in order. */
  readonly reads: readonly SourcedValue[];
  /** User counts that the expression reads, by name. */
  readonly usage: UserContext;
}

const valuesOf = (entries: Readonly<Record<string, SourcedValue>>) =>
  Object.fromEntries(Object.entries(entries).map(([name, {value}]) => [name, value]));

/**
 * Evaluates the expression of a feature for a plan and a user.
 *
 * @param userContext counts by name; a missing name is undefined
 */
export function decide(feature: HomeFeature, plan: HomePlan, userContext: UserContext): Decision {
  const reads: SourcedValue[] = [];
  const usage: Record<string, number> = {};
  const planContext = {features: valuesOf(plan.features), usageLimits: valuesOf(plan.usageLimits)};
  const names = {userContext, planContext};
  const result = evaluate(feature.expression, names, ([root, group, name], value) => {
    if (root === 'userContext') {
      if (value !== undefined) usage[group!] = value as number;
    } else {
      const sourced = plan[group as 'features' | 'usageLimits'][name!];
      if (sourced) reads.push(sourced);
    }
  });
  // The libraries treat a result that is not a boolean as an error and disable the feature.
  const isOn = result === true;
  const lines = [feature.line, ...reads.map(({line}) => line)];
  return {feature, isOn, lines, reads, usage};
}

/** Counts at which results can change: around the middle and the end of each limit. */
export function usageStops(plans: readonly HomePlan[], limit: string): readonly number[] {
  const limits = new Set(plans.map(({usageLimits}) => Number(usageLimits[limit]!.value)));
  const stops = [...limits].flatMap((top) => [Math.round(top / 2), top - 2, top - 1, top]);
  return [...new Set([0, ...stops])].sort((a, b) => a - b);
}

/** `2,000`. Without `Intl`, whose first use takes 20 ms. */
function grouped(value: number): string {
  const [whole, ...decimals] = String(value).split('.');
  return [whole!.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
}

/** Explains a decision: `48 of 50 notes used`. */
export function explain({isOn, reads, usage}: Decision, plan: HomePlan, unit: string): string {
  const used = Object.values(usage)[0];
  const [value] = reads;
  if (used !== undefined && value) {
    const top = Number(value.value);
    const count = `${grouped(used)} of ${grouped(top)} ${unit}s used`;
    return isOn || used === top ? count : `${count}, more than ${plan.name} includes`;
  }
  if (value?.from === 'plan')
    return isOn ? `${plan.name} includes it` : `${plan.name} does not include it`;

  return `${plan.name} uses the default`;
}

/** A readable count or value: `2,000`, `yes`, `–`. */
export function formatValue(value: PricingValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : '–';

  return typeof value === 'number' ? grouped(value) : value;
}
