import {mergeFragment} from '../merge';
import {parseAsPricing4ts} from '../schema/dependencies';
import {validatePricing} from '../schema/validate';
import {readSample} from '../testing';
import {describeChange} from './change';
import {PARSERS, type CorpusCase} from './corpus';
import {buildDisagreements, checkThemes, readThemes, type Theme} from './disagreements';
import {countFigures} from './figures';
import {askPricing4ts} from './pricing4ts';

describe('packages/pricing2yaml/src/corpus/themes.json', () => {
  const themes = readThemes();

  it('has text in every field, with paired backticks', () => {
    for (const {title, explanation, advice, documents} of themes) {
      const labels = Object.values(documents);
      expect(labels.length, title).toBeGreaterThan(0);
      for (const text of [title, explanation, advice, ...labels]) {
        expect(text.trim(), title).not.toBe('');
        expect((text.split('`').length - 1) % 2, text).toBe(0);
      }
    }
  });
  const writable = themes.filter(({write}) => write !== undefined);
  it.each(writable.map(({title, write}) => [title, write!] as const))(
    '%s: the sample of the advice is valid',
    (_, write) => {
      const pricing = mergeFragment(readSample('2.1'), write, '');
      expect(validatePricing('2.1', parseAsPricing4ts(pricing))).toEqual([]);
      expect(askPricing4ts(pricing)).toBe('OK');
    },
  );
});

const BASE = 'saasName: NoteHarbor\nplans:\n  STUDIO:\n    price: 8\n';
const CHANGED = BASE.replace('price: 8', 'price: -8');

const document = (
  id: string,
  yaml: string,
  answers: readonly [string, string, string],
  group = '2.1',
): CorpusCase => {
  const observed = Object.fromEntries(PARSERS.map((parser, at) => [parser, answers[at]!]));
  return {id, group, case: id, yaml, observed: observed as CorpusCase['observed']};
};

const corpus = [
  document('c001', BASE, ['OK', 'OK', 'OK']),
  document('c241', BASE, ['OK', 'OK', 'OK'], 'raw'),
  document('c275', `syntaxVersion: "3.0"\n${BASE}`, ['OK', 'OK', 'Unsupported'], '3.0'),
  document('c900', CHANGED, ['OK', 'OK', 'No ']),
  document('c901', CHANGED, ['OK', 'OK', 'No ']),
  document('c902', 'a', ['x.trim is not a function', 'no', '[Exception] Cannot invoke "x"']),
  document('c903', 'b', ['no', 'no', '[Exception] no']),
];

const theme: Theme = {
  title: 'Prices',
  explanation: 'They differ.',
  advice: 'Write 8.',
  documents: {c275: 'The version', c900: 'A price', c901: 'The same price'},
};

describe('checkThemes', () => {
  it('accepts a complete list', () => {
    expect(checkThemes(corpus, [theme])).toEqual([]);
  });
  it('reports what is missing, listed twice, or not a disagreement', () => {
    const file = 'packages/pricing2yaml/src/corpus/themes.json';
    const rest = {c275: 'The version', c900: 'A price'};
    expect(checkThemes(corpus, [{...theme, documents: rest}])).toEqual([
      `${file}: the parsers disagree on c901. Add it to a theme.`,
    ]);
    const again = {...theme, title: 'Again', documents: {c900: 'A price'}};
    expect(checkThemes(corpus, [theme, again])).toEqual([
      `${file}: c900 belongs to "Prices" and to "Again". Keep one.`,
    ]);
    const stale = {...theme, documents: {...theme.documents, c001: 'Nothing'}};
    expect(checkThemes(corpus, [stale])).toEqual([
      `${file}: the parsers do not disagree on c001. Remove it from "Prices".`,
    ]);
  });
});

describe('buildDisagreements', () => {
  it('shows equal documents once, as a change of another document', () => {
    const {answers, themes} = buildDisagreements(corpus, [theme]);
    expect(answers).toEqual(['OK', 'Unsupported', 'No']);
    expect(themes[0]!.documents).toEqual([
      {
        label: 'The version',
        syntax: '3.0',
        base: 1,
        change: '+syntaxVersion: "3.0"',
        answers: [0, 0, 1],
      },
      {
        label: 'A price',
        syntax: '2.1',
        base: 1,
        change: ' plans:\n   STUDIO:\n-    price: 8\n+    price: -8',
        answers: [0, 0, 2],
      },
    ]);
  });
  it('rejects incomplete themes and an incomplete corpus', () => {
    expect(() => buildDisagreements(corpus, [])).toThrow('c275. Add it to a theme.');
    expect(() => buildDisagreements(corpus.slice(1), [theme])).toThrow('no document c001');
  });
});

describe('describeChange', () => {
  it('returns nothing for equal documents', () => {
    expect(describeChange(BASE, BASE.trimEnd())).toBe('');
  });
  it('shortens long removals', () => {
    const long = (items: number) => `${BASE}tags:\n${'  - a\n'.repeat(items)}`;
    const kept = ['-tags:', '-  - a', '-  - a', '-  - a'];
    expect(describeChange(long(4), BASE).split('\n')).toEqual([...kept, '-  - a']);
    expect(describeChange(long(9), BASE).split('\n')).toEqual([...kept, '… 6 more lines removed']);
  });
});

it('countFigures counts verdicts, repeated texts and equal messages', () => {
  expect(countFigures(corpus)).toEqual({
    documents: 7,
    distinct: 5,
    allAccept: 2,
    allReject: 2,
    disagree: 3,
    sameTextInPricing4ts: 1,
    sameTextInBothLanguages: 1,
    runtimeMessages: {'pricing4ts@0.9.5': 1, 'pricing4ts@0.10.4': 0, 'Pricing4Java@5.5.2': 1},
    syntax30: {documents: 1, acceptedBy095: 1, acceptedByJava: 0, acceptedBy095Only: 0},
  });
});
