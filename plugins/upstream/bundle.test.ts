import {realpathSync} from 'node:fs';
import path from 'node:path';
import {simpleHash} from '@docusaurus/utils';
import {root} from '../../lib/root';
import {mediaQueryProblems} from './breakpoint';
import type {Bundle} from './bundle';
import {tslibProblems} from './tslib';
import {BUNDLE_CHECKS} from './verify';

/** The real path of a file, because the packages of a copy of the repository are links. */
function packageFile(file: string): string {
  const [name = ''] = /^(@[^/]+\/)?[^/]+/.exec(file) ?? [];
  return path.join(realpathSync(path.join(root, 'node_modules', name)), file.slice(name.length));
}

const prism = packageFile('@docusaurus/theme-classic/lib/prism-include-languages');
const interop = path.join(root, 'plugins/upstream/tslibInterop.js');
const utils = packageFile('@docusaurus/utils-common/lib/index.js');
const hook = path.join(root, 'src/client/breakpoint.ts');
const loader = packageFile('@docusaurus/mdx-loader/lib/index.js');
const partial = '/site/partials/a.mdx';

const bundle: Bundle = {
  files: [interop, utils, hook],
  identifiers: [`ignored|/site/.docusaurus/${prism}`, `${loader}??partials!${partial}`],
  listsJoined: true,
  chunk: (name) => [
    `${name}.${['search', 'compare', 'playground', 'start', 'learn', 'pricings'].includes(name) ? 'css' : 'js'}`,
  ],
  chunksOf: (component) => (component === '@theme/SearchPage' ? undefined : ['frame']),
};

const read = (name: string) => () => `const tslib_1 = require("tslib"); tslib_1.${name}(x);`;

const problemsOf = (change: Partial<Bundle>, called = '__importDefault') => {
  const changed = {...bundle, ...change};
  return BUNDLE_CHECKS.flatMap((check) =>
    check === tslibProblems ? tslibProblems(changed, read(called)) : check(changed),
  );
};

const without = (file: string) => ({files: bundle.files.filter((each) => each !== file)});
const withFile = (file: string) => ({files: [...bundle.files, packageFile(file)]});
const withoutChunk = (name: string) => ({
  chunk: (each: string) => (each === name ? [] : bundle.chunk(each)),
});

it('accepts the bundle of today', () => expect(problemsOf({})).toEqual([]));

it.each<[string, Partial<Bundle>, RegExp]>([
  [
    'the set-up of Prism has another path',
    {identifiers: []},
    /prism\.ts: .* but found no request of this file\. Change PRISM_SETUP/,
  ],
  [
    'another module imports Prism',
    withFile('prism-react-renderer/dist/index.mjs'),
    /prism\.ts: .* but found .*prism-react-renderer/,
  ],
  ['tslib is not replaced', without(interop), /tslib\.ts: .* but found no import\. Remove/],
  ['modules have other paths', withoutChunk('frame'), /chunks\.ts: .* \(FRAME\) .*"frame"/],
  [
    'chunks have other names',
    withoutChunk(simpleHash('@theme/DocItem', 8)),
    /chunks\.ts: .*simpleHash.*"document"/,
  ],
  [
    'a page does not load the frame',
    {chunksOf: (component) => (component === '@theme/DocItem' ? [] : ['frame'])},
    /chunks\.ts: .*"frame".* for @theme\/DocItem/,
  ],
  ['styles have another type', withoutChunk('search'), /pageStyles\.ts: .*"search".*Adapt "type"/],
  ['styles of a page have another type', withoutChunk('start'), /features\/playground.*"start"/],
  ['the hook has another path', without(hook), /breakpoint\.ts: .*useWindowSize.*Correct HOOK/],
  [
    'the original hook remains',
    withFile('@docusaurus/theme-common/lib/hooks/useWindowSize.js'),
    /breakpoint\.ts: .* but found .*useWindowSize\.js/,
  ],
  [
    'another rule compiles partials',
    {identifiers: [`${loader}??rule!${partial}`, `ignored|${prism}`]},
    /partials\.ts: .*the rule "partials" alone/,
  ],
  ['joined modules are hidden', {listsJoined: false}, /bundle\.ts: .*"modules".*licenses/],
])('reports that %s', (_change, change, message) => {
  expect(problemsOf(change)).toEqual([expect.stringMatching(message)]);
});

it('reports another function of tslib', () =>
  expect(problemsOf({}, '__awaiter')).toEqual([
    expect.stringMatching(/tslib\.ts: .* but found __awaiter\. Add them to tslibInterop\.js/),
  ]));

it('reports media queries that it does not replace', () => {
  const ours = '@media(width<=62.25em){a{b:c}}';
  expect(mediaQueryProblems(ours)).toEqual([]);
  expect(mediaQueryProblems(`${ours}@media(width<=996px){a{b:c}}`)).toEqual([
    expect.stringMatching(/breakpoint\.ts: .* but found @media\(width<=996px\)/),
  ]);
  expect(mediaQueryProblems('')).toEqual([expect.stringMatching(/but found neither/)]);
});
