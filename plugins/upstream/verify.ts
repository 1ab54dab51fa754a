/** Verifies in each production build that the parts of this folder took effect, and reports all problems at once. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compilation, Compiler} from 'webpack';
import {root} from '../../lib/root';
import {hookProblems, mediaQueryProblems} from './breakpoint';
import {joinedProblems, readBundle, type Bundle} from './bundle';
import {chunkProblems} from './chunks';
import {classProblems, partProblems, runtimeProblems, wordsOf} from './pages';
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
const OWN_CLASSES = ['markdown', 'src/components', 'src/home', 'packages/playground/src'];

/** Files and folders that select elements of the theme by their classes. */
const SELECTING = ['src', 'plugins/markdown-pages/convert.ts', 'checks/html/lint.ts'];

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

export default function verifyPlugin({baseUrl}: LoadContext): Plugin {
  let bundle: Bundle | undefined;
  return {
    name: 'upstream-verify',
    configureWebpack(_config, isServer, {currentBundler: {instance: bundler}}) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const verify = (compilation: Compilation): void => {
        bundle = readBundle(compilation);
        for (const problem of BUNDLE_CHECKS.flatMap((check) => check(bundle!))) {
          compilation.errors.push(new bundler.WebpackError(problem));
        }
      };
      const apply = ({hooks}: Compiler): void =>
        hooks.thisCompilation.tap('upstream-verify', (compilation) => {
          const stage = bundler.Compilation.PROCESS_ASSETS_STAGE_REPORT;
          compilation.hooks.processAssets.tap({name: 'upstream-verify', stage}, () =>
            verify(compilation),
          );
        });
      return {plugins: [{apply}]};
    },
    async postBuild({outDir, routesPaths}) {
      // `docusaurus build --dev` has other chunks.
      if (bundle === undefined) {
        return;
      }
      const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
      const pages = new Map(
        routesPaths.map((route) => {
          const page = route.slice(baseUrl.length);
          return [route, read(page.endsWith('.html') ? page : path.join(page, 'index.html'))];
        }),
      );
      const scripts = filesIn(path.join(outDir, 'assets/js'), '.js');
      const styles = bundle.chunk('styles').filter((file) => file.endsWith('.css'));
      const known = new Set([
        ...[...pages.values()].flatMap(wordsOf.html),
        ...[...scripts, ...OWN_CLASSES.flatMap((folder) => filesIn(folder, '.ts', '.tsx'))].flatMap(
          (file) => wordsOf.script(readFileSync(file, 'utf8')),
        ),
      ]);
      const problems = [
        ...mediaQueryProblems(styles.map(read).join('\n')),
        ...partProblems(pages),
        ...runtimeProblems(bundle.chunk('runtime~main').map(read).join('\n')),
        ...classProblems(readSources(), known),
      ];
      if (problems.length > 0) {
        throw new Error(problems.join('\n'));
      }
    },
  };
}
