import {spawnSync} from 'node:child_process';
import {readdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {root} from '../../lib/root';
import {temporaryFolder} from '../../lib/testing';
import {readImports} from './imports';
import {problemsIn} from './problems';
import {FENCE_PROGRAM, narrow, select} from './selection';
import {CHECKS, callsOf} from './steps';

const IMPORTS: Record<string, readonly string[]> = {
  [FENCE_PROGRAM]: ['markdown/fences.ts', 'packages/a/src/a.ts'],
  'src/a.test.ts': ['src/a.ts', 'site/footer.ts'],
};
const TEXTS: Record<string, string> = {
  'checks/b.test.ts': "import '../lib/root'; read('docs/docs/b.md')",
  'src/a.ts': "const FOLDER = 'api/guides';",
};
const repository = {
  markdown: new Map([
    ['docs/docs/a.md', '```yaml from=samples/pricing/a.yml\n```'],
    ['docs/docs/b.md', '```ts from="bench/figures.ts#x"\n```'],
    ['blog/c.md', 'text'],
  ]),
  tests: new Map([
    ['src/a.test.ts', ''],
    ['checks/b.test.ts', "import '../lib/root'; read('docs/docs/b.md')"],
  ]),
  imports: (entry: string) => new Set(IMPORTS[entry]),
  textOf: (file: string) => TEXTS[file] ?? '',
  exists: () => true,
};
const selected = (...changed: string[]) => select(changed, repository);
const NOTHING = {types: [], lint: [], format: [], fences: [], prose: [], unit: []};

describe('select', () => {
  it('selects only the changed page, if no test names it', () => {
    const page = ['docs/docs/a.md'];
    expect(selected(...page)).toEqual({...NOTHING, format: page, fences: page, prose: page});
  });
  it('selects the tests that name a page', () => {
    expect(selected('docs/docs/b.md').unit).toEqual(['checks/b.test.ts']);
  });
  it('selects the tests that import a file with the folder of a page', () => {
    expect(selected('docs/api/guides/c.md').unit).toEqual(['src/a.test.ts']);
  });
  it('selects no code blocks and no prose for a file that they do not use', () => {
    const file = ['site/footer.ts'];
    expect(selected(...file)).toEqual({
      ...NOTHING,
      types: 'all',
      lint: file,
      format: file,
      // The second one reads files.
      unit: ['src/a.test.ts', 'checks/b.test.ts'],
    });
  });
  it('selects the pages that quote a changed file', () => {
    expect(selected('bench/figures.ts').fences).toEqual(['docs/docs/b.md']);
  });
  it.each([
    'samples/pricing/a.yml',
    'markdown/fences.ts',
    'package-lock.json',
    'packages/a/src/data.json',
  ])('selects all fences when %s changed', (file) => expect(selected(file).fences).toBe('all'));
  it.each(['checks/markdown/words.txt', 'cspell.config.mjs', '.markdownlint-cli2.mjs'])(
    'selects all prose when %s changed',
    (file) => expect(selected(file).prose).toBe('all'),
  );
  it('selects all prose when a file is deleted, because any page may link to it', () => {
    const changed = ['docs/docs/gone.md'];
    expect(select(changed, {...repository, exists: () => false}).prose).toBe('all');
  });
});

describe('narrow', () => {
  const commands = (selection: Parameters<typeof narrow>[1]) =>
    Object.fromEntries(
      narrow(CHECKS, selection).map((step) => [step.name, callsOf(step)[0]!.flat()]),
    );
  it('keeps all steps without a selection', () => expect(narrow(CHECKS, {})).toEqual(CHECKS));
  it('passes the files, and drops steps without files', () => {
    const narrowed = commands({fences: ['a.md', 'b c.md'], prose: [], unit: ['a.test.ts']});
    expect(narrowed.fences!.slice(-3)).toEqual([FENCE_PROGRAM, './a.md', './b c.md']);
    expect(narrowed.unit!.slice(-2)).toEqual(['run', './a.test.ts']);
    expect(narrowed).not.toHaveProperty('prose');
    expect(narrowed.types).toEqual(callsOf(CHECKS[0]!)[0]!.flat());
  });
});

it('the name of a file is neither a command nor an option nor a pattern', () => {
  const names = [
    '"$(touch ran)\' ñ 日.md',
    '&touch ran;.md',
    '--check=[a]*.md',
    '!a`touch ran`.md',
  ];
  const folder = temporaryFolder(Object.fromEntries(names.map((name) => [name, '*  a\n'])));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const format = CHECKS.find(({name}) => name === 'format')!;
  const [call] = callsOf({...format, files: names});
  const {stderr} = spawnSync(...call!, {cwd: folder, encoding: 'utf8'});
  const unformatted = names.map((name) => `${name}:1: The file is not formatted`);
  expect(problemsIn(stderr)).toEqual(unformatted.map((text) => expect.stringContaining(text)));
  expect(readdirSync(folder)).not.toContain('ran');
});

it('readImports follows the imports of the program that checks code blocks', async () => {
  const files = (await readImports(root, [FENCE_PROGRAM]))(FENCE_PROGRAM);
  expect(files).toContain('checks/fences/check.ts');
  expect(files).toContain('checks/fences/checker.ts');
  expect(files).toContain('packages/pricing2yaml/src/merge.ts');
  expect(files).not.toContain('site/footer.ts');
});
