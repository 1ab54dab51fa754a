import {describe, expect, it} from 'vitest';
import {parseFences} from '../../../markdown/fences';
import {checkProperties, propertiesChecker} from './checker';

describe('checkProperties', () => {
  it('accepts keys with values, comments and empty lines', () => {
    expect(
      checkProperties('# a comment\n! another\n\na.b = c=d\nempty=\nurl=http://x#y\n'),
    ).toEqual([]);
  });
  it.each([
    ['a', 'not key=value'],
    ['a: b', 'not key=value'],
    ['=b', 'not key=value'],
    ['a=b # why', 'put comments on a separate line'],
    ['a=b,\\\nc=d', 'continues on the next line'],
    ['a=1\na=2', 'is already in line 1'],
  ])('rejects %j', (text, message) => {
    expect(checkProperties(text)).toEqual([
      {line: expect.any(Number) as number, message: expect.stringContaining(message) as string},
    ]);
  });
});

describe('propertiesChecker', () => {
  it('returns the line of the page', async () => {
    const fences = parseFences('page.md', '# A\n\n```properties\na=1\nb\n```', '2.0.1');
    const context = {root: '', requireTools: true, skip: () => {}};
    expect(await propertiesChecker.check(fences, context)).toMatchObject([
      {file: 'page.md', line: 5},
    ]);
  });
});
