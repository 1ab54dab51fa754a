import {judge} from '@pricing4saas/pricing2yaml/corpus/agreement';
import {ACCEPTED, PARSERS, readCorpus} from '@pricing4saas/pricing2yaml/corpus/corpus';
import {readThemes} from '@pricing4saas/pricing2yaml/corpus/disagreements';
import {SYNTAX_VERSIONS} from '@pricing4saas/pricing2yaml/schema/model';
import type {Problem} from '../types';
import {readInput} from './input';
import {findJavaDifferences} from './javaDifferences';
import {readSample} from '@pricing4saas/pricing2yaml/testing';
import {problemsOf, withInterpreter} from './testing';

const CORPUS = readCorpus();
const SAMPLE = readSample('2.1');

const shown = (problems: readonly Problem[], text: string): readonly string[] =>
  problems.map(
    ({from, to, line, column, source, severity, message}) =>
      `${line}:${column} ${text.slice(from, to)} | ${source} ${severity}: ${message}`,
  );

function changed(from: string, to: string): readonly string[] {
  expect(SAMPLE).toContain(from);
  const text = SAMPLE.replace(from, to);
  return shown(problemsOf(text), text);
}

withInterpreter();

describe('findProblems', () => {
  it.each(SYNTAX_VERSIONS)('finds nothing wrong with the %s sample', (version) => {
    const problems = problemsOf(readSample(version));
    expect(problems.filter(({severity}) => severity !== 'info')).toEqual([]);
    const annual = 'pricing4ts loses this price: it keeps on';
    expect(problems.map(({message}) => message.slice(0, 40))).toEqual(
      {
        '3.0': [
          'pricing4ts 0.9.5 does not support Pricin',
          'Pricing4Java 5.5.2 reads this differentl',
        ],
        '1.1': [annual],
        '1.0': [annual],
      }[version as string] ?? [],
    );
  });
  it('reports a problem that the schema has too once, in the words of the parser', () => {
    expect(changed('    price: 8.0\n', '')).toEqual([
      "83:3 STUDIO | parser error: Error parsing plan STUDIO. Error: The price field must not be null or undefined. Please ensure that the price field is present and it's a number",
    ]);
  });
  it('reports both if the schema is more precise', () => {
    expect(changed('    valueType: BOOLEAN\n', '')).toEqual([
      '10:3 notes | schema error: The key valueType is missing.',
      '10:3 notes | parser error: Error parsing feature notes. Error: The feature must be an object of type Feature',
    ]);
  });
  it('marks the values that an old file loses, and only those', () => {
    const lose = (version: string) =>
      problemsOf(
        readSample(version)
          .replace(/(pdfExport:\n\s+value:) true/, '$1 false')
          .replace('value: 2000\n', 'value: 0\n'),
      ).filter(({severity}) => severity !== 'info');
    expect(lose('2.1')).toEqual([]);
    for (const version of ['1.0', '1.1', '2.0']) {
      expect(lose(version)).toHaveLength(2);
      expect(lose(version)[0]).toMatchObject({
        severity: 'warning',
        message: expect.stringContaining('pricing4ts loses this value'),
        page: {topic: 'rewritten'},
      });
    }
  });
  it.each([
    [
      '- notePack\n    price',
      '- nothing\n    price',
      '141:9 nothing | parser error: The addon nothing is not',
    ],
    ['    tag: Writing\n', '    tag: Reading\n', '12:10 Reading | parser error'],
    [
      'minQuantity: 1',
      'minQuantity: 9',
      'subscriptionConstraints | playground info: pricing4ts 0.10.4 reads this',
    ],
  ])(
    'gives the reason why a parser rejects a file in 3.0 after the change of %j',
    (from, to, reason) => {
      const text = readSample('3.0').replace(from, to);
      expect(shown(problemsOf(text), text).join('\n')).toContain(reason);
    },
  );
  it('warns about formulas and expressions that only JavaScript can run', () => {
    const words =
      'expression warning: pricing4ts runs this as JavaScript. The playground does not.';
    const withPrice = (formula: string) => {
      const text = SAMPLE.replace('price: 8.0', `price: "${formula}"`) + 'variables: {base: 4}\n';
      return shown(problemsOf(text), text).find((line) => line.startsWith('85:12'));
    };
    for (const formula of ['Math.round(#base * 1.21)', '#base ** 2'])
      expect(withPrice(formula)).toBe(`85:12 "${formula}" | ${words} The price is unknown.`);

    expect(withPrice('#base *')).toContain('parser error');
    const changedTo = (code: string) => changed("planContext['features']['pdfExport']", code)[0];
    expect(changedTo('f()')).toContain(words);
    expect(changedTo('T(a)')).toContain('error: T is not defined');
  });
  it('marks text without quotes that YAML 1.1 reads differently', () => {
    const lines = (key: string, value: string) =>
      changed(
        'features:\n',
        `features:\n  ${key}:\n    description: ${value}\n    type: DOMAIN\n    valueType: TEXT\n` +
          `    defaultValue: ${value}\n    expression: "true"\n`,
      ).map((line) => line.replace(/ \| playground info: .* follows YAML 1\.1.*/, ''));
    for (const value of ['on', 'No', '24_7', '9:45', '0:30.5'])
      expect(lines('extra', value), value).toEqual([`11:18 ${value}`, `14:19 ${value}`]);
    for (const key of ['yes', '24_7', '9:45', '404', 'true', 'null', '1.25', '2024-05-06', '0o777'])
      expect(lines(key, 'text'), key).toEqual([`10:3 ${key}`]);
    for (const text of ['oFF', '09:45', '24/7', '3rd', '1_a', '"off"', "'404'", '!!str 404'])
      expect(lines(text, text), text).toEqual([]);
    for (const [price, count] of Object.entries({'0123': 1, '0o17': 1, '007': 0, '1e3': 0}))
      expect(changed('price: 8.0', `price: ${price}`), price).toHaveLength(count);
  });
  it('warns about a character that turns a name', () => {
    expect(changed('NoteHarbor', 'Note\u202EHarbor')).toEqual([
      '2:15 \u202E | playground warning: An invisible character here changes the text direction, so the text looks different from what it is.',
    ]);
  });
  it.each(['features', 'plans'])('reports a name in %s that pricing4ts ignores', (block) => {
    const start = `\n${block}:\n`;
    const entry = /\n  (\w+):\n(?: {4}.*\n)+/.exec(SAMPLE.slice(SAMPLE.indexOf(start)))![0];
    const add = (name: string) =>
      changed(start, `${start}${entry.replace(/\w+/, name).slice(1)}`).filter((line) =>
        line.includes(name),
      );
    expect(add('__proto__')).toEqual([
      expect.stringMatching(/^\d+:3 __proto__ \| playground error: pricing4ts ignores/),
    ]);
    expect([...add('constructor'), ...add('hasOwnProperty')]).toEqual([]);
  });
  it('has the fix for a plan without features', () => {
    expect(changed('    features: null\n', '')[0]).toBe(
      '77:3 STARTER | schema error: The key features is missing. If the plan changes no feature, write features: null.',
    );
  });
  it('reports all problems of the schema, in the order of lines', () => {
    const text = SAMPLE.replace('type: RENEWABLE', 'type: MONTHLY')
      .replace('type: SUPPORT', 'type: HELP')
      .replace('saasName', 'saasname');
    expect(shown(problemsOf(text), text)).toEqual([
      '1:1 syntaxVersion | parser error: The SaaS must have a name',
      '2:1 saasname | schema warning: Parsers ignore this spelling. Write saasName.',
      '54:11 HELP | schema error: Must be one of DOMAIN, INFORMATION, INTEGRATION, AUTOMATION, MANAGEMENT, GUARANTEE, SUPPORT, PAYMENT.',
      '70:11 MONTHLY | schema error: Must be one of RENEWABLE, NON_RENEWABLE, TIME_DRIVEN, RESPONSE_DRIVEN.',
    ]);
  });
  it('reports a version that is not declared correctly once', () => {
    for (const version of [
      '',
      'syntaxVersion: 2.1\n',
      'syntaxVersion: "9.9"\n',
      'version: "2.1"\n',
    ]) {
      const text = SAMPLE.replace(/^.*\n/, version).replace('version: "2025-spring"\n', '');
      const problems = problemsOf(text).map(({source, line}) => `${source} ${line}`);
      expect(problems, version).toEqual(['playground 1']);
    }
  });
  it('reports expressions that do not compile, both of them', () => {
    const text = SAMPLE.replace(/userContext\['notes'\] </g, "userContext['notes' <");
    const problems = problemsOf(text);
    expect(problems.map(({line, source, page}) => [line, source, page])).toEqual([
      [16, 'expression', {topic: 'expressions'}],
      [17, 'expression', {topic: 'expressions'}],
    ]);
  });
  it('shows no more than a hundred problems of the schema', () => {
    const many = Array.from({length: 300}, (_, at) => `  feature${at}: 5`).join('\n');
    const problems = problemsOf(`syntaxVersion: "2.1"\nfeatures:\n${many}`);
    expect(problems.length).toBeLessThan(110);
    const messages = problems.map(({message}) => message);
    expect(messages).toContain('The file violates the schema in 202 more places.');
  });
  it('gives every document of the corpus problems with places and pages', {timeout: 60_000}, () => {
    for (const document of CORPUS) {
      const problems = problemsOf(document.yaml);
      const errors = problems.filter(({severity}) => severity === 'error');
      for (const parser of PARSERS.filter((each) => document.observed[each] !== ACCEPTED)) {
        const name = parser.replace('@', ' ');
        const reasons = problems.filter(({message}) => message.startsWith(`${name} reads this`));
        expect([...errors, ...reasons], `${document.id}: ${parser}`).not.toEqual([]);
      }
      const keys = errors.map(({from, message}) => `${from} ${message}`);
      expect(new Set(keys).size, document.id).toBe(keys.length);
      for (const {from, to, page, source} of problems) {
        expect(to - from).toBeLessThan(300);
        if (!['playground', 'parser'].includes(source)) expect(page, document.id).toBeDefined();
      }
    }
  });
});

