/** The checks of a lesson: data beside its text, compared with what the worker of the playground returns. */
import type {
  Analysis,
  PricingResult,
  PricingValue,
  Selection,
} from '@pricing4saas/playground/types';

interface Subscriber {
  readonly plan: string;
  readonly addOns?: readonly string[];
  readonly user?: Selection['userContext'];
}

/** What must be true about the file. */
type Condition =
  /** The parser accepts the file, and no check reports an error. */
  | {readonly kind: 'accepted'}
  | {readonly kind: 'syntaxVersion' | 'saasName' | 'currency'; readonly is: string}
  /** Value of a feature or usage limit in a plan or an add-on. */
  | {readonly kind: 'value'; readonly of: string; readonly name: string; readonly is: PricingValue}
  /** What an add-on adds to a usage limit. */
  | {readonly kind: 'extension'; readonly of: string; readonly name: string; readonly is: number}
  | ({readonly kind: 'price'; readonly is: string} & Subscriber)
  | {readonly kind: 'subscriptions'; readonly is: number}
  /** Whether a feature is on. */
  | ({readonly kind: 'decision'; readonly feature: string; readonly is: boolean} & Subscriber);

export type Check = Condition & {
  /** An edit of the reader's file before it is checked. */
  readonly after?: {readonly replace: string; readonly with: string};
};

/** Analyzes a file for a subscription. `undefined` if there is no result. */
export type Analyze = (text: string, selection: Selection) => Promise<Analysis | undefined>;

const code = (value: unknown): string => `\`${String(value)}\``;

const subscription = ({plan, addOns = []}: Subscriber): string =>
  [plan, ...addOns].map(code).join(' with ');

function user({user: context = {}}: Subscriber): string {
  const keys = Object.entries(context).map(([key, value]) => `${code(key)} = ${code(value)}`);
  return keys.length > 0 ? ` and ${keys.join(', ')}` : '';
}

function conditionOf(check: Check): string {
  switch (check.kind) {
    case 'accepted':
      return 'the file has no errors';
    case 'value':
      return `the value of ${code(check.name)} in ${code(check.of)} is ${code(check.is)}`;
    case 'extension':
      return `${code(check.of)} adds ${code(check.is)} to ${code(check.name)}`;
    case 'price':
      return `the price of ${subscription(check)} is ${code(check.is)}`;
    case 'subscriptions':
      return `customers can choose between ${code(check.is)} subscriptions`;
    case 'decision':
      return `for ${subscription(check)}${user(check)}, ${code(check.feature)} is ${check.is ? 'on' : 'off'}`;
    default:
      return `${code(check.kind)} is ${code(check.is)}`;
  }
}

/** What a check expects, as a sentence with code between backticks. */
export function goalOf(check: Check): string {
  const {after} = check;
  const edit = after ? `if ${code(after.replace)} is changed to ${code(after.with)}, ` : '';
  const sentence = edit + conditionOf(check);
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

/** A wrong indentation often passes the parser, which ignores names that it does not expect. */
const absent = (kind: string, name: string): string =>
  `The file has no ${kind} ${code(name)}. If you have written it, check its indentation.`;

/** Why the pricing does not have a subscription. */
function findUnknown({table}: PricingResult, {plan, addOns = []}: Subscriber): string | undefined {
  const offers = table.offers.map(({name}) => name);
  const unknown = [plan, ...addOns].find((name) => !offers.includes(name));
  return unknown && absent(unknown === plan ? 'plan' : 'add-on', unknown);
}

function findValue({table}: PricingResult, check: Extract<Check, {of: string}>) {
  const {of, name} = check;
  const column = table.offers.findIndex((offer) => offer.name === of);
  if (column < 0) return absent('plan or add-on', of);
  const row = table.groups.flatMap(({rows}) => rows).find((each) => each.name === name);
  if (!row) return absent('feature or usage limit', name);
  const {value, source} = row.cells[column]!;
  if (value === check.is && (source === 'extension') === (check.kind === 'extension'))
    return undefined;

  switch (source) {
    case 'none':
      return `${code(of)} does not change ${code(name)}.`;
    case 'default':
      return `${code(of)} has no value for ${code(name)}. The default is ${code(value)}.`;
    case 'extension':
      return `${code(of)} adds ${code(value)} to ${code(name)}.`;
    default:
      return `${code(of)} sets ${code(name)} to ${code(value)}.`;
  }
}

function findDecision(pricing: PricingResult, check: Extract<Check, {feature: string}>) {
  const {feature, is} = check;
  const unknown = findUnknown(pricing, check);
  if (unknown) return unknown;
  const decision = pricing.evaluation.react.decisions.find(({name}) => name === feature);
  if (!decision) return absent('feature', feature);
  const {isOn, error, reads} = decision;
  // Not "is off", which could be what the check expects.
  if (error !== undefined)
    return `The library cannot evaluate ${code(feature)}: ${error.replace(/[.!]?$/, '.')}`;

  if (isOn === is) return undefined;
  const values = reads.map(({path, value}) => `${code(path)} is ${code(value ?? 'missing')}`);
  const reason = values.join(', ') || 'its expression reads no value';
  return `${code(feature)} is ${isOn ? 'on' : 'off'}: ${reason}.`;
}

function findPrice(pricing: PricingResult, check: Extract<Check, {kind: 'price'}>) {
  const {price, invalid} = pricing.evaluation;
  const problem = findUnknown(pricing, check) ?? invalid;
  if (problem !== undefined || price === check.is) return problem;
  if (price !== undefined) return `The price is ${code(price)}.`;
  return `The price is not a number. In a formula, write ${code('#')} before each variable.`;
}

function findIn(pricing: PricingResult, check: Exclude<Check, {kind: 'accepted'}>) {
  switch (check.kind) {
    case 'value':
    case 'extension':
      return findValue(pricing, check);
    case 'decision':
      return findDecision(pricing, check);
    case 'price':
      return findPrice(pricing, check);
    case 'subscriptions': {
      const {size} = pricing.space;
      return size === check.is ? undefined : `There are ${code(size)}.`;
    }
    default: {
      const {[check.kind]: found} = pricing;
      return found === check.is ? undefined : `It is ${code(found)}.`;
    }
  }
}

/** Found by all checks of a file that the parser rejects, except the first one, which shows its message. */
const REJECTED = '';

/** Compares the result with a check. Returns what was found instead, if the check fails. */
function find({problems, pricing}: Analysis, check: Check): string | undefined {
  const error = problems.find(({severity}) => severity === 'error');
  if (check.kind === 'accepted') return error && `Line ${error.line}: ${error.message}`;
  return pricing ? findIn(pricing, check) : REJECTED;
}

/**
 * Runs the checks of a lesson.
 *
 * @returns for each check that fails, what was found instead; `undefined` for each that passes
 */
export const runChecks = (
  checks: readonly Check[],
  text: string,
  analyze: Analyze,
): Promise<(string | undefined)[]> =>
  Promise.all(
    checks.map(async (check) => {
      const {after} = check;
      if (after && !text.includes(after.replace))
        return `The file does not contain ${code(after.replace)}.`;

      const {plan, addOns = [], user: userContext = {}} = check as Partial<Subscriber>;
      const edited = after ? text.replace(after.replace, () => after.with) : text;
      const analysis = await analyze(edited, {plan, addOns, userContext});
      return analysis ? find(analysis, check) : 'The file could not be checked.';
    }),
  );
