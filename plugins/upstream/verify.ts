/** Verifies in each production build that the parts of this folder took effect, and reports all problems at once. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {root} from '../../lib/root';
import {hookProblems, mediaQueryProblems} from './breakpoint';
import {bundlePlugin, joinedProblems} from './bundle';
import {chunkProblems} from './chunks';
import {classProblems, runtimeProblems, identifiersIn} from './pages';
import {partialProblems} from './partials';
import {prismProblems} from './prism';
import {styleChunkProblems} from './styleChunks';
import {tslibProblems} from './tslib';

/** Each returns what it does not find in the bundle. */
export const BUNDLE_CHECKS = [
  prismProblems,
  tslibProblems,
  chunkProblems,
  styleChunkProblems,
  hookProblems,
  partialProblems,
  joinedProblems,
];

/** Folders whose elements have class names of the site. */
const OWN_CLASSES = ['markdown', 'src/components', 'features/home', 'features/playground/src'];

/** Files and folders that select elements of the theme by their classes. */
const SELECTING = [
  'src',
  'features/home',
  'features/learn',
  'features/pricings',
  'features/search/src/indexing/extract.ts',
  'scripts/postbuild/markdown.ts',
  'checks/html/lint.ts',
];

/** Absolute paths of the files in a folder, or of a file, whose names end so. */
function filesIn(place: string, ...ends: readonly string[]): string[] {
  const absolute = path.resolve(root, place);
  return (
    path.extname(place) === '' ? readdirSync(absolute, {recursive: true, encoding: 'utf8'}) : ['']
  )
    .map((file) => path.join(absolute, file))
    .filter((file) => ends.some((end) => file.endsWith(end)) && !/\.(test|d)\.tsx?$/.test(file));
}

/** Text of the files that select elements, by path. */
const readSources = (): Map<string, string> =>
  new Map(
    SELECTING.flatMap((place) => filesIn(place, '.css', '.ts', '.tsx')).map((file) => [
      path.relative(root, file),
      readFileSync(file, 'utf8'),
    ]),
  );

export default (): Plugin =>
  bundlePlugin('upstream-verify', (bundle) => BUNDLE_CHECKS.flatMap((check) => check(bundle)));

/**
 * Whether the style sheet and the scripts of all pages, and the selectors of the site are as expected.
 *
 * @param outDir folder of the built site
 * @param classes names of the classes in its pages
 */
export function buildProblems(outDir: string, classes: Iterable<string>): string[] {
  const assets = filesIn(path.join(outDir, 'assets'), '.css', '.js');
  const read = (part: string) =>
    assets.filter((file) => file.includes(part)).map((file) => readFileSync(file, 'utf8'));
  const own = OWN_CLASSES.flatMap((folder) => filesIn(folder, '.ts', '.tsx'));
  const known = new Set([
    ...classes,
    ...[...read('.js'), ...own.map((file) => readFileSync(file, 'utf8'))].flatMap(identifiersIn),
  ]);
  return [
    ...mediaQueryProblems(read('styles.').join('\n')),
    ...runtimeProblems(read('runtime~main.').join('\n')),
    ...classProblems(readSources(), known),
  ];
}
