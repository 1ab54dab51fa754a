import {problemsIn} from '../fixture';
import {xmlChecker} from './checker';

const problemsOf = (code: string) => problemsIn(`\`\`\`xml\n${code}\n\`\`\``, [xmlChecker]);

describe('xmlChecker', () => {
  it('accepts several elements', () => {
    const code = '<a>b</a>\n<!-- several elements -->\n<version>1.0.0</version>';
    expect(problemsOf(code)).toEqual([]);
  });
  it.each([
    ['<a>\n  <b></c>\n</a>', 2],
    ['<a>\n  <b>\n</a>\n', 3],
    ['<?xml version="1.0"?>\n<a/>\n<b/>', 3],
    ['<a>\n&nbsp;</a>', 2],
  ])('rejects %j', (code, line) => {
    expect(problemsOf(code)).toEqual([
      expect.stringMatching(`^${line + 1}: not well-formed XML: \\D`),
    ]);
  });
});
