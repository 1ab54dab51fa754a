import {agrees, isSemantic, judge, readDifferences, type DifferenceKind} from './agreement';
import {ACCEPTED, readCorpus} from './corpus';

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
});

it('isSemantic is false for a problem that a schema can express', () => {
  const answer =
    'Error parsing feature notes. Error: The feature must be an object of type Feature';
  expect(isSemantic(answer)).toBe(false);
});
