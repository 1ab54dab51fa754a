import {load} from 'js-yaml';
import {edited, readSample} from '@pricing4saas/pricing2yaml/testing';
import type {KeyPath} from '@pricing4saas/pricing2yaml/places/data';
import {findHints} from './hints';
import {readPricing} from './library';

/** The hints as lines of text: place, kind, message. */
function hintsOf(text: string): readonly string[] {
  const reading = readPricing(load(text));
  if ('message' in reading) throw new Error(reading.message);
  const rangeOf = (place: KeyPath) => ({at: place.join('.')}) as never;
  return findHints(reading, rangeOf).map((hint) => {
    const {at} = hint as unknown as {at: string};
    return `${at} ${hint.kind}: ${hint.message}`;
  });
}

it.each(['1.0', '1.1', '2.0', '2.1', '3.0'])('a good file in syntax %s has no hints', (version) => {
  expect(hintsOf(readSample(version))).toEqual([]);
});

it.each([
  [
    'features.calendarSync unused-feature: No plan and no add-on includes calendarSync.',
    edited(
      [/calendarSync:\n +value: true/, 'helpDesk: {value: 24h}'],
      [/ +helpDesk:\n +value: 24h\n/, ''],
      [/calendarSync:\n +value: true/, 'calendarSync: {value: false}'],
    ),
  ],
  [
    'usageLimits.maxNotes unused-limit: No expression reads maxNotes, so no library enforces this limit.',
    edited([/(xpression: ).*maxNotes.*/, '$1true'], [/(xpression: ).*maxNotes.*/, '$1true']),
  ],
  [
    'plans.TEAM falling-limit: TEAM costs more than STUDIO, but maxNotes is 1,000 instead of 2,000.',
    edited(['value: 20000', 'value: 1000']),
  ],
  [
    'plans.TEAM falling-limit: TEAM costs more than STUDIO, but maxNotes is 20,000 instead of no limit.',
    edited(['value: 2000\n', 'value: .inf\n']),
  ],
  [
    'plans.TEAM lost-feature: TEAM costs more than STUDIO, but does not include pdfExport.',
    edited([/(TEAM:[^]*?pdfExport:\s+value:) true/, '$1 false']),
  ],
  [
    'plans.SOLO equal-plans: SOLO has the same features and limits as STARTER.',
    edited(['addOns:', '  SOLO:\n    price: 20\n    unit: other\n    features: null\naddOns:']),
  ],
  [
    'addOns.summaryBoost unsellable-add-on: No customer can buy summaryBoost, because no plan has it together with the add-ons that it requires.',
    edited([/(summaryBoost:[^]*?availableFor:\n +- )STUDIO/, '$1TEAM']),
  ],
  [
    'addOns.noteVault unsellable-add-on: No customer can buy noteVault, because it requires add-ons that exclude each other.',
    edited(['excludes:\n      - notePack', 'excludes: [notePack]\n    dependsOn: [notePack]']),
  ],
  [
    'features.pdfExport constant-expression: The expression of pdfExport is false in all plans, but a plan includes the feature.',
    edited([
      /(pdfExport:[^]*?serverExpression: ).*/,
      "$1planContext['features']['pdfExport'] == 'on'",
    ]),
  ],
  [
    'features.pdfExport constant-expression: The expression of pdfExport is true in all plans, but a plan does not include the feature.',
    edited([/(pdfExport:[^]*?serverExpression: ).*/, '$1true']),
  ],
  [
    'features.pdfExport missing-expression: pdfExport has no expression, unlike other features. Pricing4Java then creates no pricing token for any user.',
    edited([/( pdfExport:[^]*?) +expression: .*\n +serverExpression: .*\n/, '$1']),
  ],
  [
    'usageLimits.maxSummaries unit-spelling: The units "Notes" and "note" differ only in spelling.',
    edited(['unit: summary/month', 'unit: Notes']),
  ],
])('%s', (expected, text) => {
  expect(hintsOf(text)).toEqual([expected]);
});

describe('no hint', () => {
  it.each([
    ['a delay', edited(['unit: note\n', 'unit: min\n'], ['value: 20000', 'value: 1000'])],
    ['a rate', edited(['value: 20000', 'value: 0.5'])],
    [
      'a limit that counts what is sold',
      edited([/user\/month/g, 'note/month'], ['value: 20000', 'value: 1000']),
    ],
    ['another unit', edited([/(14.0\n +unit: )user/, '$1team'], ['value: 20000', 'value: 1000'])],
    ['a price that is text', edited(['price: 14.0', 'price: Ask'], ['value: 20000', 'value: 1'])],
    ['no expression at all', edited([/ +(?:serverE|e)xpression: .*\n/g, ''])],
    ['the user', edited([/(pdfExport:[^]*?serverExpression: ).*/, "$1userContext['a']"])],
  ])('is about %s', (_, text) => {
    expect(hintsOf(text)).toEqual([]);
  });
});
