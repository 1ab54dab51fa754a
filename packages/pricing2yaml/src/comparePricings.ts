/**
 * What the change of a pricing means for its customers. This module imports nothing, because the site also serves it as
 * `/compare-pricings.mjs`, which readers copy into their repositories.
 */

/** A feature or a usage limit of the whole pricing, a plan or an add-on. */
interface Entry {
  readonly name: string;
  readonly description?: unknown;
  readonly value?: unknown;
  readonly defaultValue?: unknown;
  readonly unit?: string;
  readonly expression?: unknown;
  readonly serverExpression?: unknown;
}

type Entries = Readonly<Record<string, Entry>>;

/** A plan or an add-on. */
interface Offer {
  readonly name: string;
  readonly price: number | string;
  readonly unit?: string;
  readonly private?: boolean;
  readonly features?: Entries;
  readonly usageLimits?: Entries;
  readonly usageLimitsExtensions?: Entries;
  readonly availableFor?: unknown;
  readonly dependsOn?: unknown;
  readonly excludes?: unknown;
}

/** The part of a pricing that is compared, as Pricing4TS reads it. */
export interface ComparedPricing {
  readonly saasName: string;
  readonly currency: string;
  readonly billing?: Readonly<Record<string, number>>;
  readonly features: Entries;
  readonly usageLimits?: Entries;
  readonly plans?: Readonly<Record<string, Offer>>;
  readonly addOns?: Readonly<Record<string, Offer>>;
}

/** What a change means for customers. `change`: neither a gain nor a loss, or unknown. */
export type Effect =
  'added' | 'removed' | 'renamed' | 'gain' | 'loss' | 'pay more' | 'pay less' | 'change';

/** A value that differs. */
export interface Change {
  readonly kind: 'name' | 'price' | 'feature' | 'limit' | 'setting';
  /** Name of the feature or limit, or a label. */
  readonly item: string;
  /** Empty if there was no value. */
  readonly before: string;
  readonly after: string;
  readonly effect: Effect;
}

/** The changes of a plan, of an add-on, or of the whole pricing. */
export interface ChangeGroup {
  readonly kind: 'plan' | 'addOn' | 'pricing';
  /** The new name, unless the plan or add-on is removed. Empty for the whole pricing. */
  readonly name: string;
  readonly changes: readonly Change[];
}

/** The result of a comparison. */
export interface Comparison {
  /** One sentence about the changes that matter most, after another one if the products differ. */
  readonly summary: string;
  /** Only groups with changes. */
  readonly groups: readonly ChangeGroup[];
}

/** What both pricings have, or only one of them. */
interface Pair<T> {
  readonly before: T | undefined;
  readonly after: T | undefined;
}

/** Pricing4TS replaces `.inf` with this number. */
const UNLIMITED = 100_000_000;

/** A renamed plan keeps this share of its values, and has at least this many. */
const KEPT_SHARE = 0.8;
const MIN_VALUES = 4;

function show(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') {
    return value >= UNLIMITED
      ? 'unlimited'
      : value.toLocaleString('en', {maximumFractionDigits: 9});
  }
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}

function listOf<T>(record: Readonly<Record<string, T>> | undefined): readonly T[] {
  return Object.values(record ?? {});
}

/** Pairs by name. A removed and an added item are a pair if they match each other and nothing else. */
function pair<T extends {readonly name: string}>(
  before: readonly T[],
  after: readonly T[],
  isRenamed: (was: T, is: T) => boolean,
): readonly Pair<T>[] {
  const names = (items: readonly T[]) => new Set(items.map(({name}) => name));
  const removed = before.filter(({name}) => !names(after).has(name));
  const added = after.filter(({name}) => !names(before).has(name));
  const renamed = new Map<T, T>();
  for (const was of removed) {
    const [is, other] = added.filter((item) => isRenamed(was, item));
    if (is && !other && removed.filter((item) => isRenamed(item, is)).length === 1)
      renamed.set(was, is);
  }
  const isNew = (item: T) => added.includes(item) && ![...renamed.values()].includes(item);
  return [
    ...before.map((was) => ({
      before: was,
      after: renamed.get(was) ?? after.find(({name}) => name === was.name),
    })),
    ...after.filter(isNew).map((is) => ({before: undefined, after: is})),
  ];
}

