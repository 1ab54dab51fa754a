/** The user context that the expressions of a pricing expect. */
import {
  readsOf,
  type Expression,
  type Operation,
} from '@pricing4saas/pricing2yaml/expressions/syntaxTree';
import type {ContextNames} from '@pricing4saas/pricing2yaml/schema/model';
import type {Selection, UserContextKey} from '../types';
import type {Pricing} from './library';
import {parseOnce} from './parseOnce';
import {entriesOf, isGroup, type Values} from './values';

/** The library replaces larger numbers, and `.inf`, with this one. */
export const UNLIMITED = 100_000_000;

type Type = UserContextKey['type'];

/** What the place of a read tells about it. */
interface Use {
  readonly feature: string;
  readonly type?: Type | undefined;
  /** Usage limits that the value is compared with. */
  readonly limits?: readonly string[];
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

/** Collects how the expressions use each key that they read. */
class UseCollector {
  readonly uses = new Map<string, Use[]>();

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

  /** Visits a node that is used in this way. */
  visit(node: Expression, use: Use): void {
    if ('path' in node) {
      const [root, key] = node.path;
      if (root !== this.names.user || key === undefined) return;
      const uses = this.uses.get(key) ?? [];
      uses.push(use);
      this.uses.set(key, uses);
    } else if ('operator' in node) {
      node.operands.forEach((operand, index) => this.visit(operand, this.useOf(node, index, use)));
    }
  }

  /** How an operation uses an operand. */
  private useOf({operator, operands}: Operation, index: number, use: Use): Use {
    const {feature} = use;
    if (operator === '!' || (operator === '?:' && index === 0)) return {feature, type: 'boolean'};
    if (/[=<>]/.test(operator))
      return {feature, ...this.comparedWith(operands[1 - index]!, operator)};
    if (/^[-*/%]$/.test(operator)) return {...use, type: 'number'};
    // `+`, `&&`, `||`, `??` and the results of `?:` are used like the whole.
    return operator === '[]' ? {feature} : use;
  }

  private comparedWith(other: Expression, operator: string): Omit<Use, 'feature'> {
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
  const collector = new UseCollector(pricing, names);
  for (const {name, expression, serverExpression} of entriesOf(pricing.features)) {
    for (const each of [serverExpression, expression] as unknown[]) {
      if (typeof each !== 'string') continue;
      try {
        collector.visit(parseOnce(each), {feature: name, type: 'boolean'});
      } catch {
        // The decision about the feature has the error.
      }
    }
  }
  return [...collector.uses].map(([name, uses]) => {
    const limits = new Set(uses.flatMap((use) => use.limits ?? []));
    const counts = [...limits]
      .flatMap((limit) => inPlans.map((plan) => plan.usageLimits.get(limit)?.value))
      .filter((value) => typeof value === 'number')
      .filter((value) => value < UNLIMITED);
    return {
      name,
      type: uses.find(({type}) => type)?.type ?? 'text',
      limit: counts.length > 0 ? Math.max(...counts) : undefined,
      choices: [...new Set(uses.flatMap(({choices = []}) => choices))],
      features: [...new Set(uses.map(({feature}) => feature))],
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
