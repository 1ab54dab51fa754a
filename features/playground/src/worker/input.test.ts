import {MAX_LENGTH, readInput} from './input';

const messages = (text: string): readonly string[] =>
  readInput(text).problems.map(
    ({line, column, source, severity, message}) =>
      `${line}:${column} ${source} ${severity}: ${message}`,
  );

const lines = (...text: readonly string[]) => text.join('\n');

/** Nine levels of nine aliases each. */
const LAUGHS = lines(
  'syntaxVersion: "2.1"',
  'a0: &a0 [ha, ha, ha, ha, ha, ha, ha, ha, ha]',
  ...Array.from(
    {length: 9},
    (_, level) => `a${level + 1}: &a${level + 1} [${`*a${level}, `.repeat(9)}]`,
  ),
);

describe('readInput', () => {
  it.each([
    ['', 'The file is empty'],
    ['# Only a comment\n---\n', 'The file is empty'],
    ['- a\n- b', 'A pricing must be a mapping'],
    ['5', 'A pricing must be a mapping'],
    [
      'x'.repeat(MAX_LENGTH + 1),
      'The file has a size of 257 KiB. The playground reads at most 256 KiB.',
    ],
    [LAUGHS, 'The aliases in the file expand to more than 1 MiB of text.'],
    [`long: &long ${'x'.repeat(60_000)}\nall: [${'*long, '.repeat(30)}]`, 'aliases'],
    ['a: &a {self: *a}', 'An alias refers to a value that contains it'],
    [
      lines(
        'features:',
        ...Array.from({length: 2000}, (_, at) => `  feature${at}: {valueType: BOOLEAN}`),
        'plans:',
        ...Array.from({length: 2000}, (_, at) => `  plan${at}: {price: 1}`),
      ),
      'too many features and limits',
    ],
  ])('stops at %#', (text, expected) => {
    const {data, problems} = readInput(text);
    expect(problems.map(({message}) => message).join()).toContain(expected);
    expect(problems[0]).toMatchObject({source: 'playground', severity: 'error'});
    expect(data).toBeUndefined();
  });
  it.each([
    ['unit\nsaasName: Tasks\n', '1:1'],
    ['saasName: Tasks\nunit\n\ncurrency: EUR\n', '2:1'],
    ['plans:\n  FREE:\n    unit\n    price: 0\n', '3:5'],
  ])('reports a key without a colon in its line: %j', (text, place) => {
    const [message] = messages(text);
    expect(message).toMatch(new RegExp(`^${place} yaml error: .* Is a colon missing in this line`));
  });
  it.each(['tags:\n  - a\n b: c\n', '# text\na: b: c\n', ': :'])(
    'reports other errors where js-yaml finds them: %j',
    (text) => {
      expect(messages(text).join()).not.toContain('Is a colon missing');
    },
  );
  it('reports errors of YAML in the words of js-yaml, at their place', () => {
    expect(messages('a: 1\nb: [1,\n')).toEqual([
      '3:1 yaml error: unexpected end of the stream within a flow collection',
    ]);
    expect(messages(`a: 1\na: 2`)).toEqual(['2:1 yaml error: duplicated mapping key']);
    expect(messages('['.repeat(MAX_LENGTH))[0]).toContain('nesting exceeded maxDepth (100)');
    expect(readInput("x: 1\nexpression: 'a' == 'b'").problems[0]!.page).toEqual({
      topic: 'escaping',
    });
  });
  it('reports several documents', () => {
    expect(messages('---\na: 1\n---\nb: 2')).toEqual([
      '3:1 playground error: The file contains several YAML documents. Keep one, and remove the "---" lines.',
    ]);
  });
  it.each([
    ['syntaxVersion: "2.1"', '2.1', ''],
    ['version: "2.0"', '2.0', ''],
    ['version: "2.0"\nsyntaxVersion: null', '2.0', ''],
    ['saasName: X', '2.1', 'The file does not declare its syntax version'],
    ['version: spring', '2.1', 'does not declare its syntax version. Write syntaxVersion: "2.1".'],
    ['month: 2', '1.0', 'Write version: "1.0".'],
    ['version: 1.0\nday: 7', '1.0', 'Write version: "1.0".'],
    ['addOns: {more: {annualPrice: 9}}', '1.1', 'Write version: "1.1".'],
    ['version: 2.0', '2.0', 'Write version: "2.0".'],
    ['syntaxVersion: 3.0', '3.0', 'Write "3.0" with quotes.'],
    [
      'version: "2.1"',
      '2.1',
      'A file in Pricing2Yaml 2.1 declares its version with syntaxVersion, not version.',
    ],
    ['syntaxVersion: "1.1"', '1.1', 'declares its version with version, not syntaxVersion'],
    [
      'syntaxVersion: "3.1"',
      undefined,
      'Pricing2Yaml 3.1 is described, but no parser that we could try reads it. Write one of 1.0',
    ],
    ['syntaxVersion: {toString: 5}', undefined, 'Write one of 1.0, 1.1'],
    ['syntaxVersion: "3.0"', '3.0', 'does not support Pricing2Yaml 3.0'],
  ])('reads the version of %j', (text, version, message) => {
    const input = readInput(text);
    expect(input.version).toBe(version);
    expect(input.problems.map((problem) => problem.message).join()).toContain(message);
    expect(input.problems).toHaveLength(message === '' ? 0 : 1);
  });
});

