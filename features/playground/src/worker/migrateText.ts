/** Migrates the text of a pricing, with its comments, and compares the result with the library's. */
import {dump, load} from 'js-yaml';
import {entriesOf, own} from '@pricing4saas/pricing2yaml/places/data';
import type {Migration} from '../types';
import {readInput} from './input';
import {updateWithLibrary, writeWithLibrary} from './library';
import {editText, type TextEditor} from './textEdits';

type Mapping = Readonly<Record<string, unknown>>;
type Step = (editor: TextEditor, data: Mapping) => void;

const VERSIONS = ['1.0', '1.1', '2.0', '2.1'] as const;

const pad = (value: unknown): string => String(value).padStart(2, '0');

/** From `day`, `month` and `year` to `createdAt`. */
function toVersion11(editor: TextEditor, data: Mapping): void {
  editor.setValue(['version'], '1.1');
  // Date.UTC accepts 31 April as 1 May, as the library does.
  const [year, month, day] = ['year', 'month', 'day'].map((key) => Number(own(data, key)));
  const date = new Date(Date.UTC(year!, month! - 1, day));
  const written = `${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`;
  editor.remove(['createdAt']);
  editor.insertBefore(['day'], 'createdAt', `"${date.getUTCFullYear()}-${written}"`);
  for (const key of ['day', 'month', 'year']) editor.remove([key]);
}

/** Factors of the billing periods; the first plan with both prices determines that of a year. */
function billingOf(data: Mapping): Mapping {
  const billing: {monthly?: number; annual?: number} = {};
  for (const [, plan] of entriesOf(own(data, 'plans'))) {
    const [monthly, annual] = [own(plan, 'monthlyPrice'), own(plan, 'annualPrice')];
    if (typeof monthly === 'number' && typeof annual === 'number' && monthly && annual) {
      billing.monthly ??= 1;
      billing.annual ??= annual > monthly ? annual / (monthly * 12) : annual / monthly;
    } else {
      billing[(monthly ?? null) === null ? 'annual' : 'monthly'] ??= 1;
    }
  }
  for (const [, addOn] of entriesOf(own(data, 'addOns'))) {
    if ((own(addOn, 'price') ?? null) !== null) continue;
    billing[(own(addOn, 'monthlyPrice') ?? null) === null ? 'annual' : 'monthly'] ??= 1;
  }
  return billing;
}

/** From two prices to one price and `billing`. */
function toVersion20(editor: TextEditor, data: Mapping): void {
  editor.setValue(['version'], '2.0');
  for (const block of ['plans', 'addOns']) {
    for (const [name, offer] of entriesOf(own(data, block))) {
      const isKept = block === 'addOns' && (own(offer, 'price') ?? null) !== null;
      if (isKept) continue;
      const isMonthly = (own(offer, 'monthlyPrice') ?? null) !== null;
      const [kept, removed] = isMonthly
        ? ['monthlyPrice', 'annualPrice']
        : ['annualPrice', 'monthlyPrice'];
      editor.remove([block, name, 'price']);
      editor.rename([block, name, kept], 'price');
      editor.remove([block, name, removed]);
    }
  }
  const billing = billingOf(data);
  const hasPlans = (own(data, 'plans') ?? null) !== null;
  if (hasPlans || Object.keys(billing).length > 0) {
    editor.remove(['billing']);
    const places = ['hasAnnualPayment', 'features', 'usageLimits', 'plans', 'addOns'];
    const place = places.find((key) => Object.hasOwn(data, key))!;
    editor.insertBefore([place], 'billing', billing);
  }
  editor.remove(['hasAnnualPayment']);
}

