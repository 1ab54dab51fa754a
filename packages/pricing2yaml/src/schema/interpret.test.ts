import type {OutputUnit} from '@cfworker/json-schema';
import {Ajv} from 'ajv';
import {contentOf} from '../corpus/agreement';
import {readCorpus} from '../corpus/corpus';
import {EARLIER_VERSIONS, inEarlierVersion} from '../corpus/earlierVersions';
import {parseAsPricing4ts} from './dependencies';
import {readSample} from '../testing';
import {CHOOSING_SCHEMA, SYNTAX_VERSIONS, type SyntaxVersion} from './model';
import {describeErrors, withoutDates} from './interpret';
import {readSchema} from './published';
import {validatePricing} from './validate';

const ajv = new Ajv({strict: false, strictNumbers: false});
// Throws if a schema is not valid.
for (const name of [...SYNTAX_VERSIONS, CHOOSING_SCHEMA]) ajv.addSchema(readSchema(name), name);

/** Whether a pricing has problems, which ajv confirms. */
function hasProblems(version: SyntaxVersion, data: unknown, name: string): boolean {
  const problems = validatePricing(version, data);
  expect(problems.length === 0, `${name}: ${problems.join()}`).toBe(
    ajv.validate(version, withoutDates(data ?? null)),
  );
  return problems.length > 0;
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

describe('validatePricing', () => {
  it('rejects the same pricings as ajv in the corpus', () => {
    const outcomes = readCorpus().flatMap((document) => {
      const data = contentOf(document).data as Record<string, unknown>;
      return [
        hasProblems('2.1', data, document.id),
        hasProblems('3.0', data, document.id),
        ...EARLIER_VERSIONS.map((version) =>
          hasProblems(version, inEarlierVersion(data, version), document.id),
        ),
      ];
    });
    expect(outcomes.filter(Boolean).length).toBeGreaterThan(700);
  });
  it.each(SYNTAX_VERSIONS)('rejects the same changes of the %s sample as ajv', (version) => {
    const data = parseAsPricing4ts(readSample(version));
    expect(hasProblems(version, data, version)).toBe(false);
    let index = 0;
    for (const changed of mutationsOf(data)) {
      // The sample repeats the same kinds of values, so a part of the changes is enough.
      if (index++ % 17 === 0) hasProblems(version, changed, `${version}, mutation ${index}`);
    }
    expect(index).toBeGreaterThan(1000);
  });
  it('reports a name that is not valid Unicode', () => {
    expect(validatePricing('2.1', {features: {'\ud800': 5}})).toEqual([
      '(root): A name contains half of a surrogate pair.',
    ]);
  });
});

// Each error must not be compared with all others, which would take minutes.
it('describeErrors ends in time for many errors', () => {
  const count = 100_000;
  const errors = Array.from({length: count}, (_, at): OutputUnit[] => {
    const common = {instanceLocation: `#/features/f${at}/type`, error: ''};
    return [
      {...common, keyword: 'anyOf', keywordLocation: '#/features/type/anyOf'},
      {...common, keyword: 'enum', keywordLocation: '#/features/type/anyOf/0/enum'},
    ];
  });
  expect(describeErrors(errors.flat(), () => ({enum: ['A']}))).toHaveLength(count);
});