const GROUPS = ['features', 'usageLimits', 'usageLimitsExtensions'] as const;
type Group = (typeof GROUPS)[number];

const GROUP_LABELS: Readonly<Record<Group, string>> = {
  features: 'features',
  usageLimits: 'limits',
  usageLimitsExtensions: 'extensions of limits',
};

const LISTS = [
  ['availableFor', 'available for'],
  ['dependsOn', 'requires'],
  ['excludes', 'excludes'],
] as const;

function valueIn(offer: Pick<Offer, Group>, group: Group, name: string | undefined): unknown {
  const entry = listOf(offer[group]).find((each) => each.name === name);
  return entry?.value ?? entry?.defaultValue;
}

function isSame(was: unknown, is: unknown): boolean {
  return typeof was === typeof is && show(was) === show(is);
}

/** Whether the entries that both offers have are equal, as a list. */
function agreements(was: Offer, is: Offer): readonly boolean[] {
  return GROUPS.flatMap((group) =>
    listOf(was[group])
      .filter(({name}) => listOf(is[group]).some((entry) => entry.name === name))
      .map(({name}) => isSame(valueIn(was, group, name), valueIn(is, group, name))),
  );
}

/** Plans with a different kind of price, such as "Contact us", are different plans. */
function isRenamedPlan(was: Offer, is: Offer): boolean {
  const equal = agreements(was, is);
  return (
    typeof was.price === typeof is.price &&
    equal.length >= MIN_VALUES &&
    equal.filter(Boolean).length >= equal.length * KEPT_SHARE
  );
}

/** Add-ons have few values, so that all must be equal. */
function isRenamedAddOn(was: Offer, is: Offer): boolean {
  const equal = agreements(was, is);
  const sizes = [was, is].map((offer) => GROUPS.flatMap((group) => listOf(offer[group])).length);
  return (
    was.price === is.price &&
    was.unit === is.unit &&
    equal.length > 0 &&
    sizes.every((size) => size === equal.length) &&
    equal.every(Boolean)
  );
}

