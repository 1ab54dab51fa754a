/** The user context that the expressions of a pricing expect. */
import {readsOf, type Expression} from '@pricing4saas/pricing2yaml/expressions/syntaxTree';
import type {ContextNames} from '@pricing4saas/pricing2yaml/schema/model';
import type {Selection, UserContextKey} from '../types';
import type {Pricing} from './library';
import {parseOnce} from './parseOnce';
import {entriesOf, isGroup, type Values} from './values';

/** The library replaces larger numbers, and `.inf`, with this one. */
export const UNLIMITED = 100_000_000;

type Type = UserContextKey['type'];

/** What the place of a read tells about it. */
interface Hint {
  readonly type?: Type;
  /** Usage limits that the value is compared with. */
  readonly limits: readonly string[];
  /** Texts that the value is compared with. */
  readonly choices?: readonly string[];
}

const TYPES: Readonly<Record<string, Type>> = {
  number: 'number',
  NUMERIC: 'number',
  string: 'text',
  TEXT: 'text',
  boolean: 'boolean',
  BOOLEAN: 'boolean',
};

/** Collects the keys that the expressions read, with types and limits. */
class KeyCollector {
  readonly keys = new Map<
    string,
    {type: Type | undefined; limits: Set<string>; choices: Set<string>; features: Set<string>}
  >();

  /** The feature whose expression is visited. */
  private feature = '';

  constructor(
    private readonly pricing: Pricing,
    private readonly names: ContextNames,
  ) {}

  private typeOf(node: Expression): Type | undefined {
    if ('path' in node) {
      const [root, group, name] = node.path;
      if (root !== this.names.plan || !isGroup(group)) return undefined;
      const entry = entriesOf<{name: string; valueType: string}>(this.pricing[group]).find(
        (candidate) => candidate.name === name,
      );
      return entry && TYPES[entry.valueType];
    }
    if (!('operator' in node)) return TYPES[typeof node.value];
    if (/^[-*/%]$/.test(node.operator)) return 'number';
    if (/[=<>!]/.test(node.operator)) return 'boolean';
    return node.operator === '[]' ? undefined : this.typeOf(node.operands.at(-1)!);
  }

  visitFeature(feature: string, expression: Expression): void {
    this.feature = feature;
    this.visit(expression, {type: 'boolean', limits: []});
  }

  /** Visits a node whose value is used as the hint says. */
  private visit(node: Expression, hint: Hint): void {
    if ('path' in node) {
      const [root, name] = node.path;
      if (root !== this.names.user || name === undefined) return;
      const key = this.keys.get(name) ?? {
        type: undefined,
        limits: new Set(),
        choices: new Set(),
        features: new Set(),
      };
      this.keys.set(name, key);
      key.features.add(this.feature);
      key.type ??= hint.type;
      hint.limits.forEach((limit) => key.limits.add(limit));
      hint.choices?.forEach((choice) => key.choices.add(choice));
      return;
    }
    if (!('operator' in node)) return;
    const {operator, operands} = node;
    const condition: Hint = {type: 'boolean', limits: []};
    operands.forEach((operand, index) => {
      if (operator === '!' || (operator === '?:' && index === 0)) this.visit(operand, condition);
      else if (/[=<>]/.test(operator))
        this.visit(operand, this.comparedWith(operands[1 - index]!, operator));
      else if (/^[-*/%]$/.test(operator)) this.visit(operand, {...hint, type: 'number'});
      else if (operator === '[]') this.visit(operand, {limits: []});
      // `+`, `&&`, `||`, `??` and the results of `?:` are used like the whole.
      else this.visit(operand, hint);
    });
  }

  private comparedWith(other: Expression, operator: string): Hint {
    const limits = readsOf(other).flatMap(({path: [root, group, name]}) =>
      root === this.names.plan && group === 'usageLimits' && name !== undefined ? [name] : [],
    );
    const type = this.typeOf(other) ?? (/[<>]/.test(operator) ? 'number' : undefined);
    const isText = 'value' in other && typeof other.value === 'string';
    return {type, limits, choices: isText ? [String(other.value)] : []};
  }
}

/**
 * The keys of the user context that the expressions read, in the order of the file.
 *
 * @param inPlans values of each plan
 */
export function userContextKeys(
  pricing: Pricing,
  names: ContextNames,
  inPlans: readonly Values[],
): readonly UserContextKey[] {
  const collector = new KeyCollector(pricing, names);
  for (const {name, expression, serverExpression} of entriesOf(pricing.features)) {
    for (const each of [serverExpression, expression] as unknown[]) {
      if (typeof each !== 'string') continue;
      try {
        collector.visitFeature(name, parseOnce(each));
      } catch {
        // The decision about the feature has the error.
      }
    }
  }
  return [...collector.keys].map(([name, {type, limits, choices, features}]) => {
    const values = [...limits].flatMap((limit) =>
      inPlans.map((plan) => plan.usageLimits.get(limit)?.value),
    );
    const counts = values.filter((value) => typeof value === 'number' && value < UNLIMITED);
    return {
      name,
      type: type ?? 'text',
      limit: counts.length > 0 ? Math.max(...(counts as number[])) : undefined,
      choices: [...choices],
      features: [...features],
    };
  });
}

/**
 * The user context, with 0, false and empty text for keys that are not set, as for a user who has not used
 * anything. A number that is an empty text is missing.
 */
export function completeUserContext(
  keys: readonly UserContextKey[],
  set: Selection['userContext'],
): Selection['userContext'] {
  const values = {number: 0, boolean: false, text: ''} as const;
  const context = {...Object.fromEntries(keys.map(({name, type}) => [name, values[type]])), ...set};
  const numbers = keys.filter(({type}) => type === 'number').map(({name}) => name);
  return Object.fromEntries(
    Object.entries(context).filter(([name, value]) => value !== '' || !numbers.includes(name)),
  );
}