describe('findJavaDifferences', () => {
  const accepted = CORPUS.filter(({observed}) => observed['pricing4ts@0.9.5'] === ACCEPTED);

  it('finds something in a document exactly if another parser rejects it and the schema does not', () => {
    for (const document of accepted) {
      const data = readInput(document.yaml).data!;
      const found = findJavaDifferences(data).filter(({theme}) => theme !== undefined);
      const isRejected = PARSERS.some((parser) => document.observed[parser] !== ACCEPTED);
      if (!isRejected) expect(found, document.id).toEqual([]);
      else if (judge(document).errors.length === 0) expect(found, document.id).not.toEqual([]);
    }
  });
  it('names the theme of the document', () => {
    const themes = readThemes();
    for (const {id, yaml} of accepted) {
      const theme = themes.find(({documents}) => Object.hasOwn(documents, id));
      const found = findJavaDifferences(readInput(yaml).data!).map((each) => each.theme);
      if (theme && found.length > 0 && theme.title !== 'Constraints that were added in 3.0')
        expect(found, id).toContain(theme.title);
    }
  });
  it('recognizes what only JavaScript evaluates, outside strings', () => {
    const find = (expression: string) =>
      findJavaDifferences({plans: {ONE: {}}, features: {one: {expression}}}).map(({path}) =>
        path.join('.'),
      );
    expect(find('userContext.notes < 20')).toEqual(['features.one.expression']);
    expect(find("planContext['features']['a'] === '4h'")).toEqual(['features.one.expression']);
    expect(find("planContext['features']['a\\'b']")).toEqual(['features.one.expression']);
    expect(find("planContext['features']['a.b'] == 'a.b===c' && 1.5 > 0.5")).toEqual([]);
  });
});