function camelWords(name: string): readonly string[] {
  const words = name.split(/[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u);
  return words.map((word) => word.toLowerCase().replace(/s$/, ''));
}

/** Entries with equal values in all plans and add-ons, and with similar names. */
function isRenamedEntry(was: Entry, is: Entry, group: Group, offers: readonly Pair<Offer>[]) {
  const [old, now] = [camelWords(was.name), camelWords(is.name)];
  const common = old.filter((word) => now.includes(word)).length;
  const isDescribedAlike = was.description !== undefined && was.description === is.description;
  return (
    (common > Math.max(old.length, now.length) / 2 || (common > 0 && isDescribedAlike)) &&
    offers.every(
      ({before, after}) =>
        !before ||
        !after ||
        isSame(valueIn(before, group, was.name), valueIn(after, group, is.name)),
    )
  );
}

/** The effect of a value. Lists gain and lose items, numbers and booleans rise and fall. */
function effectOf(was: unknown, is: unknown, isFeature: boolean): Effect {
  if (was === undefined || is === undefined)
    return isFeature ? (was === undefined ? 'gain' : 'loss') : 'change';

  if (Array.isArray(was) && Array.isArray(is)) {
    const loses = was.some((item) => !is.includes(item));
    const gains = is.some((item) => !was.includes(item));
    return loses === gains ? 'change' : loses ? 'loss' : 'gain';
  }
  return typeof was === typeof is && typeof was !== 'string'
    ? (is as number) > (was as number)
      ? 'gain'
      : 'loss'
    : 'change';
}

/** The changes of the features or limits of a plan or an add-on. */
function entryChanges(
  {before, after}: Pair<Pick<Offer, Group>>,
  group: Group,
  entries: readonly Pair<Entry>[],
): readonly Change[] {
  const isFeature = group === 'features';
  const isExtension = group === 'usageLimitsExtensions';
  const text = (value: unknown) =>
    value === undefined ? '' : isExtension ? `+${show(value)}` : show(value);
  // A plan without a feature is like one that switches it off.
  const isMissing = (value: unknown) => value === undefined || (isFeature && !value);
  return entries.flatMap(({before: old, after: now}): Change[] => {
    const was = before && valueIn(before, group, old?.name);
    const is = after && valueIn(after, group, now?.name);
    if (isSame(was, is) || (isMissing(was) && isMissing(is))) return [];
    const kind = isFeature ? 'feature' : 'limit';
    const effect = effectOf(was, is, isFeature || isExtension);
    return [{kind, item: (now ?? old)!.name, before: text(was), after: text(is), effect}];
  });
}

/** The change of a setting, if there is one. */
function setting(
  item: string,
  was: unknown,
  is: unknown,
  effect: Effect = 'change',
): readonly Change[] {
  const [before, after] = [show(was), show(is)];
  return before === after ? [] : [{kind: 'setting', item, before, after, effect}];
}

/** Whether something was added, removed or renamed. */
function nameChange(item: string, {before, after}: Pair<{readonly name: string}>) {
  const effect = !before ? 'added' : !after ? 'removed' : 'renamed';
  return before?.name === after?.name
    ? []
    : [{kind: 'name', item, before: before?.name ?? '', after: after?.name ?? '', effect} as const];
}

function priceChange({before, after}: Pair<Offer>, currencies: Pair<string>): readonly Change[] {
  const text = (offer: Offer | undefined, currency = '') =>
    !offer
      ? ''
      : typeof offer.price === 'number'
        ? [`${show(offer.price)} ${currency}`, offer.unit].filter(Boolean).join(', ')
        : offer.price;
  const [was, is] = [text(before, currencies.before), text(after, currencies.after)];
  if (was === is) return [];
  const isComparable =
    typeof before?.price === 'number' &&
    typeof after?.price === 'number' &&
    before.unit === after.unit &&
    currencies.before === currencies.after;
  const effect = !isComparable ? 'change' : after.price > before.price ? 'pay more' : 'pay less';
  return [{kind: 'price', item: 'price', before: was, after: is, effect}];
}

/** "3 features", or "features" without a number. */
function counted(count: number | undefined, noun: string): string {
  return `${count ?? ''} ${noun}${count === 1 ? '' : 's'}`.trim();
}

/** What the summary says about the customers of one or of several plans. */
const CONSEQUENCES: readonly [Effect, Change['kind'], (count?: number) => string][] = [
  ['loss', 'feature', (count) => `lose ${counted(count, 'feature')}`],
  ['loss', 'limit', (count) => `have ${counted(count, 'lower limit')}`],
  ['pay more', 'price', () => 'pay more'],
  ['gain', 'feature', (count) => `gain ${counted(count, 'feature')}`],
  ['gain', 'limit', (count) => `have ${counted(count, 'higher limit')}`],
  ['pay less', 'price', () => 'pay less'],
];

const MAX_CONSEQUENCES = 3;

const NAME_EFFECTS: readonly [Effect, (name: string, before: string) => string][] = [
  ['added', (name) => `${name} is added`],
  ['removed', (name) => `${name} is removed`],
  ['renamed', (name, before) => `${before} is renamed to ${name}`],
];

function summarize(groups: readonly ChangeGroup[], plans: readonly Pair<Offer>[]): string {
  const planCount = plans.filter(({before}) => before).length;
  const hasBoth = planCount > 0 && plans.some(({after}) => after);
  if (hasBoth && !plans.some(({before, after}) => before && after))
    return 'The pricings have no plan in common.';

  const of = (wanted: ChangeGroup['kind']) => groups.filter(({kind}) => kind === wanted);
  const plansWith = (effect: Effect, kind: Change['kind']) =>
    of('plan').flatMap(({name, changes}) => {
      const found = changes.filter((each) => each.effect === effect && each.kind === kind);
      return found.length > 0 ? [{name, before: found[0]!.before, count: found.length}] : [];
    });
  const named = NAME_EFFECTS.flatMap(([effect, describe]) => {
    const [plan, ...others] = plansWith(effect, 'name');
    if (!plan) return [];
    return others.length > 0
      ? `${others.length + 1} plans are ${effect}`
      : describe(plan.name, plan.before);
  });
  // What the same plans lose, pay and gain is one part of the sentence.
  const consequences = new Map<string, string[]>();
  for (const [effect, kind, describe] of CONSEQUENCES) {
    const plans = plansWith(effect, kind);
    const [plan] = plans;
    if (!plan) continue;
    const names = plans.map(({name}) => name).join('\n');
    const who = plans.length > 1 ? `customers of ${plans.length} plans` : `${plan.name} customers`;
    const does = describe(plans.length > 1 ? undefined : plan.count);
    consequences.set(names, [...(consequences.get(names) ?? [who]), does]);
  }
  const number = (count: number, what: string) =>
    count === 0 ? [] : [`${what} ${count === 1 ? 'changes' : 'change'}`];
  const changed = of('plan').length - plansWith('added', 'name').length;
  const addOns = of('addOn').length;
  const settings = of('pricing')
    .flatMap(({changes}) => changes)
    .filter(({kind}) => kind === 'setting').length;
  const text = [
    ...number(changed, `${changed} of ${counted(planCount, 'plan')}`),
    ...named,
    ...[...consequences.values()]
      .slice(0, MAX_CONSEQUENCES)
      .map(([who, ...does]) => `${who} ${new Intl.ListFormat('en').format(does)}`),
    ...number(addOns, counted(addOns, 'add-on')),
    ...number(settings, counted(settings, 'general setting')),
  ].join('; ');
  if (groups.length === 0) return 'The pricings have the same plans, add-ons, prices and values.';
  return text === ''
    ? 'No plan or add-on changes.'
    : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const TITLES = {plan: 'Plan', addOn: 'Add-on', pricing: 'Whole pricing'} as const;

/** Names of a list, sorted. Those before the change are replaced with the new ones. */
function namesIn(value: unknown, newNames: ReadonlyMap<string, string>): readonly string[] {
  return (Array.isArray(value) ? value : [])
    .map((name) => newNames.get(String(name)) ?? String(name))
    .toSorted();
}

/** What an added plan or add-on contains, and what a removed one contained. */
function contents(offer: Offer | undefined, group: Group): readonly string[] {
  const values = listOf(offer?.[group]).map(
    ({name}) => [name, valueIn(offer!, group, name)] as const,
  );
  return group === 'features'
    ? values.flatMap(([name, value]) => (value ? [name] : []))
    : values.map(([name, value]) => `${name} ${show(value)}`);
}

/**
 * Compares two pricings by what changes for customers. Descriptions, tags and the order of entries do not
 * count.
 *
 * - A removed and an added plan are one renamed plan if at least 80 % of their common values are equal. Of
 *   add-ons, all values and the price must be equal. Of features and limits, all values must be equal and the
 *   names similar. Nothing is renamed if there is more than one candidate.
 * - A limit that falls is a loss.
 * - Prices in different currencies or units are neither higher nor lower.
 */
export function comparePricings(before: ComparedPricing, after: ComparedPricing): Comparison {
  const plans = pair(listOf(before.plans), listOf(after.plans), isRenamedPlan);
  const addOns = pair(listOf(before.addOns), listOf(after.addOns), isRenamedAddOn);
  const entriesIn = (group: 'features' | 'usageLimits') =>
    pair(listOf(before[group]), listOf(after[group]), (was, is) =>
      isRenamedEntry(was, is, group, [...plans, ...addOns]),
    );
  const features = entriesIn('features');
  const limits = entriesIn('usageLimits');
  const newNames = new Map(
    [...plans, ...addOns, ...features, ...limits].flatMap(({before: was, after: is}) =>
      was && is ? [[was.name, is.name] as const] : [],
    ),
  );
  const currencyOf = ({currency}: ComparedPricing) => currency.trim().toUpperCase();
  const currencies = {before: currencyOf(before), after: currencyOf(after)};
  const valueChanges = (both: Pair<Pick<Offer, Group>>) =>
    GROUPS.flatMap((group) => entryChanges(both, group, group === 'features' ? features : limits));

  const groupOf = (kind: 'plan' | 'addOn', both: Pair<Offer>): ChangeGroup => {
    const {before: was, after: is} = both;
    const lists = LISTS.flatMap(([key, item]) => {
      const [old, now] = [was, is].map((offer) => namesIn(offer?.[key], newNames));
      const effect = key === 'availableFor' && was && is ? effectOf(old, now, false) : 'change';
      return setting(item, old, now, effect);
    });
    const changes = [
      ...nameChange(TITLES[kind].toLowerCase(), both),
      ...priceChange(both, currencies),
      ...setting('private', was?.private ?? false, is?.private ?? false),
      ...lists,
      ...(was && is
        ? valueChanges(both)
        : GROUPS.flatMap((group) =>
            setting(GROUP_LABELS[group], contents(was, group), contents(is, group)),
          )),
    ];
    return {kind, name: (is ?? was)!.name, changes};
  };
  const renameIn = (expression: unknown) =>
    show(expression).replace(/(?<=(['"]))[^'"]+(?=\1)/g, (name) => newNames.get(name) ?? name);
  const whole = [
    ...setting('product', before.saasName, after.saasName),
    ...setting('currency', currencies.before, currencies.after),
    ...Object.keys({...before.billing, ...after.billing}).flatMap((period) =>
      setting(`${period} billing`, before.billing?.[period], after.billing?.[period]),
    ),
    ...features.flatMap((both) => nameChange('feature', both)),
    ...limits.flatMap((both) => nameChange('usage limit', both)),
    ...[...features, ...limits].flatMap(({before: was, after: is}) =>
      was && is
        ? [
            ...setting(`unit of ${is.name}`, was.unit, is.unit),
            ...(['expression', 'serverExpression'] as const).flatMap((key) =>
              setting(`${key} of ${is.name}`, renameIn(was[key]), renameIn(is[key])),
            ),
          ]
        : [],
    ),
    // With plans, the values of the plans include the defaults.
    ...(plans.length === 0 ? valueChanges({before, after}) : []),
  ];
  const groups = [
    ...plans.map((both) => groupOf('plan', both)),
    ...addOns.map((both) => groupOf('addOn', both)),
    {kind: 'pricing', name: '', changes: whole} satisfies ChangeGroup,
  ].filter(({changes}) => changes.length > 0);
  const summary = summarize(groups, plans);
  const isOther = before.saasName.toLowerCase() !== after.saasName.toLowerCase();
  const products = `${before.saasName} and ${after.saasName} are different products. `;
  return {summary: isOther ? products + summary : summary, groups};
}

/** Heading of a group, such as "Plan STUDIO". */
export function titleOf({kind, name}: ChangeGroup): string {
  return `${TITLES[kind]} ${name}`.trim();
}

/** The comparison as Markdown, for a pull request. */
export function comparisonMarkdown({summary, groups}: Comparison): string {
  const rows = groups.flatMap((group) =>
    group.changes.map(({item, before, after, effect}) =>
      [titleOf(group), item, before, after, effect].map((cell) => cell || '–'),
    ),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replace(/\s+/g, ' ')).join(' | ')} |`;
  const head = ['Where', 'What', 'Before', 'After', 'For customers'];
  return rows.length === 0
    ? summary
    : [summary, '', ...[head, head.map(() => '---'), ...rows].map(line)].join('\n');
}
