import {describe, expect, it} from 'vitest';
import {agrees, isSemantic, judge, readDifferences, type DifferenceKind} from './agreement';
import {ACCEPTED, readCorpus, type CorpusCase} from './corpus';

const differences = readDifferences();
const outcomes = readCorpus().map(judge);

describe('the schemas and the conformance corpus', () => {
  it('differ only where packages/pricing2yaml/src/corpus/schema-differences.json lists it', () => {
    expect(outcomes).toHaveLength(312);
    const different = outcomes.filter((outcome) => !agrees(outcome));
    const withAnswers = different.map(
      ({id, answer, errors}) => `${id}: ${answer} / ${errors.join()}`,
    );
    const ids = differences.map(({id}) => id);
    expect(ids.toSorted(), withAnswers.join('\n')).toEqual(different.map(({id}) => id).toSorted());
  });
  it.each(differences)('$id: a difference of this kind is possible, and has a reason', (listed) => {
    const {answer} = outcomes.find(({id}) => id === listed.id)!;
    const isPossible: Record<DifferenceKind, boolean> = {
      'semantic rule': isSemantic(answer),
      'silent loss': answer === ACCEPTED,
      'unknown version': answer === ACCEPTED,
      'parser bug': answer !== ACCEPTED,
    };
    expect(isPossible[listed.kind], answer).toBe(true);
    expect(listed.reason.trim().length).toBeGreaterThanOrEqual(20);
  });
  it.each(['2.1', '3.0'])('%s: agree on 95 % of what a schema can express', (version) => {
    const semantic = new Set(
      differences.filter(({kind}) => kind === 'semantic rule').map(({id}) => id),
    );
    const ofVersion = outcomes.filter((outcome) => outcome.version === version);
    const differing = ofVersion.filter((outcome) => !agrees(outcome) && !semantic.has(outcome.id));
    expect(ofVersion.length).toBeGreaterThan(40);
    expect(differing.length / ofVersion.length).toBeLessThanOrEqual(0.05);
  });
  it('agree on at least 85 % of the documents even with the semantic rules', () => {
    expect(outcomes.filter(agrees).length / outcomes.length).toBeGreaterThanOrEqual(0.85);
  });
});

const REJECTED =
  'Error parsing feature notes. Error: The feature must be an object of type Feature';

describe('judge', () => {
  const document: CorpusCase = {
    id: 'a',
    group: '2.1',
    case: 'sample',
    yaml: 'syntaxVersion: "3.0"',
    observed: {'pricing4ts@0.9.5': 'old', 'pricing4ts@0.10.4': 'new', 'Pricing4Java@5.5.2': 'java'},
  };

  it('uses the declared version and the parser that reads it', () => {
    expect(judge(document)).toMatchObject({version: '3.0', answer: 'new'});
  });
  it('uses the version of the group if the declared one does not exist', () => {
    const unknown = {...document, yaml: 'syntaxVersion: "9.9"'};
    expect(judge(unknown)).toMatchObject({version: '2.1', answer: 'old'});
    expect(judge({...unknown, group: 'raw'}).version).toBe('2.1');
  });
  it('counts text that is not YAML as a rejection', () => {
    expect(judge({...document, yaml: 'a: b: c'}).errors).toHaveLength(1);
  });
});

it('isSemantic is true only for problems that no schema can express', () => {
  expect(
    isSemantic('Error parsing addon pier. Error: The plan YACHT is not defined in the pricing.'),
  ).toBe(true);
  expect(isSemantic(REJECTED)).toBe(false);
});
