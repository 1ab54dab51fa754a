import {load, type YAMLException} from 'js-yaml';
import {readCorpus, type CorpusCase} from '@pricing4saas/pricing2yaml/corpus/corpus';
import {readSample} from '@pricing4saas/pricing2yaml/testing';
import {installInterpreter, readPricing} from './library';
import {withGlobals} from './testing';

withGlobals();

describe('readPricing', () => {
  /** Documents with another result in `retrievePricingFromYaml`, which does not update. */
  const WITHOUT_UPDATE = new Set([
    'syntaxVersion missing',
    'syntaxVersion "9.9"',
    'syntax 9.9',
    'raw empty doc',
  ]);

  /** The result for a document in the form in which the corpus records it. */
  function resultOf({yaml}: CorpusCase): string {
    try {
      const result = readPricing(load(yaml));
      return 'message' in result ? result.message : 'OK';
    } catch (error) {
      // The corpus also has the excerpts of js-yaml.
      return (error as YAMLException).message.split('\n\n')[0]!;
    }
  }

  it('has the messages of the library for the documents of the corpus', () => {
    const cases = readCorpus().filter((document) => !WITHOUT_UPDATE.has(document.case));
    const results = (edit: (text: string) => string) => ({
      actual: cases.map((document) => edit(resultOf(document))),
      expected: cases.map(({observed}) => edit(observed['pricing4ts@0.9.5'].split('\n\n')[0]!)),
    });
    const exact = results((text) => text);
    expect(exact.actual).toEqual(exact.expected);
    expect(cases.length).toBeGreaterThan(300);
    installInterpreter();
    // The reasons of the interpreter are its own.
    const formulas = /(?<=Error evaluating the price formula: ).*/;
    const withInterpreter = results((text) => text.replace(formulas, ''));
    expect(withInterpreter.actual).toEqual(withInterpreter.expected);
  });

  it('runs no code of the file with the interpreter', () => {
    installInterpreter();
    const formula = (price: string) =>
      readSample('2.1').replace('price: 14.0', `price: "${price}"`);
    for (const code of ["(globalThis.PWNED='#x', 7)", "[].constructor.constructor('#x')()"]) {
      expect(readPricing(load(formula(code)))).toMatchObject({
        pricing: {plans: {TEAM: {price: 'unknown'}}},
        unknownPrices: [['plans', 'TEAM']],
      });
    }
    expect(globalThis).not.toHaveProperty('PWNED');
    expect(readPricing(load(formula("'#' == '#' ? 7 : 8")))).toMatchObject({
      pricing: {plans: {TEAM: {price: 7}}},
    });
  });
});
