import {dump, load} from 'js-yaml';
import {describeChange} from '@pricing4saas/pricing2yaml/corpus/change';
import {readCorpus} from '@pricing4saas/pricing2yaml/corpus/corpus';
import {
  EARLIER_VERSIONS,
  inEarlierVersion,
} from '@pricing4saas/pricing2yaml/corpus/earlierVersions';
import {interpretSchema} from '@pricing4saas/pricing2yaml/schema/interpret';
import {updateWithLibrary} from './library';
import {migrate} from './migrateText';
import {readSchema} from '@pricing4saas/pricing2yaml/schema/published';
import {readSample} from '@pricing4saas/pricing2yaml/testing';
import {readFixture} from './testing';

vi.mock('./library', {spy: true});

// The updaters warn about prices.
beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue());

const migrated = (text: string, to = '2.1') =>
  migrate(text).find((migration) => migration.to === to);

/** A small pricing in 1.0 with everything that an editor of text can break. */
const OLD = readFixture('edited-1.0');

const NEW = readFixture('edited-2.1');

describe('migrate', () => {
  it.each([
    ['1.0', ['1.1', '2.0', '2.1']],
    ['1.1', ['2.0', '2.1']],
    ['2.0', ['2.1']],
    ['2.1', []],
    ['3.0', []],
  ])('migrates the %s sample to each later version', (from, expected) => {
    const text = readSample(from);
    const found = migrate(text);
    expect(found.map(({to}) => to)).toEqual(expected);
    for (const migration of found) {
      expect(migration).toMatchObject({from, problem: undefined});
      expect(interpretSchema(readSchema(migration.to as '2.1'))(load(migration.text!))).toEqual([]);
      expect(migration.libraryText).toContain('saasName: NoteHarbor');
      // The change is small: the lines of versions, dates and prices.
      expect(describeChange(text, migration.text!).split('\n').length).toBeLessThan(40);
    }
  });
  it('keeps comments, order and quotes', () => {
    expect(migrated(OLD)).toMatchObject({problem: undefined});
    expect(migrated(OLD)!.text).toBe(NEW);
  });
  it('computes the factor of a year as the library does', () => {
    const text = OLD.replace(
      '{monthlyPrice: 0, annualPrice: 0, ',
      '{monthlyPrice: 10, annualPrice: 96, ',
    );
    expect((load(migrated(text, '2.0')!.text!) as {billing: unknown}).billing).toEqual({
      monthly: 1,
      annual: 0.8,
    });
  });
  it('migrates the corpus like the library, or says why not', () => {
    const problems: string[] = [];
    let count = 0;
    for (const [index, {id, yaml}] of readCorpus()
      .filter(({group}) => group === '2.1')
      .entries()) {
      const data = load(yaml) as Record<string, unknown>;
      if (data === null || typeof data !== 'object') continue;
      const version = EARLIER_VERSIONS[index % EARLIER_VERSIONS.length]!;
      const old = dump(inEarlierVersion(data, version));
      for (const {to, text, problem, note} of migrate(old)) {
        count += 1;
        expect(text === undefined, `${id} ${version}`).toBe(problem !== undefined);
        expect(note).toBeUndefined();
        if (problem?.startsWith('The playground')) problems.push(`${id} ${version} ${to}`);
      }
    }
    expect(count).toBeGreaterThan(400);
    expect(problems).toEqual([]);
  });
  it('migrates plans that are lists, aliases or merged, JSON, and files without a line break', () => {
    const list = OLD.replace(
      /plans:[\s\S]*/,
      'plans:\n- name: ONE\n  monthlyPrice: 1\n  features: null',
    );
    expect(load(migrated(list)!.text!)).toMatchObject({plans: [{name: 'ONE', price: 1}]});
    const alias = OLD.replace('TEAM:', 'SAME: &same\n    monthlyPrice: 3\n  OTHER: *same\n  TEAM:');
    expect(load(migrated(alias)!.text!)).toMatchObject({plans: {OTHER: {price: 3}}});
    const merged = OLD.replace('STUDIO:', 'STUDIO: &base').replace(
      'TEAM:',
      'BIG: {<<: *base}\n  TEAM:',
    );
    expect(load(migrated(merged)!.text!)).toMatchObject({plans: {BIG: {price: 8}}});
    const json = JSON.stringify(load(readSample('1.0')), undefined, 2);
    expect(JSON.parse(migrated(json)!.text!)).toMatchObject({
      syntaxVersion: '2.1',
      plans: {STUDIO: {price: 8}},
    });
  });
  it('shows the words of the library if it cannot migrate', () => {
    expect(migrated(OLD.replace('day: 1 ', 'day: first'))).toMatchObject({
      text: undefined,
      problem: expect.stringContaining('day field must be an integer') as string,
    });
  });
  it('does not show text whose data are not those of the library', () => {
    const {data} = updateWithLibrary(load(OLD), '1.1') as {data: object};
    for (const change of [{saasName: 'Other'}, {createdAt: '2024-01-01'}, {plans: []}]) {
      vi.mocked(updateWithLibrary).mockReturnValueOnce({data: {...data, ...change}});
      expect(migrate(OLD)[0]).toMatchObject({
        text: undefined,
        problem: expect.stringContaining('cannot migrate this file without losing comments'),
      });
    }
  });
  it.each([
    ['Europe/Madrid', '1.0', 'createdAt 2025-02-28 instead of 2025-03-01'],
    ['America/New_York', '2.0', 'version 2025-2-28 instead of 2025-3-1'],
    ['UTC', '1.0', undefined],
  ])('keeps the date in %s', (zone, from, note) => {
    vi.stubEnv('TZ', zone);
    const {text, note: found} = migrated(readSample(from))!;
    expect(load(text!)).toMatchObject({createdAt: '2025-03-01', version: '2025-3-1'});
    if (note === undefined) expect(found).toBeUndefined();
    else expect(found).toContain(note);
  });
  it('returns nothing for text that cannot be read', () => {
    for (const text of ['', 'a: [', 'version: 1.0', 'version: "7.7"'])
      expect(migrate(text)).toEqual([]);
  });
});
