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
  it('reports a code block that is missing', () => {
    expect(problemsOf(SECOND)).toEqual([
      expect.stringContaining(`remove ${hashOf(fencesOf(FIRST)[0]!)}`),
    ]);
  });
  it('reports the code blocks of a page without hashes', () => {
    expect(problemsOf(FIRST.replace('1', '2') + SECOND, NEW)).toHaveLength(2);
  });
  it('compares a renamed page with the hashes of its former name', () => {
    const [third, fourth] = [FIRST.replace('1', '3'), FIRST.replace('1', '4')];
    const hashes = fencesOf(FIRST + SECOND + third).map(hashOf);
    const problemsWith = (name: string, text: string) =>
      frozenProblems(fencesOf(text, NEW), {commit: 'a', versions: {'0.1': {[name]: hashes}}});
    expect(problemsWith(FILE, FIRST + SECOND + third)).toEqual([]);
    expect(problemsWith('README.md', FIRST + SECOND + third)).toHaveLength(3);
    const [changed, ...others] = problemsWith(FILE, FIRST + SECOND + third + fourth);
    expect(changed?.message).toMatch(`add "${hashOf(fencesOf(fourth)[0]!)}" to "${FILE}" in`);
    expect(others).toEqual([]);
  });
});
