import {describe, expect, it} from 'vitest';
import {narrow, select} from './selection';
import {CHECKS} from './steps';

const markdown = new Map([
  ['docs/docs/a.md', '```yaml from=samples/pricing/a.yml\n```'],
  ['docs/docs/b.md', '```ts from="bench/figures.ts#x"\n```'],
  ['blog/c.md', 'text'],
]);
const selected = (...changed: string[]) => select(changed, markdown, () => true);

describe('select', () => {
  it('selects only the changed page', () => {
    const page = ['docs/docs/a.md'];
    expect(selected(...page, 'src/css/site.css')).toEqual({fences: page, prose: page});
  });
  it('selects the pages that quote a changed file', () => {
    expect(selected('bench/figures.ts')).toEqual({fences: ['docs/docs/b.md'], prose: []});
  });
  it.each([
    'samples/pricing/a.yml',
    'markdown/fences.ts',
    'package-lock.json',
    'site/versions/index.ts',
  ])('selects all fences when %s changed', (file) => expect(selected(file).fences).toBe('all'));
  it.each(['checks/markdown/words.txt', 'cspell.config.mjs', '.markdownlint-cli2.mjs'])(
    'selects all prose when %s changed',
    (file) => expect(selected(file)).toEqual({fences: [], prose: 'all'}),
  );
  it('selects all prose when a file is deleted, because any page may link to it', () => {
    expect(select(['docs/docs/gone.md'], markdown, () => false).prose).toBe('all');
  });
});

describe('narrow', () => {
  const commands = (selection: Parameters<typeof narrow>[1]) =>
    Object.fromEntries(narrow(CHECKS, selection, 'abc').map(({name, command}) => [name, command]));
  it('keeps all steps for a complete selection', () => {
    expect(narrow(CHECKS, {fences: 'all', prose: 'all'}, 'abc')).toEqual(CHECKS);
  });
  it('passes the files, and lets Vitest select among the fence tests', () => {
    const narrowed = commands({fences: ['a.md', 'b c.md'], prose: []});
    expect(narrowed.fences).toMatch(/check:fences -- "a\.md" "b c\.md"$/);
    expect(narrowed).not.toHaveProperty('prose');
    expect(narrowed.unit).toContain('--exclude "checks/fences/**"');
    expect(narrowed['unit-fences']).toMatch(/^vitest run .*checks\/fences --changed abc$/);
    expect(narrowed.types).toBe(CHECKS[0]!.command);
  });
});
