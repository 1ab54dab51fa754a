import {describe, expect, it} from 'vitest';
import {SYNTAX_VERSIONS, fieldsOf, findField, sameFieldElsewhere} from './fields';
import {fieldHeadingId, specificationId} from './address';
import {historySentences, statusWord, supportSentence} from './wording';

describe('addresses', () => {
  it('make a page and a heading of version and path', () => {
    expect(specificationId('2.1')).toBe('api/Pricing2Yaml/pricing2yaml-v21-specification');
    expect(fieldHeadingId('features.<name>.type')).toBe('features-name-type');
    expect(fieldHeadingId('saasName')).toBe('saasName');
  });
  it.each(SYNTAX_VERSIONS)('%s: no two fields share a heading id', (version) => {
    const ids = fieldsOf(version).map(({headingId}) => headingId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(50);
  });
});

describe('findField', () => {
  it('gives the facts of one version', () => {
    expect(findField('usageLimits.<name>.type', '2.1')).toMatchObject({
      version: '2.1',
      headingId: 'usageLimits-name-type',
      status: 'required',
      since: '1.0',
    });
    const values = (version: string) =>
      findField('usageLimits.<name>.type', version).values.map(([value]) => value);
    expect(values('2.1')).toEqual(['RENEWABLE', 'NON_RENEWABLE', 'TIME_DRIVEN', 'RESPONSE_DRIVEN']);
    expect(values('3.0')).toEqual(['RENEWABLE', 'NON_RENEWABLE']);
  });
  it('knows which releases read a field', () => {
    const support = (path: string, version: string) => findField(path, version).support;
    expect(support('currency', '2.1').pricing4ts.releases).toBe('0.6.0 to 0.10.4');
    expect(support('currency', '3.0').pricing4java).toEqual({reads: false});
    expect(support('custom', '3.0').pricing4ts.releases).toBe('0.10.4');
    expect(support('features.<name>.render', '2.1').pricing4java.reads).toBe(false);
    expect(support('starts', '1.1').pricing4ts.reads).toBe(false);
  });
  it('names the choices when there is no such field or version', () => {
    expect(() => findField('plans.<name>.cost', '2.1')).toThrow(/no field .*plans\.<name>\.price/);
    expect(() => findField('custom', '2.1')).toThrow('Pricing2Yaml 2.1 has no field "custom"');
    expect(() => findField('custom', '4.0')).toThrow('Choose one of 1.0, 1.1, 2.0, 2.1, 3.0');
  });
});

describe('sameFieldElsewhere', () => {
  it('leaves out the version itself and those without the field', () => {
    const versions = (path: string, version: string) =>
      sameFieldElsewhere(findField(path, version)).map((address) => address.version);
    expect(versions('currency', '2.0')).toEqual(['1.0', '1.1', '2.1', '3.0']);
    expect(versions('plans.<name>.price', '2.0')).toEqual(['2.1', '3.0']);
    expect(versions('custom', '3.0')).toEqual([]);
    expect(sameFieldElsewhere(findField('syntaxVersion', '2.1'))).toEqual([
      {
        version: '3.0',
        documentId: 'api/Pricing2Yaml/pricing2yaml-v30-specification',
        headingId: 'syntaxVersion',
      },
    ]);
  });
});

describe('wording', () => {
  it('says what a library does', () => {
    expect(supportSentence({reads: true, releases: '0.10.4', note: 'Keeps it.'})).toBe(
      '0.10.4. Keeps it.',
    );
    expect(supportSentence({reads: false})).toBe('Not read.');
  });
  it('tells the history of a field', () => {
    expect(historySentences(findField('createdAt', '2.1'))).toEqual([
      'Since 1.1. Replaces `day`, `month` and `year`.',
    ]);
    expect(historySentences(findField('hasAnnualPayment', '1.0'))).toEqual([
      'Since 1.0.',
      'Removed in 2.0. Write `billing`.',
    ]);
    expect(historySentences(findField('version', '2.0'))[1]).toMatch(/^Changed in 2\.1\. /);
    expect(statusWord(findField('plans', '2.1'))).toBe('Conditional');
  });
  it('closes every piece of code', () => {
    for (const field of SYNTAX_VERSIONS.flatMap(fieldsOf)) {
      const {pricing4ts, pricing4java} = field.support;
      const texts = [
        field.description,
        field.type,
        field.condition,
        field.default,
        pricing4ts.note,
        pricing4java.note,
        ...field.rules,
        ...historySentences(field),
        ...field.values.map(([, meaning]) => meaning),
      ];
      for (const text of texts) {
        expect(((text ?? '').split('`').length - 1) % 2, `${field.path}: ${text}`).toBe(0);
      }
    }
  });
});
