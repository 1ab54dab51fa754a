import {describe, expect, it} from 'vitest';
import {
  agrees,
  checkDifferences,
  countAgreement,
  isSemantic,
  judge,
  readDifferences,
  versionOf,
  type Difference,
  type Outcome,
} from './agreement';
import {ACCEPTED, readCorpus, type CorpusCase} from './corpus';
import {parseAsPricing4ts} from '../schema/dependencies';
import {validatePricing} from '../schema/validate';

const differences = readDifferences();
const outcomes = readCorpus().map((document) =>
  judge(document, parseAsPricing4ts, validatePricing),
);

describe('the schemas and the conformance corpus', () => {
  it('differ only where pricing2yaml/corpus/schema-differences.json says so', () => {
    expect(outcomes).toHaveLength(312);
    expect(checkDifferences(outcomes, differences)).toEqual([]);
  });
  it.each(['2.1', '3.0'])('%s: agree on what a schema can express', (version) => {
    const ofVersion = outcomes.filter((outcome) => outcome.version === version);
    const {documents, structural} = countAgreement(ofVersion, differences);
    expect(documents).toBeGreaterThan(40);
    expect(structural / documents).toBeGreaterThanOrEqual(0.95);
  });
  it('agree on at least 85 % of the documents even with the semantic rules', () => {
    const {documents, same} = countAgreement(outcomes, differences);
    expect(same / documents).toBeGreaterThanOrEqual(0.85);
  });
});

const REJECTED =
  'Error parsing feature notes. Error: The feature must be an object of type Feature';

function outcome(id: string, answer: string, errors: readonly string[]): Outcome {
  return {id, version: '2.1', answer, errors};
}

describe('checkDifferences', () => {
  const silentLoss: Difference = {
    id: 'a',
    kind: 'silent loss',
    reason: 'The parser ignores the value.',
  };

  it('accepts a complete list', () => {
    expect(checkDifferences([outcome('a', ACCEPTED, ['x: wrong'])], [silentLoss])).toEqual([]);
  });
  it('reports a difference that is not listed', () => {
    expect(checkDifferences([outcome('a', ACCEPTED, ['x: wrong'])], [])).toEqual([
      'pricing2yaml/corpus/schema-differences.json: a is missing: pricing4ts says "OK", the schema says "x: wrong".',
    ]);
  });
  it('reports an entry whose difference is gone', () => {
    const [problem] = checkDifferences([outcome('a', ACCEPTED, [])], [silentLoss]);
    expect(problem).toContain('a is stale');
  });
  it('reports an entry without document, twice in the list, or without reason', () => {
    const outcomes = [outcome('a', ACCEPTED, ['x: wrong'])];
    const unknown = {...silentLoss, id: 'b'};
    expect(checkDifferences(outcomes, [silentLoss, unknown])[0]).toContain('b is no document');
    expect(checkDifferences(outcomes, [silentLoss, silentLoss])[0]).toContain('listed twice');
    expect(checkDifferences(outcomes, [{...silentLoss, reason: ' '}])[0]).toContain('reason');
  });
  it('reports a structural rejection that is listed as a semantic rule', () => {
    const semantic: Difference = {...silentLoss, kind: 'semantic rule'};
    expect(checkDifferences([outcome('a', REJECTED, [])], [semantic])[0]).toContain('another kind');
  });
  it('reports an accepted document that is listed as a parser bug', () => {
    const bug: Difference = {...silentLoss, kind: 'parser bug'};
    expect(checkDifferences([outcome('a', ACCEPTED, ['x'])], [bug])[0]).toContain('another kind');
  });
  it('reports a kind that does not exist', () => {
    const wrong = {...silentLoss, kind: 'whim' as Difference['kind']};
    expect(checkDifferences([outcome('a', ACCEPTED, ['x'])], [wrong]).join()).toContain(
      'unknown kind',
    );
  });
});

describe('judge', () => {
  const document: CorpusCase = {
    id: 'a',
    group: '2.1',
    case: 'sample',
    yaml: 'syntaxVersion: "3.0"',
    observed: {'pricing4ts@0.9.5': 'old', 'pricing4ts@0.10.4': 'new', 'Pricing4Java@5.5.2': 'java'},
  };

  it('takes the declared version and the parser that reads it', () => {
    const {version, answer} = judge(document, parseAsPricing4ts, () => []);
    expect([version, answer]).toEqual(['3.0', 'new']);
  });
  it('takes the version of the group when the declared one does not exist', () => {
    expect(versionOf(document, {syntaxVersion: '9.9'})).toBe('2.1');
    expect(versionOf({...document, group: 'raw'}, null)).toBe('2.1');
  });
  it('counts text that is no YAML as a rejection', () => {
    const {errors} = judge({...document, yaml: 'a: b: c'}, parseAsPricing4ts, () => []);
    expect(errors).toHaveLength(1);
  });
});

describe('countAgreement', () => {
  it('tells semantic rejections from the others', () => {
    const semantic =
      'Error parsing addon pier. Error: The plan YACHT is not defined in the pricing.';
    expect(isSemantic(semantic)).toBe(true);
    expect(isSemantic(REJECTED)).toBe(false);
    const all = [
      outcome('a', ACCEPTED, []),
      outcome('b', REJECTED, ['x']),
      outcome('c', semantic, []),
      outcome('d', REJECTED, []),
    ];
    expect(all.map(agrees)).toEqual([true, true, false, false]);
    const known: Difference[] = [{id: 'c', kind: 'semantic rule', reason: 'It compares places.'}];
    expect(countAgreement(all, known)).toEqual({documents: 4, same: 2, structural: 3});
  });
});