describe('hidden characters', () => {
  it('offers no fix that breaks the YAML', () => {
    expect(readInput('a: \u0085b\n').problems[0]?.fixed).toBeUndefined();
  });
  const find = (text: string) => readInput(text).problems.filter(({fixed}) => fixed);
  const shown = (text: string) =>
    find(text).map((each) => `${each.line}:${each.column} ${/U\+\w+/.exec(each.message)![0]}`);

  it.each([
    ['x:\n\u2003 a:\n  \u3000 b: 0', '2:1 U+2003, 3:3 U+3000', 'x:\n  a:\n    b: 0'],
    ['a:\u202F5\nc:\n  -\u200Bx', '1:3 U+202F, 3:4 U+200B', 'a: 5\nc:\n  - x'],
    [
      'a: 5\u2007\nb: "x"\u00A0\nc\uFEFF: 1',
      '1:5 U+2007, 2:7 U+00A0, 3:2 U+FEFF',
      'a: 5 \nb: "x" \nc: 1',
    ],
    [
      '["A\u00A0", \u2009b, {c:\u00A0d}]',
      '1:4 U+00A0, 1:8 U+2009, 1:15 U+00A0',
      '["A",  b, {c: d}]',
    ],
    ['a: DO\u00ADMAIN\nb: "P\u2060RO"', '1:6 U+00AD, 2:6 U+2060', 'a: DOMAIN\nb: "PRO"'],
    ['a: 1\u2028b: 2', '1:5 U+2028', 'a: 1\nb: 2'],
    ['a: |\u00A0# x\n  b\nc: >\u200B-\n  d', '1:5 U+00A0, 3:5 U+200B', 'a: | # x\n  b\nc: >-\n  d'],
    [
      'a:\n  B\u00A0C: 1\n  "d\u2007e f": [G\u202FH, "\u200Bi j"]',
      '2:4 U+00A0, 3:5 U+2007, 3:14 U+202F, 3:19 U+200B',
      'a:\n  B C: 1\n  "d e f": [G H, "i j"]',
    ],
    ["a: planContext['b\u200Bc'] >\u00A00", '1:18 U+200B, 1:24 U+00A0', "a: planContext['bc'] > 0"],
    ['a: &b\u2060 c\nd: *b\u2060', '1:6 U+2060, 2:6 U+2060', 'a: &b c\nd: *b'],
    ['a: “2.1”\nb: say “no”', '1:4 U+201C, 1:8 U+201D', 'a: "2.1"\nb: say “no”'],
  ])('in %j are marked at their place, and replaced', (text, places, replaced) => {
    expect(shown(text).join(', ')).toBe(places);
    expect(find(text)[0]!.fixed).toBe(replaced);
    expect(shown(replaced)).toEqual([]);
  });
  it.each([
    '\uFEFFa: 1',
    'a: "Prix\u00A0:\u00A010 €"',
    'a: 10\u00A0€ par mois\nb: 10\u00A0€',
    '# a\u00A0 planContext\u00A0',
    'a: |\n  b\u00A0\n',
    'a: ❤️\nb: 👨‍👩‍👧',
    'a: l’équipe',
  ])('in %j belong to the text', (text) => {
    expect(shown(text)).toEqual([]);
  });
});
