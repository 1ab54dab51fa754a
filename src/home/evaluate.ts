/**
 * Evaluates the sample pricing in the browser, without `eval`: the build has parsed the rules. The
 * answers are those of the libraries, with which a test compares them.
 */
import type {Expression, PricingValue} from '../../pricing2yaml/expressions/syntaxTree';
import type {HomeFeature, HomePlan, SourcedValue} from './model';

/** What the application knows about its user, for example `{notes: 48}`. */
export type UserContext = Readonly<Record<string, number>>;

/** Whether a feature is on, and what in the file decides that. */
export interface Decision {
  readonly feature: HomeFeature;
  readonly isOn: boolean;
  /** Lines of the file that decide, the rule first. */
  readonly lines: readonly number[];
  /** Values of the plan that the rule reads, in order. */
  readonly reads: readonly SourcedValue[];
  /** The counts of the user that the rule reads, by name. */
  readonly usage: UserContext;
}

interface Scope {
  readonly plan: HomePlan;
  readonly userContext: UserContext;
  readonly reads: SourcedValue[];
  readonly usage: Record<string, number>;
}

function read(path: readonly string[], scope: Scope): PricingValue | undefined {
  const [root, ...keys] = path;
  if (root === 'userContext') {
    const value = scope.userContext[keys[0]!];
    if (value !== undefined) {
      scope.usage[keys[0]!] = value;
    }
    return value;
  }
  const [group, name] = keys as ['features' | 'usageLimits', string];
  const sourced = scope.plan[group][name];
  if (sourced) {
    scope.reads.push(sourced);
  }
  return sourced?.value;
}

function run(expression: Expression, scope: Scope): PricingValue | undefined {
  switch (expression.kind) {
    case 'value':
      return expression.value;
    case 'read':
      return read(expression.path, scope);
    case 'not':
      return !run(expression.operand, scope);
  }
  const left = run(expression.left, scope);
  if (expression.operator === '&&') {
    return left ? run(expression.right, scope) : left;
  }
  if (expression.operator === '||') {
    return left ? left : run(expression.right, scope);
  }
  const right = run(expression.right, scope);
  switch (expression.operator) {
    case '==':
      return left === right;
    case '!=':
      return left !== right;
  }
  // As in JavaScript, nothing is smaller or larger than a value that is missing.
  if (left === undefined || right === undefined) {
    return false;
  }
  switch (expression.operator) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
  }
}

/**
 * Evaluates the rule of a feature for a plan and a user.
 *
 * @param feature the feature, with its parsed rule
 * @param plan the plan of the subscription
 * @param userContext counts by name; a name that is missing reads as undefined
 */
export function decide(feature: HomeFeature, plan: HomePlan, userContext: UserContext): Decision {
  const scope: Scope = {plan, userContext, reads: [], usage: {}};
  // Anything but a boolean is an error to the libraries, which leave the feature off.
  const isOn = run(feature.expression, scope) === true;
  const lines = [feature.line, ...scope.reads.map(({line}) => line)];
  return {feature, isOn, lines, reads: scope.reads, usage: scope.usage};
}

/** Counts at which something can change: around the middle and the end of each limit. */
export function usageStops(plans: readonly HomePlan[], limit: string): readonly number[] {
  const limits = new Set(plans.map(({usageLimits}) => Number(usageLimits[limit]!.value)));
  const stops = [...limits].flatMap((top) => [Math.round(top / 2), top - 2, top - 1, top]);
  return [...new Set([0, ...stops])].sort((a, b) => a - b);
}

/** `2,000`. The browser's own formatting would take 20 ms to start, on each first visit. */
function grouped(value: number): string {
  const [whole, ...decimals] = String(value).split('.');
  return [whole!.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
}

/** Says why a decision is as it is: `48 of 50 notes used`. */
export function explain({isOn, reads, usage}: Decision, plan: HomePlan, unit: string): string {
  const used = Object.values(usage)[0];
  const [value] = reads;
  if (used !== undefined && value) {
    const top = Number(value.value);
    const count = `${grouped(used)} of ${grouped(top)} ${unit}s used`;
    return isOn || used === top ? count : `${count}, more than ${plan.name} includes`;
  }
  if (value?.from === 'plan') {
    return isOn ? `${plan.name} includes it` : `${plan.name} does not include it`;
  }
  return `${plan.name} keeps the default`;
}

/** A count or a value for people: `2,000`, `yes`, `–`. */
export function formatValue(value: PricingValue): string {
  if (typeof value === 'boolean') {
    return value ? 'yes' : '–';
  }
  return typeof value === 'number' ? grouped(value) : value;
}
