/** A pattern that no longer matches a file after a move breaks silently. */
import path from 'node:path';
import {existsSync, readdirSync} from 'node:fs';
import {Globby} from '@docusaurus/utils';
import eslintConfig from '../../eslint.config.mjs';
import {listFiles} from '../../lib/repository';
import {readText, root} from '../../lib/root';
import {FRAME} from '../../plugins/upstream/chunks';
import {watchSettings, watchSources} from '../../plugins/watch';
import vitestConfig from '../../vitest.config.mjs';
import {FENCE_HOSTS, PROSE_HOSTS} from './selection';

/** Splits `a(b|c)` into `ab` and `ac`. */
function alternatives(text: string, group: RegExp, separator: string): string[] {
  const [whole, inner] = group.exec(text) ?? [];
  return inner === undefined
    ? [text]
    : inner.split(separator).flatMap((each) =>
        alternatives(
          text.replace(whole!, () => each),
          group,
          separator,
        ),
      );
}

const filesOf = (folder: string) =>
  readdirSync(path.join(root, folder), {recursive: true}).map((file) => `/${folder}/${file}`);

it.each<[string, RegExp, () => readonly string[]]>([
  ['FENCE_HOSTS', FENCE_HOSTS, () => listFiles(root)],
  ['PROSE_HOSTS', PROSE_HOSTS, () => listFiles(root)],
  [
    'FRAME',
    FRAME.test,
    () => [...filesOf('src'), ...filesOf('features'), '/node_modules/@docusaurus/core'],
  ],
])('each alternative of %s matches a file', (_name, {source}, list) => {
  const files = list();
  const unused = alternatives(source, /\(([^()]*)\)/, '|').filter(
    (each) => !files.some((file) => new RegExp(each).test(file)),
  );
  expect(unused).toEqual([]);
});

/** `files`, `target` and `from` in the configuration of ESLint. */
function eslintPaths(): readonly string[] {
  return eslintConfig.flatMap(({files = [], rules}) => {
    const [, options] = [rules?.['import-x/no-restricted-paths']].flat() as [
      unknown,
      {zones: {target: string; from: string}[]}?,
    ];
    const zones = options?.zones.flatMap(({target, from}) => [target, from]) ?? [];
    const withFolder = files.flat().filter((glob) => !glob.startsWith('**/'));
    return [...withFolder, ...zones.map((zone) => (zone.endsWith('.tsx') ? zone : `${zone}/**`))];
  });
}

const context = {siteConfigPath: ''} as Parameters<typeof watchSettings>[0];

it.each<[string, () => readonly string[] | undefined]>([
  ['ESLint', eslintPaths],
  ['Vitest', () => vitestConfig.test?.include],
  [
    'plugins/watch',
    () => [watchSources(), watchSettings(context)].flatMap((plugin) => plugin.getPathsToWatch!()),
  ],
])('each glob of %s matches a file', async (_name, list) => {
  // Not every folder contains all kinds of files, such as `*.{ts,tsx}`.
  const globs = list()!.flatMap((glob) => alternatives(glob, /(?<!\.)\{([^{}]*)\}/, ','));
  const found = await Promise.all(
    [...new Set(globs)].map(async (glob) => ({
      glob,
      files: await Globby(glob, {cwd: root, ignore: ['**/node_modules/**', 'build*/**']}),
    })),
  );
  expect(globs).not.toEqual([]);
  expect(found.filter(({files}) => files.length === 0).map(({glob}) => glob)).toEqual([]);
});

/** Expects paths that files name to exist in the root or beside the file. */
function expectFiles(named: readonly {file: string; place: string}[], endings = ['']): void {
  const places = ({file, place}: (typeof named)[number]) =>
    ['.', path.dirname(file)].flatMap((folder) =>
      endings.map((ending) => path.join(root, folder, place + ending)),
    );
  const missing = named.filter((each) => !places(each).some((place) => existsSync(place)));
  expect(named).not.toEqual([]);
  expect(missing.map(({file, place}) => `${file}: ${place}`)).toEqual([]);
}

/** A path from the root in a document for authors. Maven has `src/main`, and 2.1.0 is the version of the examples. */
const PATH =
  /`((?:bench|checks|deploy|e2e|features|lib|markdown|packages|plugins|scripts|site|src|static)\/(?!main\/)[\w./-]+)`|\]\(\.\/([\w./-]+)/g;

it('each path in a README exists', async () => {
  const readmes = await Globby(['*.md', '{.github,*,*/*,*/*/*}/README.md'], {
    cwd: root,
    ignore: ['**/node_modules/**'],
  });
  const named = readmes.flatMap((file) => {
    const text = readText(file).replace(/```[^]*?```/g, '');
    return Array.from(text.matchAll(PATH), ([, place, link]) => ({file, place: place ?? link!}));
  });
  expectFiles(named.filter(({place}) => !place.includes('2.1.0')));
});

/** A path in a comment, without the name of a page or a folder of Maven. */
const PATH_IN_COMMENT =
  /(?<![\w@/.:-])(?:bench|checks|deploy|e2e|features|lib|markdown|packages|plugins|scripts|site|skills|src|static)\/(?!main\b)[\w./-]*\w(?![\w*{<])/g;

it('each path in a comment exists', () => {
  const named = listFiles(root, {paths: ['*.ts', '*.tsx', '*.mjs', '*.css', ':!samples']}).flatMap(
    (file) =>
      Array.from(
        readText(file).matchAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/ .*$/gm),
        ([comment]) => comment.match(PATH_IN_COMMENT) ?? [],
      )
        .flat()
        .map((place) => ({file, place})),
  );
  expectFiles(named, ['', '.ts', '.tsx']);
});
