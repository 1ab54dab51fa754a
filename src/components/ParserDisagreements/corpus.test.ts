import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {CATALOGUE} from './catalogue';
import {
  changedLines,
  describeDisagreements,
  selectDisagreements,
  summariseCorpus,
  type ConformanceCase,
} from './corpus';
import {DISAGREEMENTS, FIGURES} from './data';

const {cases} = JSON.parse(
  readFileSync(path.resolve('pricing2yaml/corpus/documents.json'), 'utf8'),
) as {cases: ConformanceCase[]};

function document(
  id: string,
  [ts095, ts0104, java]: readonly [string, string, string],
  {yaml = id, group = '2.1'} = {},
): ConformanceCase {
  const observed = {
    'pricing4ts@0.9.5': ts095,
    'pricing4ts@0.10.4': ts0104,
    'Pricing4Java@5.5.2': java,
  };
  return {id, group, case: id, yaml, observed};
}

const small = [
  document('base', ['OK', 'OK', 'OK'], {yaml: 'a: 1\nb: 2\n'}),
  document('ts', ['OK', 'OK', '[VersionException] no'], {yaml: 'a: 1\nb: 3\n'}),
  document('copy', ['OK', 'OK', '[VersionException] no'], {yaml: 'a: 1\nb: 3\n'}),
  document('same', ['wrong', 'wrong', '[VersionException] wrong']),
  document('crash', ['x.trim is not a function', 'no', '[NullPointerException] Cannot invoke "x"']),
  document('new', ['OK', 'wrong', '[VersionException] no'], {group: '3.0'}),
];

describe('summariseCorpus', () => {
  it('counts verdicts, repeated texts and equal messages', () => {
    expect(summariseCorpus(small)).toEqual({
      documents: 6,
      distinct: 5,
      allAccept: 1,
      allReject: 2,
      disagree: 3,
      sameTextInPricing4ts: 1,
      sameTextInBothLanguages: 1,
      runtimeMessages: {
        'pricing4ts@0.9.5': 1,
        'pricing4ts@0.10.4': 0,
        'Pricing4Java@5.5.2': 1,
      },
      syntax30: {
        documents: 1,
        acceptedBy095: 1,
        acceptedBy0104: 0,
        acceptedByJava: 0,
        acceptedBy095Only: 1,
      },
    });
  });
  it('puts every document of the corpus on one side', () => {
    expect(FIGURES.allAccept + FIGURES.allReject + FIGURES.disagree).toBe(cases.length);
  });
});

describe('selectDisagreements', () => {
  it('takes each text once and leaves syntax 3.0 out', () => {
    expect(selectDisagreements(small).map(({id}) => id)).toEqual(['ts']);
  });
});

describe('changedLines', () => {
  it('marks a replaced line', () => {
    expect(changedLines('a: 1\nb: 2\n', 'a: 1\nb: 3\n')).toEqual(['- b: 2', '+ b: 3']);
  });
  it('marks lines added at the end and removed at the start', () => {
    expect(changedLines('a\nb', 'b\nc')).toEqual(['- a', '+ c']);
  });
  it('finds nothing in equal texts', () => {
    expect(changedLines('a\nb\n', 'a\nb')).toEqual([]);
  });
});

describe('describeDisagreements', () => {
  const entry = {theme: 'Plans', title: 'Another price'};
  it('joins the catalogue with the changed lines', () => {
    expect(describeDisagreements(small, {ts: entry})).toEqual([
      {id: 'ts', ...entry, change: ['- b: 2', '+ b: 3'], observed: small[1]!.observed},
    ]);
  });
  it('refuses a disagreement without an entry', () => {
    expect(() => describeDisagreements(small, {})).toThrow('a theme and a title to [ts]');
  });
  it('refuses an entry without a disagreement', () => {
    expect(() => describeDisagreements(small, {ts: entry, same: entry})).toThrow('remove [same]');
  });
});

describe('disagreements.json', () => {
  it('is what generate.mts makes of the corpus now', () => {
    expect({figures: FIGURES, disagreements: DISAGREEMENTS}).toEqual({
      figures: summariseCorpus(cases),
      disagreements: describeDisagreements(cases, CATALOGUE),
    });
  });
});

describe('the post', () => {
  it('states figures of the corpus in its title and its description', () => {
    const post = readFileSync(path.resolve('blog/2025-06-12-parsers-that-disagree.mdx'), 'utf8');
    expect(post).toContain(`title: "${FIGURES.documents} documents, three parsers`);
    expect(post).toContain(`they disagree on ${FIGURES.disagree}.`);
  });
});
