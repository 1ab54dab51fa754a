import {spawnSync} from 'node:child_process';
import {readdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../lib/repository';
import {readText, root} from '../../lib/root';
import {temporaryFolder} from '../../lib/testing';
import {problemsIn} from './problems';
import {FENCE_HOSTS, describeSelection, narrow, select} from './selection';
import {CHECKS, callsOf} from './steps';

const repository = {
  markdown: new Map([
    ['docs/docs/a.md', '```yaml from=samples/pricing/a.yml\n```'],
    ['docs/docs/b.md', '```ts from="bench/figures.ts#x"\n```'],
    ['blog/c.md', 'text'],
  ]),
  code: new Map([
    ['src/a.test.ts', "const FOLDER = 'docs/api/guides'; read(`docs/api/${name}`)"],
    ['site/footer.ts', ''],
    ['packages/a/src/data.ts', ''],
    ['checks/b.test.ts', "import '../lib/root'; read('docs/docs/b.md')"],
    ['features/learn/d.test.ts', ''],
    ['lib/all.test.ts', 'listMarkdownFiles(folder)'],
    ['lib/teach.test.ts', "path.join(root, 'static/teach')"],
  ]),
  exists: () => true,
  before: () => '',
};
const selected = (...changed: string[]) => select(changed, repository);
const NOTHING = {types: [], lint: [], format: [], fences: [], prose: [], unit: []};

describe('select', () => {
  it('selects the changed page, and the tests of all pages', () => {
    const page = ['docs/docs/a.md'];
    const unit = ['lib/all.test.ts'];
    expect(selected(...page)).toEqual({...NOTHING, format: page, fences: page, prose: page, unit});
  });
  it.each([
    ['A sentence.\n\n- ~~~\n  b\n  ~~~\n', false],
    ['A.\n\n- ~~~\n  b2\n  ~~~\n', true],
    ['A.\n\n- ~~~\n  b\n', true],
    ['A.\n', true],
  ])('selects the code blocks of a page only if they changed: %j', (text, isSelected) => {
    const page = ['docs/docs/a.md'];
    const markdown = new Map([['docs/docs/a.md', text]]);
    const before = () => 'A.\n\n- ~~~\n  b\n  ~~~\n';
    const {fences} = select(page, {...repository, markdown, before});
    expect(fences).toEqual(isSelected ? page : []);
  });
  it('selects only the tests that can read a page', () => {
    expect(selected('docs/docs/b.md').unit).toEqual(['checks/b.test.ts', 'lib/all.test.ts']);
    expect(selected('docs/api/guides/c.md').unit).toEqual(['src/a.test.ts', 'lib/all.test.ts']);
    expect(selected('docs/api-2/c.md').unit).toEqual(['lib/all.test.ts']);
    expect(selected('features/learn/c.mdx').unit).toContain('features/learn/d.test.ts');
  });
  it('selects no more tests for an image than for a page', () => {
    const image = ['static/img/d.png'];
    expect(selected(...image)).toEqual({...NOTHING, format: image});
    expect(selected('static/teach/a.yml').unit).toEqual(['lib/teach.test.ts']);
  });
  it('selects no code blocks and no prose for a file that they do not use', () => {
    const file = ['site/footer.ts'];
    expect(selected(...file)).toEqual({
      ...NOTHING,
      types: 'all',
      lint: file,
      format: file,
      // The second one reads files.
      unit: ['site/footer.ts', 'checks/b.test.ts'],
    });
  });
  it('selects the modules of a workspace whose data changed', () => {
    expect(selected('packages/a/src/data.json').unit).toContain('packages/a/src/data.ts');
  });
  it('selects the pages that quote a changed file', () => {
    expect(selected('bench/figures.ts').fences).toEqual(['docs/docs/b.md']);
  });
  it.each(['samples/pricing/a.yml', 'package-lock.json'])(
    'selects all fences when %s changed',
    (file) => expect(selected(file).fences).toBe('all'),
  );
  it.each([
    'checks/markdown/words.txt',
    'cspell.config.mjs',
    '.markdownlint-cli2.mjs',
    'blog/authors.yml',
  ])('selects all prose when %s changed', (file) => expect(selected(file).prose).toBe('all'));
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
    const narrowed = commands({fences: ['a.md', 'b c.md'], prose: [], unit: ['a.ts']});
    expect(narrowed.fences!.slice(-3)).toEqual(['checks/fences/cli.ts', './a.md', './b c.md']);
    expect(narrowed.unit!.slice(-2)).toEqual(['--passWithNoTests', './a.ts']);
    expect(narrowed).not.toHaveProperty('prose');
    expect(narrowed.types).toEqual(callsOf(CHECKS[0]!)[0]!.flat());
  });
});

it('describeSelection lists only what a run leaves out', () => {
  expect(describeSelection('main', CHECKS)).toBe('Compared with main. Everything was checked.');
  expect(describeSelection('main', narrow(CHECKS, {prose: [], unit: ['a.ts']}))).toBe(
    'Compared with main. Limited to what changes can affect: unit. Skipped: prose. ' +
      '"npm run check -- --all" checks everything.',
  );
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

it('a change of what checks/fences imports affects all code blocks', () => {
  const modules = listFiles(root, {paths: ['checks/fences']});
  const imported = modules
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .flatMap((file) =>
      Array.from(readText(file).matchAll(/ from '(\..*|@pricing4saas.*)';/g), ([, from]) =>
        from!.startsWith('.')
          ? path.posix.join(path.dirname(file), from!)
          : from!.replace('@pricing4saas', 'packages'),
      ),
    );
  expect(imported).toContain('markdown/fences');
  expect(imported.filter((file) => !FENCE_HOSTS.test(`${file}/`))).toEqual([]);
});
