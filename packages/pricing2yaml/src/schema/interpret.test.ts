import {readCorpus} from '../corpus/corpus';
import {EARLIER_VERSIONS, inEarlierVersion} from '../corpus/earlierVersions';
import {parseAsPricing4ts} from './dependencies';
import {interpretSchema} from './interpret';
import {readSample} from '../testing';
import {SYNTAX_VERSIONS, type SyntaxVersion} from './model';
import {describeErrors, type KeywordError} from './schemaProblems';
import {readSchema} from './published';
import {validatePricing} from './validate';

type Mapping = Record<string, unknown>;

const CHECKS = new Map(
  SYNTAX_VERSIONS.map((version) => [version, interpretSchema(readSchema(version))]),
);

const interpreted = (version: SyntaxVersion, data: unknown): string[] =>
  CHECKS.get(version)!(data).map(
    ({path: place, message}) => `${place.join('.') || '(root)'}: ${message}`,
  );

function expectSame(version: SyntaxVersion, data: unknown, name: string): number {
  const expected = validatePricing(version, data);
  expect(interpreted(version, data).toSorted(), name).toEqual(expected.toSorted());
  return expected.length;
}

function tryParse(yaml: string): unknown {
  try {
    return parseAsPricing4ts(yaml);
  } catch {
    return undefined;
  }
}

/** Copies of a value in which one part is replaced by a value of another type, or removed. */
function* mutationsOf(value: unknown): Generator<unknown> {
  yield* [null, 5, -1, '', 'text', true, [], {}, [{}]];
  if (value === null || typeof value !== 'object' || value instanceof Date) return;
  for (const [key, part] of Object.entries(value)) {
    const copy = (changed: unknown) =>
      Array.isArray(value) ? value.with(Number(key), changed) : {...value, [key]: changed};
    for (const changed of mutationsOf(part)) yield copy(changed);
    if (!Array.isArray(value)) {
      yield Object.fromEntries(Object.entries(value).filter(([other]) => other !== key));
      yield {...value, 'a/~b %23#é': 5};
    }
  }
}

describe('interpretSchema', () => {
  it('reports the same problems as ajv on the corpus', () => {
    let problems = 0;
    for (const {id, yaml} of readCorpus()) {
      const data = tryParse(yaml);
      if (data === undefined) continue;
      for (const version of SYNTAX_VERSIONS) problems += expectSame(version, data, id);
      if (data === null || typeof data !== 'object') continue;
      for (const version of EARLIER_VERSIONS)
        problems += expectSame(version, inEarlierVersion(data as Mapping, version), id);
    }
    expect(problems).toBeGreaterThan(1000);
  });
  it.each(SYNTAX_VERSIONS)(
    'reports the same problems as ajv on changes of the %s sample',
    (version) => {
      const data = parseAsPricing4ts(readSample(version));
      expect(expectSame(version, data, version)).toBe(0);
      let index = 0;
      for (const changed of mutationsOf(data)) {
        // The sample repeats the same kinds of values, so a part of the changes is enough.
        if (index++ % 17 === 0) expectSame(version, changed, `${version}, mutation ${index}`);
      }
      expect(index).toBeGreaterThan(1000);
    },
  );
  it('reports a name that is not valid Unicode', () => {
    expect(interpreted('2.1', {features: {'\ud800': 5}})).toEqual([
      '(root): A name contains half of a surrogate pair.',
    ]);
  });
});

it('describeErrors takes time in proportion to the errors', () => {
  const errors = Array.from({length: 20_000}, (_, at): readonly KeywordError[] => {
    const common = {path: ['features', `f${at}`, 'type'], schema: {enum: ['A']}};
    return [
      {...common, keyword: 'anyOf', schemaPath: '#/features/type/anyOf'},
      {...common, keyword: 'enum', schemaPath: '#/features/type/anyOf/0/enum'},
    ];
  });
  const start = performance.now();
  expect(describeErrors(errors.flat())).toHaveLength(20_000);
  expect(performance.now() - start).toBeLessThan(5000);
});
