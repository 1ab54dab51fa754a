import {complete} from './complete';
import {hover} from './hover';
import {versionIn} from './outline';
import {readFixture} from './testing';
import {readSchema} from '@pricing4saas/pricing2yaml/schema/published';
import {readSample} from '@pricing4saas/pricing2yaml/testing';

const SCHEMA = readSchema('2.1');

/** A small pricing; each test writes its part below it. */
const FILE = readFixture('unfinished');

/** Completions at the mark `|`. */
function at(marked: string) {
  const position = marked.indexOf('|');
  const text = marked.replace('|', '');
  const found = complete(text, position, SCHEMA);
  return {
    labels: found?.options.map(({label}) => label) ?? [],
    typed: found && text.slice(found.from, position),
    insert: (label: string) => found?.options.find((each) => each.label === label)?.insert,
    options: found?.options ?? [],
  };
}

const below = (text: string) => at(`${FILE}${text}`);
const replaced = (from: string, to: string) => {
  expect(FILE).toContain(from);
  return at(FILE.replace(from, to));
};

describe('complete: keys', () => {
  it('proposes root keys that the file does not have', () => {
    const {labels, typed, insert, options} = below('cu|');
    expect(typed).toBe('cu');
    expect(labels).toContain('currency');
    expect(labels).not.toContain('features');
    expect(labels).not.toContain('saasname');
    expect(insert('currency')).toBe('currency: ');
    expect(insert('billing')).toBe('billing:\n  ');
    expect(options.find(({label}) => label === 'currency')).toMatchObject({
      kind: 'key',
      detail: 'string, required',
      info: expect.stringContaining('ISO 4217') as string,
    });
  });
  it('proposes an expression that reads the value of the feature', () => {
    const feature = 'features:\n  search:\n    expression: |';
    expect(below(feature).labels).toEqual(["planContext['features']['search']"]);
    expect(at(`syntaxVersion: "3.0"\n${feature}`).labels[0]).toMatch(/^pricingContext/);
  });
  it('proposes required keys first', () => {
    const {options} = below('features:\n  search:\n    |');
    const required = options.map(({detail}) => detail?.endsWith('required') ?? false);
    expect(required.filter((each) => each).length).toBeGreaterThan(1);
    expect(required).toEqual(required.toSorted((a, b) => Number(b) - Number(a)));
  });
  it('proposes keys of an entry, also above others and in a broken file', () => {
    expect(replaced('    tag: Writing', '    |\n    tag: Writing').labels).toEqual(
      expect.arrayContaining(['type', 'defaultValue', 'render']),
    );
    const {labels, insert} = at('plans:\n  STUDIO: [\n  TEAM:\n    price: 1\n    fe|');
    expect(labels).toContain('features');
    expect(labels).not.toContain('price');
    expect(insert('features')).toBe('features:\n      ');
    expect(at('addOns:\n  pack:\n    |').insert('availableFor')).toBe('availableFor:\n      - ');
  });
  it('keeps the colon that is there', () => {
    expect(at('curr|: EUR').insert('currency')).toBe('currency');
  });
  it('proposes a whole entry', () => {
    const {insert} = at('plans:\n  |');
    expect(insert('new plan')).toBe(
      'PLAN:\n    description: Who it is for\n    price: 0\n    unit: user/month\n    features: null\n    usageLimits: null',
    );
  });
  it('proposes a whole file only before the first key', () => {
    expect(at('|').labels[0]).toBe('new pricing');
    expect(at('saasName: Tasks\n|').labels).not.toContain('new pricing');
  });
  it('proposes the names of features and limits in plans and add-ons', () => {
    const {labels, options} = replaced('    price: 8\n', '    price: 8\n    features:\n      n|\n');
    expect(labels).toEqual(['notes', 'helpDesk']);
    expect(options[0]).toEqual({
      kind: 'name',
      label: 'notes',
      detail: 'BOOLEAN',
      info: 'Write notes',
      insert: 'notes:\n        value: ',
    });
    expect(below('    usageLimitsExtensions:\n      |').labels).toEqual(['maxNotes']);
    expect(below('    features:\n      notes:\n        value: true\n      |').labels).toEqual([
      'helpDesk',
    ]);
    expect(below('    features:\n      notes:\n        |').labels).toEqual(['value']);
  });
});

