/**
 * Which part of the checks a set of changes can affect. Whatever is not known to be harmless counts
 * as a reason to check everything, so that `npm run check` leaves out only what cannot have changed.
 */

import path from 'node:path';

/** A Markdown file and its text. */
export interface MarkdownFile {
  readonly file: string;
  readonly text: string;
}

/** Unit tests that are left out when every change is harmless to them. */
export interface Suite {
  /** Folder of the tests. */
  readonly folder: string;
  /** What they do, for the message. */
  readonly about: string;
  /** Paths, or beginnings of paths, that they neither import nor read. */
  readonly harmless: readonly string[];
}

const PAGES_AND_TOOLS_FOR_PAGES = [
  '.github/',
  'CONTRIBUTING.md',
  'README.md',
  'bench/',
  'blog/',
  'site/routes/released.json',
  'site/routes/routes.json',
  'e2e/',
  'partials/',
  'site/changes.ts',
  'site/redirects.ts',
  'site/topics.ts',
  'src/css/',
  'src/pages/',
  'src/theme/',
  'static/img/',
  'scripts/faults/',
  'checks/github/',
  'checks/html/',
  'checks/markdown/',
  'checks/routes/',
  'scripts/test/',
  'scripts/serve/',
  'src/theme/',
  'versioned_docs/',
  'versioned_sidebars/',
];

/** The slow ones. A unit test follows their imports and refuses a harmless path among them. */
export const SUITES: readonly Suite[] = [
  {
    folder: 'checks/fences',
    about: 'tests of the fence checkers, which run javac, Maven and TypeScript',
    harmless: [...PAGES_AND_TOOLS_FOR_PAGES, 'docs/'],
  },
  {
    folder: 'pricing2yaml/schema',
    about: 'tests of the JSON Schemas against the corpus',
    harmless: [
      ...PAGES_AND_TOOLS_FOR_PAGES.filter((path) => path !== 'partials/'),
      // The specification pages in docs/api/Pricing2Yaml are read.
      'docs/docs/',
      'docs/index.mdx',
      'docs/api/introduction.md',
      'docs/api/migrating-30.md',
      'docs/contrib/',
      'docs/commonErrors/',
      'docs/api/Pricing4Java/',
      'docs/api/Pricing4React/',
      'docs/api/understanding/',
    ],
  },
];

/** What a fence is checked against or by; a change there can break any fence. */
const FENCE_HOSTS = [
  'markdown/',
  'package.json',
  'package-lock.json',
  'samples/',
  'site/',
  'pricing2yaml/',
  'static/schemas/',
  'checks/fences/',
  'pricing2yaml/schema/',
  'tsconfig.json',
  'types/',
  'versions.json',
];

/** What a prose rule consists of; a change there can break any page. */
const PROSE_HOSTS = [
  '.markdownlint-cli2.mjs',
  'cspell.config.mjs',
  'package.json',
  'package-lock.json',
  'checks/markdown/',
  'markdown/',
];

/** What to run. */
export interface Selection {
  /** Suites that are left out. */
  readonly omitted: readonly Suite[];
  /** Markdown whose fences are checked. */
  readonly fences: 'all' | readonly string[];
  /** Markdown whose prose is checked. */
  readonly prose: 'all' | readonly string[];
}

/** Everything. */
export const EVERYTHING: Selection = {omitted: [], fences: 'all', prose: 'all'};

const isBelow = (file: string, paths: readonly string[]): boolean =>
  paths.some((path) => file === path || file.startsWith(path));

/** Whether a suite cannot see a change of a file. */
export function isHarmless({harmless}: Suite, file: string): boolean {
  return isBelow(file, harmless);
}

/** Paths of files that the fences of a page quote, or that its patches apply to. */
function quotedFiles(text: string): string[] {
  return [...text.matchAll(/\b(?:from|applies-to)=["']?([^\s"'#]+)/g)].map(([, file]) => file!);
}

/** Whether a page links to one of some files, as far as their names tell. */
function linksTo(text: string, names: ReadonlySet<string>): boolean {
  return [...text.matchAll(/\]\(<?([^)#?\s>]+)/g)].some(([, target]) =>
    names.has(path.basename(target!)),
  );
}

/**
 * Chooses what to check.
 *
 * @param changed paths of changed, added and deleted files
 * @param markdown all Markdown with fences and prose
 */
export function select(changed: readonly string[], markdown: readonly MarkdownFile[]): Selection {
  const files = new Set(changed);
  const touched = markdown.filter(({file}) => files.has(file)).map(({file}) => file);
  const quoting = markdown
    .filter(({text}) => quotedFiles(text).some((file) => files.has(file)))
    .map(({file}) => file);
  const pages = new Set(markdown.map(({file}) => file));
  // A page that is still there breaks no link; what else has changed may be gone.
  const gone = new Set(
    changed.filter((file) => !pages.has(file)).map((file) => path.basename(file)),
  );
  const linking = markdown.filter(({text}) => linksTo(text, gone)).map(({file}) => file);
  return {
    omitted: SUITES.filter((suite) => changed.every((file) => isHarmless(suite, file))),
    fences: changed.some((file) => isBelow(file, FENCE_HOSTS))
      ? 'all'
      : [...new Set([...touched, ...quoting])],
    prose: changed.some((file) => isBelow(file, PROSE_HOSTS))
      ? 'all'
      : [...new Set([...touched, ...linking])],
  };
}

/** What a selection leaves out and why, one line each; empty when it leaves out nothing. */
export function describeOmissions(selection: Selection, total: number, base: string): string[] {
  const since = `since ${base}`;
  const part = (what: string, files: Selection['fences']) =>
    files === 'all'
      ? []
      : [`${what} of ${total - files.length} of ${total} Markdown files: unchanged ${since}`];
  return [
    ...selection.omitted.map(
      ({folder, about}) => `unit tests in ${folder} (${about}): nothing they read changed ${since}`,
    ),
    ...part('fences', selection.fences),
    ...part('prose', selection.prose),
  ];
}
