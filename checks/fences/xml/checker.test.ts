import {describe, expect, it} from 'vitest';
import {xmlErrors} from './checker';

describe('xmlErrors', () => {
  it.each([
    '<?xml version="1.0" encoding="UTF-8"?>\n<configuration>\n  <root level="WARN"/>\n</configuration>',
    '<groupId>com.noteharbor</groupId>\n<!-- several elements -->\n<version>1.0.0</version>',
  ])('accepts %j', (code) => {
    expect(xmlErrors(code)).toEqual([]);
  });
  it.each([
    ['<a>\n  <b></c>\n</a>', 2],
    ['<a>\n  <b>\n</a>\n', 3],
    ['<a>\n', 2],
    ['<a b=c/>', 1],
    ['<?xml version="1.0"?>\n<a/>\n<b/>', 3],
    ['<a>\n&nbsp;</a>', 2],
  ])('rejects %j', (code, line) => {
    expect(xmlErrors(code)).toEqual([
      {line, message: expect.stringMatching(/^not well-formed XML: \D/) as string},
    ]);
  });
});
