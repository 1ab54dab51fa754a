import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {retrievePricingFromPath} from 'pricing4ts/server';
import {describe, expect, it} from 'vitest';
import {mergeFragment} from '../merge';
import type {CorpusCase} from './agreement';
import {buildConformance, checkThemes, findDisagreements, type Theme} from './disagreements';
import {parseAsPricing4ts} from '../schema/dependencies';
import {countDifferences, describeChange} from './diff';
import {validatePricing} from '../schema/validate';
import {root} from '../../lib/root';

function readText(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

const {cases} = JSON.parse(readText('pricing2yaml/corpus/documents.json')) as {
  cases: CorpusCase[];
};
const themes = JSON.parse(readText('pricing2yaml/corpus/themes.json')) as Theme[];

describe('pricing2yaml/corpus/themes.json', () => {
  it('has every disagreement of the corpus in exactly one theme', () => {
    expect(checkThemes(cases, themes)).toEqual([]);
    expect(findDisagreements(cases).length).toBeGreaterThan(100);
  });
  it('says something in every field', () => {
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
    '%s: what to write is valid',
    (_, write) => {
      const host = readText('samples/pricing/noteharbor-2.1.yml');
      const pricing = mergeFragment(host, write, '');
      expect(validatePricing('2.1', parseAsPricing4ts(pricing))).toEqual([]);
      const folder = mkdtempSync(path.join(tmpdir(), 'pricing-'));
      try {
        const file = path.join(folder, 'pricing.yml');
        writeFileSync(file, pricing);
        expect(() => retrievePricingFromPath(file)).not.toThrow();
      } finally {
        rmSync(folder, {recursive: true});
      }
    },
  );
});

const BASE = 'saasName: NoteHarbor\nplans:\n  STUDIO:\n    price: 8\n';
const CHANGED = BASE.replace('price: 8', 'price: -8');

function document(id: string, yaml: string, java: string, group = '2.1'): CorpusCase {
  const observed = {
    'pricing4ts@0.9.5': 'OK',
    'pricing4ts@0.10.4': 'OK',
    'Pricing4Java@5.5.2': java,
  };
  return {id, group, case: id, yaml, observed};
}

const corpus = [
  document('c001', BASE, 'OK'),
  document('c241', BASE, 'OK', 'raw'),
  document('c275', `syntaxVersion: "3.0"\n${BASE}`, 'Unsupported', '3.0'),
  document('c900', CHANGED, 'No '),
  document('c901', CHANGED, 'No '),
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
  it('reports what is missing, twice there, or no disagreement', () => {
    const file = 'pricing2yaml/corpus/themes.json';
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

describe('buildConformance', () => {
  const {themes: shown, ...data} = buildConformance(corpus, [theme]);

  it('counts, and keeps each answer once', () => {
    expect(data).toMatchObject({documents: 5, disagreements: 3});
    expect(data.answers).toEqual(['OK', 'Unsupported', 'No']);
  });
  it('joins documents with the same text', () => {
    expect(shown[0]!.documents.map(({ids}) => ids)).toEqual([['c275'], ['c900', 'c901']]);
    expect(shown[0]!.documents[1]).toEqual({
      ids: ['c900', 'c901'],
      label: 'A price',
      base: 1,
      lines: [
        [' ', 'plans:'],
        [' ', '  STUDIO:'],
        ['-', '    price: 8'],
        ['+', '    price: -8'],
      ],
      answers: [0, 0, 2],
    });
  });
  it('shows a base document as a change of another one', () => {
    expect(shown[0]!.documents[0]).toMatchObject({base: 1, lines: [['+', 'syntaxVersion: "3.0"']]});
  });
  it('says which document the corpus lacks', () => {
    expect(() => buildConformance(corpus.slice(1), [theme])).toThrow('no document c001');
  });
});

describe('describeChange', () => {
  it('finds nothing in equal documents', () => {
    expect(describeChange(BASE, BASE)).toEqual([]);
    expect(countDifferences(BASE, BASE)).toBe(0);
  });
  it('cuts long removals', () => {
    const long = `${BASE}tags:\n${'  - a\n'.repeat(9)}`;
    expect(describeChange(long, BASE)).toEqual([
      ['-', 'tags:'],
      ['-', '  - a'],
      ['-', '  - a'],
      ['-', '  - a'],
      ['…', '6 more lines left out'],
    ]);
    expect(countDifferences(long, BASE)).toBe(10);
  });
});
