import {checkFixture, problemsIn} from '../fixture';
import {jsonChecker} from '../json/checker';
import {yamlChecker} from './checker';

const checkers = [yamlChecker, jsonChecker];

/** The tests run the real parsers. Pricing4Java starts a JVM. */
describe('yamlChecker', {timeout: 60_000}, () => {
  it.each(['good.md', 'bad.md'])('finds every expected mistake in %s, and no other', (file) => {
    const fixture = `yaml/fixtures/${file}`;
    const {expected, found} = checkFixture(fixture, '2.0.1', checkers);
    expect([...new Set(found)].sort()).toEqual([...new Set(expected)].sort());
  });
  it('checks with the schema and both parsers', () => {
    const found = problemsIn(
      '```yaml fragment=2.1\nplans:\n  STUDIO:\n    price: null\n```',
      checkers,
    );
    expect(found.map((problem) => problem.split(' ')[1])).toEqual([
      'schema',
      'pricing4ts',
      'pricing4java',
    ]);
  });
});
