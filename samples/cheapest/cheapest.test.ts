import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readText, root} from '../../lib/root';
import {scriptRunner, temporaryFolder, writeIn} from '../../lib/testing';
import {parseFences} from '../../markdown/fences';
import {LATEST_LABEL} from '../../site/versions';

const PAGE = 'docs/api/Pricing4TS/analysis.md';
const noteHarbor = readText('samples/pricing/noteharbor-2.1.yml');
const needs = JSON.parse(readText('samples/cheapest/needs.json'))['noteharbor.yml'];

const folder = temporaryFolder();
const run = scriptRunner([path.join(root, 'samples/cheapest/cheapest.mjs')]);

/** Output for files with their needs. */
function cheapest(files: Readonly<Record<string, readonly [pricing: string, needs: object]>>): string {
  const entries = Object.entries(files);
  writeIn(folder, {
    ...Object.fromEntries(entries.map(([name, [pricing]]) => [name, pricing])),
    'needs.json': JSON.stringify(Object.fromEntries(entries.map(([name, [, of]]) => [name, of]))),
  });
  const {stdout, stderr} = run(folder, ['needs.json']);
  expect(stderr).toBe('');
  return stdout;
}

const cheapestIn = (pricing: string, changed = {}) =>
  cheapest({'noteharbor.yml': [pricing, {...needs, ...changed}]}).trim();

const replaced = (before: string, after: string) => {
  expect(noteHarbor).toContain(before);
  return noteHarbor.replace(before, after);
};

describe('the script for the cheapest subscription', () => {
  it('prints what the page shows', () => {
    const fences = parseFences(PAGE, readText(PAGE), LATEST_LABEL);
    const output = fences.find(({code}) => code.startsWith('noteharbor.yml: '))!.code;
    expect(cheapestIn(noteHarbor)).toBe(output);
  });

  it('adds extensions, and lets add-ons replace the values of the plan', () => {
    expect(cheapestIn(noteHarbor, {features: [], limits: {maxNotes: 2500}})).toBe(
      'noteharbor.yml: STUDIO, notePack for 10 EUR',
    );
    expect(cheapestIn(noteHarbor, {features: ['aiSummaries'], limits: {}})).toBe(
      'noteharbor.yml: STUDIO, summaries for 12 EUR',
    );
  });

  it('combines only what may be combined', () => {
    const withoutExclusion = replaced('    excludes:\n      - notePack\n', '');
    expect(cheapestIn(noteHarbor, {features: [], limits: {maxNotes: 50_500}})).toBe(
      'noteharbor.yml: nothing meets the needs',
    );
    expect(cheapestIn(withoutExclusion, {features: [], limits: {maxNotes: 50_500}})).toBe(
      'noteharbor.yml: STUDIO, notePack, noteVault for 15 EUR',
    );
    expect(cheapestIn(noteHarbor, {features: [], limits: {maxNotes: 1, maxSummaries: 300}})).toBe(
      'noteharbor.yml: TEAM for 14 EUR',
    );
  });

  it('names what a file does not contain', () => {
    expect(cheapestIn(noteHarbor, {features: ['pdfExport', 'print'], limits: {maxNotes: 1, pages: 1}})).toBe(
      'noteharbor.yml: the file does not contain print, pages',
    );
  });

  it.each([
    ['prices that are not numbers', 'price: 5.0', 'price: Contact us'],
    ['other units', 'price: 5.0\n    unit: user/month', 'price: 5.0\n    unit: month'],
    ['private offers', 'price: 5.0', 'private: true\n    price: 5.0'],
  ])('ignores %s', (_what, before, after) => {
    expect(cheapestIn(replaced(before, after))).toBe('noteharbor.yml: nothing meets the needs');
  });

  it('combines the add-ons of a pricing without plans', () => {
    const [start, addOns] = noteHarbor.replace(/ {4}availableFor:\n(?: {6}- \w+\n)+/g, '').split(/^plans:[^]*(?=^addOns:)/m);
    expect(cheapestIn(`${start}${addOns}`, {features: ['aiSummaries']})).toBe(
      'noteharbor.yml: noteVault, summaries for 9 EUR',
    );
    expect(cheapestIn(`${start}${addOns}`, {features: [], limits: {maxNotes: 1}})).toBe(
      'noteharbor.yml: notePack for 2 EUR',
    );
  });

  it('reads several files, each with its own names', () => {
    const other = noteHarbor.replaceAll('pdfExport', 'download').replaceAll('EUR', 'USD');
    expect(
      cheapest({
        'noteharbor.yml': [noteHarbor, needs],
        'other.yml': [other, {...needs, features: ['download']}],
      }),
    ).toBe(
      'noteharbor.yml: STUDIO, noteVault, summaries for 17 EUR\nother.yml: STUDIO, noteVault for 13 USD\n',
    );
  });
});
