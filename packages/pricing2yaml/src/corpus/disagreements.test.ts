import {mergeFragment} from '../merge';
import {parseAsPricing4ts} from '../schema/dependencies';
import {validatePricing} from '../schema/validate';
import {readSample} from '../testing';
import {PARSERS, type CorpusCase} from './corpus';
import {buildDisagreements, checkThemes, readThemes, type Theme} from './disagreements';
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
];

const theme: Theme = {
  title: 'Prices',
  explanation: 'They differ.',
  advice: 'Write 8.',
  documents: {c275: 'The version', c900: 'A price', c901: 'The same price'},
};

it('checkThemes reports what is missing, listed twice, or not a disagreement', () => {
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

it('buildDisagreements rejects incomplete themes and an incomplete corpus', () => {
  expect(() => buildDisagreements(corpus, [])).toThrow('c275. Add it to a theme.');
  expect(() => buildDisagreements(corpus.slice(1), [theme])).toThrow('no document c001');
});
