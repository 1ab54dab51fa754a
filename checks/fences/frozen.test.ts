import {parseFences} from '../../markdown/fences';
import {frozenProblems, hashOf} from './frozen';

const FILE = 'versioned_docs/version-0.1/page.md';
const NEW = 'versioned_docs/version-0.1/new.md';
const FIRST = '```java statements\nint notes = 1;\n```\n';
const SECOND = '```text output\n1\n```\n';

const fencesOf = (text: string, file = FILE) => parseFences(file, text, '0.1');

describe('frozenProblems', () => {
  const record = {
    commit: 'abc123',
    versions: {'0.1': {[FILE]: fencesOf(FIRST + SECOND).map(hashOf)}},
  };
  const problemsOf = (text: string, file?: string) =>
    frozenProblems(fencesOf(text, file), record).map(({line, message}) => `${line}: ${message}`);

  it('accepts the proved code blocks in any place', () => {
    expect(problemsOf(`Text\n\n${SECOND}\nMore text\n\n${FIRST}`)).toEqual([]);
  });
  it.each([
    ['code', FIRST.replace('1', '2')],
    ['metadata', FIRST.replace('statements', 'statements run')],
    ['language', FIRST.replace('java', 'kotlin')],
  ])('reports changed %s, the commit that proves it, and the new hash', (_part, changed) => {
    const [first, second, ...others] = problemsOf(`Text\n\n${changed}${SECOND}`);
    expect(first).toMatch(/^3: this code block has changed\. Docs 0\.1 are frozen/);
    expect(first).toContain(`copy of commit abc123, and run "npm run check:fences -- ${FILE}"`);
    expect(first).toContain(`add "${hashOf(fencesOf(changed)[0]!)}"`);
    expect(second).toContain(`remove ${hashOf(fencesOf(FIRST)[0]!)}`);
    expect(others).toEqual([]);
  });
  it('reports the code blocks of a page without hashes, which can be a renamed one', () => {
    const problems = problemsOf(FIRST + SECOND, NEW);
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatch(/ If the file was renamed, rename its entry there instead\.$/);
  });
});
