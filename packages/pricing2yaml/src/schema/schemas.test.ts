import {fieldsOf} from '../fields/fields';
import {parseAsPricing4ts} from './dependencies';
import observed from '../fields/observed.json';
import {readSample} from '../testing';
import {inVersion, readFields} from './fieldSources';
import {CHOOSING_SCHEMA, SYNTAX_VERSIONS, type SyntaxVersion} from './model';
import {readSchema} from './published';
import {validatePricing} from './validate';

const pathsIn = (version: SyntaxVersion): string[] =>
  fieldsOf(version).map(({path: field}) => field);

const sample = (version: string): Record<string, unknown> =>
  parseAsPricing4ts(readSample(version)) as Record<string, unknown>;

it.each(SYNTAX_VERSIONS)('%s has no format, which the playground would not check', (version) => {
  expect(JSON.stringify(readSchema(version))).not.toContain('"format":"');
});

interface FieldMatrix {
  readonly fields: readonly {
    readonly path: string;
    readonly versions: Readonly<Record<string, {status: string; allowed?: unknown}>>;
  }[];
}

describe('fields', () => {
  const {fields}: FieldMatrix = observed;

  it.each(SYNTAX_VERSIONS)('%s: schema and field matrix have the same fields', (version) => {
    const expected = fields.filter(({versions}) => versions[version]!.status !== 'absent');
    expect(pathsIn(version).sort()).toEqual(expected.map((field) => field.path).sort());
    expect(new Set(pathsIn(version)).size).toBe(pathsIn(version).length);
  });
  it.each(SYNTAX_VERSIONS)('%s: status and values are those of the field matrix', (version) => {
    for (const field of fieldsOf(version)) {
      const {status, allowed} = fields.find((row) => row.path === field.path)!.versions[version]!;
      expect(field.status, field.path).toBe(status);
      if (Array.isArray(allowed)) {
        const values = field.values.map(([value]) => value).sort();
        expect(values, field.path).toEqual((allowed as string[]).toSorted());
      }
    }
  });
});

describe('fields.yml', () => {
  it('reports keys that do not exist or are missing', () => {
    expect(() => readFields({a: {descripton: 'x', type: 'string', schema: {}}})).toThrow(
      'fields.yml: "a" has unknown or missing keys: descripton, description.',
    );
  });
  it('reports a placeholder that does not exist', () => {
    const [field] = readFields({a: {description: '{versoin}', type: 'string', schema: {}}});
    expect(() => inVersion(field!, '2.1')).toThrow('"{versoin}": {versoin} is none of {version}, ');
  });
  it('has a value from a version on, until another or none follows', () => {
    const rules = ['x', {'1.1': 'y', '2.1': null}];
    const type = {'1.0': 'a', '2.0': 'b'};
    const [field] = readFields({a: {description: '{version}', type, schema: {}, rules}});
    const values = (version: SyntaxVersion) => inVersion(field!, version);
    expect(values('1.0')).toMatchObject({description: '1.0', type: 'a', rules: ['x']});
    expect(values('2.0')).toMatchObject({description: '2.0', type: 'b', rules: ['x', 'y']});
    expect(values('3.0')).toMatchObject({type: 'b', rules: ['x']});
  });
});

describe('the choosing schema', () => {
  const undeclared = Object.fromEntries(
    Object.entries(sample('2.1')).filter(([key]) => !['syntaxVersion', 'version'].includes(key)),
  );

  it('requires a version, and lists those that exist', () => {
    expect(validatePricing(CHOOSING_SCHEMA, undeclared)).toEqual([
      '(root): the key syntaxVersion is missing',
    ]);
    expect(validatePricing(CHOOSING_SCHEMA, {...undeclared, syntaxVersion: '2.0'})).toEqual([
      'syntaxVersion: Write "2.1", "3.0" with quotes. Earlier versions use version instead. ' +
        'Pricing2Yaml 3.1 is described, but no parser that we could try reads it.',
    ]);
    expect(validatePricing(CHOOSING_SCHEMA, {...undeclared, version: 'spring'})).toEqual([
      'version: In files without syntaxVersion, write "1.0", "1.1", "2.0" here, with quotes.',
    ]);
  });
  it('checks a file against the schema of its version', () => {
    expect(validatePricing(CHOOSING_SCHEMA, {...sample('1.1'), features: {abc: 5}})).toEqual([
      'features.abc: must be object',
    ]);
    expect(validatePricing(CHOOSING_SCHEMA, {...sample('3.0'), custom: 5})).toEqual([
      'custom: must be object or array or null',
    ]);
  });
});

describe('validatePricing', () => {
  const features = {notes: {type: 'DOMAIN', valueType: 'BOOLEAN', defaultValue: true}};
  const pricing = {
    syntaxVersion: '2.1',
    saasName: 'NoteHarbor',
    createdAt: new Date('2025-03-01'),
    currency: 'EUR',
    features,
  };

  it('reports the place, the error and the allowed values', () => {
    const wrong = {
      ...pricing,
      currency: '€',
      features: {ab: features.notes, pdfExport: {type: 'CORE', valueType: 'TEXT'}},
    };
    expect(validatePricing('2.1', wrong).toSorted()).toEqual([
      'currency: Write a currency code of ISO 4217, for example EUR or USD.',
      'features.ab: A name must have 3 to 255 characters, not counting spaces around it.',
      'features.pdfExport.type: must be one of DOMAIN, INFORMATION, INTEGRATION, AUTOMATION, MANAGEMENT, GUARANTEE, SUPPORT, PAYMENT',
      'features.pdfExport: the key defaultValue is missing',
    ]);
  });
  it('lists the versions that exist', () => {
    expect(() => validatePricing('9.9', pricing)).toThrow(
      'There is no schema of Pricing2Yaml 9.9. Use one of 1.0, 1.1, 2.0, 2.1, 3.0, pricing2yaml.',
    );
  });
  it.each([
    ['1.0', {STUDIO: {features: null}}, 'A plan requires monthlyPrice, annualPrice or both.'],
    [
      '1.1',
      {STUDIO: {features: null, monthlyPrice: 8, annualPrice: 'Ask us'}},
      'Both prices must have the same type: write a number here, or a string in both.',
    ],
  ])('%s: validates the pair of prices', (version, plans, message) => {
    expect(validatePricing(version, {...sample(version), plans}).join()).toContain(message);
  });
});