describe('complete: values', () => {
  it.each([
    ['    tag: Writing', '    tag: W|', ['Writing', 'Working: together'], 'W'],
    ['    price: 8', '    private: |', ['true', 'false'], ''],
    ['    valueType: TEXT', '    valueType: B|', ['BOOLEAN', 'NUMERIC', 'TEXT'], 'B'],
    ['    tag: Writing', '    defaultValue: |', ['true', 'false'], ''],
    ['    linkedFeatures:', '    defaultValue: |', ['.inf'], ''],
    ['    - notes', '    - |', ['notes', 'helpDesk'], ''],
    ['    - notes', '    - notes\n    - |', ['helpDesk'], ''],
  ])('%s becomes %s', (from, to, labels, typed) => {
    const found = replaced(from, to);
    expect(found.labels).toEqual(labels);
    expect(found.typed).toBe(typed);
  });
  it.each([
    ['    availableFor:\n      - S|', ['STARTER', 'STUDIO']],
    ['    availableFor: [STARTER, |', ['STUDIO']],
    ['    dependsOn: [|]', ['notePack']],
    ['    excludes:\n    - |', ['notePack']],
    ['    features:\n      notes:\n        value: |', ['true', 'false']],
    ['    usageLimits:\n      maxNotes:\n        value: |', ['.inf']],
    ['    features:\n      helpDesk:\n        value: |', []],
  ])('of an add-on: %s', (text, labels) => {
    expect(below(text).labels).toEqual(labels);
  });
  it('explains and quotes values', () => {
    const types = replaced('    tag: Writing', '    type: |');
    expect(types.options[0]).toMatchObject({label: 'DOMAIN', kind: 'value'});
    expect(types.options[0]!.info).toContain('main function');
    expect(at('syntaxVersion: |').insert('2.1')).toBe('"2.1"');
    expect(replaced('    tag: Writing', '    tag: |').insert('Working: together')).toBe(
      '"Working: together"',
    );
    const currencies = at('currency: E|');
    expect(currencies.options.find(({label}) => label === 'EUR')?.detail).toBe('Euro');
    expect(currencies.labels.length).toBeGreaterThan(150);
  });
  it('proposes names in expressions and formulas', () => {
    const read = replaced('    tag: Writing', "    expression: planContext['usageLimits']['ma|");
    expect(read.typed).toBe('ma');
    expect(read.options).toMatchObject([{label: 'maxNotes', insert: "maxNotes']"}]);
    const formula = replaced('    price: 8', "    price: '#b|");
    expect(formula.typed).toBe('b');
    expect(formula.options).toMatchObject([{label: 'baseFee', detail: '8'}]);
  });
  it('proposes nothing in comments, names and descriptions', () => {
    expect(at('# cur|').labels).toEqual([]);
    expect(at('currency: EUR # |').labels).toEqual([]);
    expect(at('saasName: |').labels.filter((label) => label !== 'NoteHarbor')).toEqual([]);
    expect(at('features:\n  notes:\n    nothing:\n      |').labels).toEqual([]);
    expect(at('__proto__:\n  |').labels).toEqual([]);
  });
  it('survives every position of a file, and of a file without its end', () => {
    const sample = readSample('2.1').slice(0, 2500);
    for (let position = 0; position <= sample.length; position += 1) {
      expect(() => complete(sample, position, SCHEMA)).not.toThrow();
      expect(() => hover(sample.slice(0, position), position, SCHEMA)).not.toThrow();
    }
  });
});

describe('hover', () => {
  const explained = (marked: string) => {
    const found = hover(marked.replace('|', ''), marked.indexOf('|'), SCHEMA);
    return (
      found &&
      `${marked.replace('|', '').slice(found.range.from, found.range.to)}: ${found.text.split('\n')[0]}`
    );
  };
  it.each([
    ['curr|ency: EUR', 'currency: The currency of all prices in the file.'],
    ['features:\n  notes:\n    type: DOM|AIN', 'DOMAIN: A main function of the service.'],
    ['features:\n- name: notes\n  ty|pe: DOMAIN', 'type: The purpose of the feature.'],
    ['usage|limits:', 'usagelimits: Parsers ignore this spelling. Write usageLimits.'],
  ])('explains %j', (marked, expected) => {
    expect(explained(marked)).toBe(expected);
  });
  it.each(['# curr|ency: EUR', 'currency: E|UR', 'unknown|: 5', '- te|xt', '|'])(
    'explains nothing at %j',
    (marked) => {
      expect(explained(marked)).toBeUndefined();
    },
  );
});

it.each([
  ['version: "1.0"\nplans: [', '1.0'],
  ["saasName: X\nsyntaxVersion: '3.0' # new\nversion: spring\na: [", '3.0'],
  ['plans:\n  version: "1.0"', '2.1'],
  ['version: spring', '2.1'],
  ['', '2.1'],
])('versionIn reads %j', (text, version) => {
  expect(versionIn(text)).toBe(version);
});
