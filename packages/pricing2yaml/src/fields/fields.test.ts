import {SYNTAX_VERSIONS} from '../schema/model';
import {fieldsOf, findField} from './fields';
import {factSheet} from './sheet';

it('findField lists the fields or versions that exist if there is no match', () => {
  expect(() => findField('plans.<name>.cost', '2.1')).toThrow(/no field .*plans\.<name>\.price/);
  expect(() => findField('custom', '2.1')).toThrow('Pricing2Yaml 2.1 has no field "custom"');
  expect(() => findField('custom', '4.0')).toThrow('Choose one of 1.0, 1.1, 2.0, 2.1, 3.0');
});

describe('factSheet', () => {
  it('lists the other versions that have the field', () => {
    const versions = (path: string, version: string) => factSheet(path, version).elsewhere;
    expect(versions('currency', '2.0')).toEqual(['1.0', '1.1', '2.1', '3.0']);
    expect(versions('plans.<name>.price', '2.0')).toEqual(['2.1', '3.0']);
    expect(versions('custom', '3.0')).toEqual([]);
  });
  it('contains the releases that read the field', () => {
    expect(factSheet('currency', '2.1').pricing4ts).toMatch(/^0\.6\.0 to 0\.10\.4\. Accepts/);
    expect(factSheet('currency', '3.0').pricing4java).toBe('Not read.');
    expect(factSheet('custom', '3.0').pricing4ts).toMatch(/^0\.10\.4\. Earlier/);
  });
  it('contains the history of the field', () => {
    const history = (path: string, version: string) => factSheet(path, version).history;
    expect(history('createdAt', '2.1')).toEqual(['Since 1.1. Replaces `day`, `month` and `year`.']);
    expect(history('hasAnnualPayment', '1.0')).toEqual([
      'Removed in 2.0. Write `billing` instead.',
    ]);
    expect(factSheet('hasAnnualPayment', '1.0').since).toBe('1.0');
    expect(history('version', '2.0')[0]).toMatch(/^Changed in 2\.1\. /);
  });
  it('names the libraries that read the field, and whether they differ', () => {
    const support = (path: string, version: string) => factSheet(path, version).support;
    expect(support('billing', '2.1')).toBe('Supported by both libraries');
    expect(support('currency', '2.1')).toMatch(/^Supported by both .*, with differences$/);
    expect(support('features.<name>.value', '2.1')).toMatch(/^Supported by only Pricing4TS/);
  });
  it('contains the condition of the field among its rules', () => {
    expect(factSheet('features.<name>.docUrl', '2.1').rules).toMatch(/^Used only if .*Must start/);
  });
  it('closes every piece of code', () => {
    for (const version of SYNTAX_VERSIONS) {
      for (const {path, description} of fieldsOf(version)) {
        const {values, ...sheet} = factSheet(path, version);
        const texts = [
          description,
          ...Object.values(sheet).flat(),
          ...values.map(([, text]) => text),
        ];
        for (const text of texts)
          expect(((text ?? '').split('`').length - 1) % 2, `${path}: ${text}`).toBe(0);
      }
    }
  });
});
