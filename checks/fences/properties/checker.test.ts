import {problemsIn} from '../fixture';
import {propertiesChecker} from './checker';

const problemsOf = (code: string) =>
  problemsIn(`\`\`\`properties\n${code}\n\`\`\``, [propertiesChecker]);

describe('propertiesChecker', () => {
  it('accepts keys with values, comments and empty lines', () => {
    const code = '# a comment\n! another\n\na.b = c=d\nempty=\nurl=http://x#y\n';
    expect(problemsOf(code)).toEqual([]);
  });
  it.each([
    ['a: b', /^2: .* not key=value/],
    ['a=b # why', /^2: .* Put comments on a separate line/],
    ['a=b,\\\nc=d', /^2: .* continues on the next line/],
    ['a=1\na=2', /^3: .* has a key of a line above/],
  ])('rejects %j', (code, problem) => {
    expect(problemsOf(code)).toEqual([expect.stringMatching(problem)]);
  });
});
