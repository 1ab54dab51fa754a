/** Reads from a message of pricing4ts where in the file the problem is. */
import {at, entriesOf, own} from './data';

/** The block of an entry, by its name in messages. */
const BLOCKS: Readonly<Record<string, string>> = {
  feature: 'features',
  'usage limit': 'usageLimits',
  plan: 'plans',
  addon: 'addOns',
};

const ENTRY = /^Error parsing (feature|usage limit|plan|addon) (.+?)\. Error: /;
const OVERRIDE =
  /^Error while parsing the (feature|usage limit) (.+?) of the (?:plan|add-on) .+?\. Error: /;
const UPDATE = /^An error occurred while updating from version .+? Error details: /s;

/** Places of messages that do not name a field, relative to the entry. */
const CAUSES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^The SaaS (?:name )?must/, ['saasName']],
  [/^The currency code /, ['currency']],
  [/ an object of type \{\[key: string\]: number \| string/, ['variables']],
  [/^Error validating tag/, ['tag']],
  [/^renderMode\./, ['render']],
  [/^Error evaluating the price formula/, ['price']],
];

/** The text of a scalar. A mapping may have a key toString, so it is not converted. */
const printed = (value: unknown): string =>
  value !== null && typeof value === 'object' ? '' : String(value);

/** The path of a list item, or of the list if it does not contain the item. */
function itemPath(
  data: unknown,
  list: readonly string[],
  item: string | undefined,
): readonly string[] {
  const found = entriesOf(at(data, list)).find(([, value]) => printed(value) === item);
  return found ? [...list, found[0]] : list;
}

/** The `dependsOn` or `excludes` that names an unknown add-on. */
function addOnPath(data: unknown, name: string): readonly string[] {
  for (const key of ['dependsOn', 'excludes']) {
    for (const [addOn] of entriesOf(own(data, 'addOns'))) {
      const list = ['addOns', addOn, key];
      const found = itemPath(data, list, name);
      if (found.length > list.length) return found;
      // The library reads a string as a list of its characters.
      const value = at(data, list);
      if (typeof value === 'string' && value.includes(name)) return list;
    }
  }
  return ['addOns'];
}

/** Messages of the updaters, which do not name the plan or add-on. */
function updatePath(cause: string, data: unknown): readonly string[] {
  const field = /^(\w+) field (?:is mandatory|must be an integer)/.exec(cause);
  if (field) return [field[1]!];
  const block = /required for each addon/.test(cause) ? 'addOns' : 'plans';
  const isMissing = cause.includes('is required for each');
  const isWrong = ([, entry]: readonly [string, unknown]) => {
    const prices = ['monthlyPrice', 'annualPrice', 'price'].map((key) => own(entry, key) ?? null);
    return isMissing
      ? prices.every((price) => price === null)
      : prices[0] !== null && prices[1] !== null && typeof prices[0] !== typeof prices[1];
  };
  const entry = entriesOf(own(data, block)).find(isWrong);
  return entry ? [block, entry[0]] : [block];
}

/** The key that contains the syntax version of a file. */
export function versionKey(data: unknown): 'syntaxVersion' | 'version' {
  const declared = own(data, 'syntaxVersion') ?? undefined;
  return declared === undefined && own(data, 'version') !== undefined ? 'version' : 'syntaxVersion';
}

function causePath(cause: string, entry: readonly string[], data: unknown): readonly string[] {
  const known = CAUSES.find(([pattern]) => pattern.test(cause));
  if (known) return [...entry, ...known[1]];
  if (/^Payment method value|^Invalid payment method/.test(cause)) {
    const isOverride = entry.length > 2 || own(at(data, entry), 'value') !== undefined;
    const list = [...entry, isOverride ? 'value' : 'defaultValue'];
    return itemPath(data, list, /^Invalid payment method: (.*?)\. Please/s.exec(cause)?.[1]);
  }
  if (cause === 'The tags field must be an array of strings.') {
    const index = entriesOf(own(data, 'tags')).find(([, tag]) => typeof tag !== 'string')?.[0];
    return index === undefined ? ['tags'] : ['tags', index];
  }
  const billing = /^The billing entry for (.+?) must be (either )?/.exec(cause);
  if (billing) return [billing[2] ? 'variables' : 'billing', billing[1]!];
  const invalidUrl = /^The pricingUrls field .*Invalid URL: (.*)$/s.exec(cause);
  if (invalidUrl) return itemPath(data, [...entry, 'pricingUrls'], invalidUrl[1]!);
  const linked = /^The feature (.+), declared as a linked feature/s.exec(cause);
  if (linked) return itemPath(data, [...entry, 'linkedFeatures'], linked[1]!);
  const plan = /^The plan (.+) is not defined in the pricing\.$/s.exec(cause);
  if (plan) return itemPath(data, [...entry, 'availableFor'], plan[1]!);
  const addOn = /^The addon (.+) is not defined in the pricing\.$/s.exec(cause);
  if (addOn) return addOnPath(data, addOn[1]!);
  const field = /^The (\w+) field\b/.exec(cause);
  return field ? [...entry, field[1]!] : entry;
}

/**
 * The place of a problem of pricing4ts 0.9.5, whose messages name it only in prose.
 *
 * @param message message of its parser or of its updaters
 * @param data the parsed YAML, to find names that the message mentions without their place
 * @returns keys of the file; the file may not have the last of them, and empty means the whole file
 */
export function pathOfMessage(message: string, data: unknown): readonly string[] {
  const update = UPDATE.exec(message);
  if (update) return updatePath(message.slice(update[0].length), data);
  if (/^(?:Unsupported|Invalid) version: |^Wow! /.test(message)) return [versionKey(data)];
  const entry = ENTRY.exec(message);
  if (!entry) return causePath(message, [], data);
  const path = [BLOCKS[entry[1]!]!, entry[2]!];
  const inner = message.slice(entry[0].length);
  const override = OVERRIDE.exec(inner);
  if (!override) return causePath(inner, path, data);
  const blocks =
    override[1] === 'feature' ? ['features'] : ['usageLimits', 'usageLimitsExtensions'];
  const name = override[2]!;
  const cause = inner.slice(override[0].length);
  const isAt = (block: string) => own(at(data, [...path, block]), name) !== undefined;
  const candidates = blocks.filter(isAt);
  const received = /Received: (.*)$/s.exec(cause)?.[1];
  const block =
    candidates.find((each) => printed(at(data, [...path, each, name, 'value'])) === received) ??
    candidates[0] ??
    blocks[0]!;
  return causePath(cause, [...path, block, name], data);
}
