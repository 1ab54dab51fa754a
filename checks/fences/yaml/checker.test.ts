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
  it('reports a mistyped key, but not that the metadata is missing', () => {
    const found = problemsIn('```yaml fragmnet=2.1\nplans: {}\n```', checkers);
    expect(found).toEqual([expect.stringMatching(/^1: .*fragmnet.* Did you mean "fragment"\?/)]);
  });
  it('reports an expression that reads what the pricing does not have', () => {
    const code =
      "features:\n  notes:\n    expression: \"planContext['usageLimits']['maxNote'] > 0\"";
    expect(problemsIn(`\`\`\`yaml fragment=2.1\n${code}\n\`\`\``, checkers)).toEqual([
      expect.stringMatching(/^4: the pricing has no usage limit "maxNote".* mean "maxNotes"\?/),
    ]);
  });
  it('reports a pricing without contents', () => {
    const found = problemsIn('```yaml pricing=2.1\n```', checkers);
    expect(found).toEqual([expect.stringMatching(/^\d: not a pricing that parsers accept/)]);
  });
  it('checks with the schema and both parsers', () => {
    const found = problemsIn(
      '```yaml fragment=2.1\nplans:\n  STUDIO:\n    price: null\n```',
      checkers,
    );
    expect(found).toEqual([
      expect.stringMatching(
        /^4: .*write invalid-fragment=2.1 .*\n {2}schema: .*\n {2}pricing4ts: .*\n {2}pricing4java: /,
      ),
    ]);
  });
  it.each([
    ['fragment=2.1 at=plans.STUDIO', 'description: A\nprice: null', 3],
    ['other="a list"', 'a: 1\nb: c: 2', 3],
    ['fragment=2.1', 'plans:\n\tSTUDIO: {}', 3],
  ])('names the line of a mistake in %s: %j', (metadata, code, line) => {
    const found = problemsIn(`\`\`\`yaml ${metadata}\n${code}\n\`\`\``, checkers);
    expect(found).toEqual([expect.stringMatching(`^${line}: not .*\\. (?:Correct|Indent) `)]);
  });
});
