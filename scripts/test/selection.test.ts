import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {EVERYTHING, SUITES, describeOmissions, isHarmless, select} from './selection';
import {root} from '../../lib/root';

const markdown = [
  {file: 'docs/docs/a.md', text: '```yaml from=samples/pricing/a.yml\n```'},
  {file: 'docs/docs/b.md', text: '```ts from="bench/scale/grow.ts#x"\n```'},
  {file: 'blog/c.md', text: 'text'},
];

describe('select', () => {
  it('checks a changed page alone, and none of the slow tests', () => {
    const selection = select(['docs/docs/a.md'], markdown);
    expect(selection.fences).toEqual(['docs/docs/a.md']);
    expect(selection.prose).toEqual(['docs/docs/a.md']);
    expect(selection.omitted).toEqual(SUITES);
  });
  it('checks the pages that quote a changed file', () => {
    expect(select(['bench/scale/grow.ts'], markdown).fences).toEqual(['docs/docs/b.md']);
  });
  it.each(['samples/pricing/a.yml', 'markdown/fences.ts', 'package-lock.json', 'site/versions.ts'])(
    'checks all fences when %s changed',
    (file) => expect(select([file], markdown).fences).toBe('all'),
  );
  it('checks all prose when a rule or the dictionary changed', () => {
    expect(select(['checks/markdown/words.txt'], markdown).prose).toBe('all');
    expect(select(['cspell.config.mjs'], markdown).prose).toBe('all');
  });
  it('runs every test for a file that nobody declared harmless', () => {
    expect(select(['new-file.ts'], markdown).omitted).toEqual([]);
    expect(select(['docs/docs/a.md', 'tsconfig.json'], markdown).omitted).toEqual([]);
  });
  it('checks the pages that link to a file which may be gone, and no others', () => {
    const linking = {file: 'docs/docs/d.md', text: 'See [gone](../docs/gone.md#part).'};
    const pages = [...markdown, linking];
    const selection = select(['docs/docs/gone.md'], pages);
    expect(selection.fences).toEqual([]);
    expect(selection.prose).toEqual(['docs/docs/d.md']);
    const there = {file: 'docs/docs/gone.md', text: 'text'};
    expect(select(['docs/docs/gone.md'], [...pages, there]).prose).toEqual(['docs/docs/gone.md']);
  });
});

describe('describeOmissions', () => {
  it('says what is left out, and nothing when all is checked', () => {
    const lines = describeOmissions(select(['docs/docs/a.md'], markdown), 3, 'main abc');
    expect(lines.join('\n')).toContain('unit tests in checks/fences');
    expect(lines.join('\n')).toContain('fences of 2 of 3 Markdown files: unchanged since main abc');
    expect(describeOmissions(EVERYTHING, 3, 'main abc')).toEqual([]);
  });
});

/** Files that a module imports, directly or not, relative to the root. */
function importsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) {
    return seen;
  }
  seen.add(file);
  if (!/\.tsx?$/.test(file)) {
    return seen;
  }
  const text = readFileSync(path.join(root, file), 'utf8');
  for (const [, target] of text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
    const base = path.join(path.dirname(file), target!);
    const found = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
      .flatMap((suffix) => [base + suffix, base.replace(/\.js$/, '') + suffix])
      .find((candidate) => /\.\w+$/.test(candidate) && existsSync(path.join(root, candidate)));
    if (found !== undefined) {
      importsOf(found, seen);
    }
  }
  return seen;
}

describe('SUITES', () => {
  it.each(SUITES)('$folder imports nothing that is declared harmless', (suite) => {
    const tests = readdirSync(path.join(root, suite.folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => path.join(suite.folder, file));
    const imported = new Set(tests.flatMap((file) => [...importsOf(file)]));
    expect(imported.size).toBeGreaterThan(tests.length);
    expect([...imported].filter((file) => isHarmless(suite, file))).toEqual([]);
  });
  it('declares only paths that exist', () => {
    const paths = SUITES.flatMap(({harmless}) => harmless);
    expect(paths.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});