/** The label that the updater writes: the date of `createdAt`, without leading zeros. */
function labelOf(createdAt: unknown): string {
  const date = new Date(createdAt as string);
  if (Number.isNaN(date.getTime())) return 'latest';
  const isDate = createdAt instanceof Date || /^\d{4}-\d\d-\d\d$/.test(String(createdAt));
  // A date without a time is the same everywhere. The library converts it to the local time.
  return isDate
    ? `${date.getUTCFullYear()}-${date.getUTCMonth() + 1}-${date.getUTCDate()}`
    : `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
}

/** From `version` to `syntaxVersion` and a label. */
function toVersion21(editor: TextEditor, data: Mapping): void {
  editor.insertBefore(['version'], 'syntaxVersion', '"2.1"');
  editor.setValue(['version'], labelOf(own(data, 'createdAt')));
}

const STEPS: Readonly<Record<string, Step>> = {
  '1.1': toVersion11,
  '2.0': toVersion20,
  '2.1': toVersion21,
};

/** Fields that the library computes in the local time zone. */
const LOCAL_FIELDS = ['createdAt', 'version'] as const;

/** The same text for equal values, whatever the order of their keys. */
const canonical = (value: unknown): string =>
  dump(value, {sortKeys: true, noRefs: true, skipInvalid: true});

/** Plans or add-ons by name. The updaters turn the mapping into a list. */
function byName(offers: unknown): unknown {
  if (offers === null || typeof offers !== 'object') return offers;
  return Object.fromEntries(
    Object.entries(offers as Readonly<Record<string, Mapping | null>>).map(([key, offer]) => {
      const {name = key, ...rest} = offer ?? {};
      return [String(name), rest];
    }),
  );
}

const withoutLocalFields = ({plans, addOns, ...data}: Mapping): string => {
  const offers = {plans: byName(plans), addOns: byName(addOns)};
  return canonical({...data, ...offers, createdAt: undefined, version: undefined});
};

/** Days since 1970 of a date such as `2025-3-1`; NaN for anything else. */
function dayOf(value: unknown): number {
  const parts = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(String(value));
  return parts ? Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])) / 864e5 : NaN;
}

/**
 * Compares our migration with that of the library.
 *
 * @returns undefined if they differ, else the fields that differ only by the time zone
 */
function compare(ours: Mapping, theirs: Mapping): readonly string[] | undefined {
  if (withoutLocalFields(ours) !== withoutLocalFields(theirs)) return undefined;
  const shifted: string[] = [];
  for (const field of LOCAL_FIELDS) {
    const [a, b] = [own(ours, field), own(theirs, field)];
    if (canonical(a) === canonical(b)) continue;
    if (!(Math.abs(dayOf(a) - dayOf(b)) <= 1)) return undefined;
    shifted.push(`${field} ${String(b)} instead of ${String(a)}`);
  }
  return shifted;
}

function migrateText(text: string, from: string, to: string): string {
  const steps = VERSIONS.filter((version) => version > from && version <= to);
  return steps.reduce(
    (current, version) =>
      editText(current, (editor) => STEPS[version]!(editor, load(current) as Mapping)),
    text,
  );
}

function tryTo<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/**
 * Migrates a file to each later version up to 2.1. The text is shown only if its data equal those of the
 * library.
 *
 * @returns empty if the text cannot be read, or if it is in 2.1 or later
 */
export function migrate(text: string): readonly Migration[] {
  const {data, version, isVersionDeclared} = readInput(text);
  const start = VERSIONS.findIndex((candidate) => candidate === version);
  if (data === undefined || !isVersionDeclared || start === -1) return [];
  return VERSIONS.slice(start + 1).map((to): Migration => {
    const migration = {from: VERSIONS[start]!, to, text: undefined, libraryText: undefined};
    const updated = updateWithLibrary(data, to);
    if ('message' in updated) return {...migration, problem: updated.message};
    const libraryText = tryTo(() => writeWithLibrary(structuredClone(updated.data)));
    // Unusual YAML can make an edit fail, for example a price that a merge key adds.
    const edited = tryTo(() => migrateText(text, migration.from, to));
    const ours = edited === undefined ? undefined : (tryTo(() => load(edited)) as Mapping);
    const shifted = ours && tryTo(() => compare(ours, updated.data as Mapping));
    if (!shifted) {
      const problem =
        'The playground cannot migrate this file without losing comments, because its result would ' +
        'differ from the library’s result. Use the library’s text, or edit the file manually.';
      return {...migration, libraryText, problem};
    }
    const note =
      shifted.length > 0
        ? `In your time zone, the pricing4ts updater writes ${shifted.join(' and ')}.`
        : undefined;
    return {...migration, text: edited, libraryText, problem: undefined, ...(note && {note})};
  });
}
