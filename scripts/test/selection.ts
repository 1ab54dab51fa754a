/** Selects the checks that the changes of a branch can affect. */
import path from 'node:path';
import {CHECKS, type Step} from './steps';

/** The program that checks code blocks, what it imports, and what it reads. */
export const FENCE_HOSTS =
  /^((checks\/fences|lib|markdown|packages\/pricing2yaml|samples|site\/versions)\/|(package|package-lock|tsconfig|versions)\.json$)/;

/** Files that can affect the checks of all prose, and YAML that only the check of everything spells. */
export const PROSE_HOSTS =
  /^((checks\/markdown|lib|markdown)\/|(blog|packages\/pricing2yaml\/src\/fields)\/[^/]+\.yml$|\.markdownlint-cli2\.mjs$|cspell\.config\.mjs$|(package|package-lock)\.json$)/;

const PACKAGES = 'package-lock.json';

/** Data of a package or room, whose modules read it without importing it. */
const WORKSPACE_DATA = /^(packages|features)\/[^/]+\/(?=.*\.(json|yml)$)/;

/** The files to check, by step. Steps that are missing check everything. */
export type Selection = Readonly<Record<string, 'all' | readonly string[]>>;

/** What `select` knows about the repository. */
export interface Repository {
  /** All Markdown files, with their text. */
  readonly markdown: ReadonlyMap<string, string>;
  /** All modules and unit tests, with their text. */
  readonly code: ReadonlyMap<string, string>;
  readonly exists: (file: string) => boolean;
  /** The text of a file before the changes; empty for new files. */
  readonly before: (file: string) => string;
}

const isMarkdown = (file: string): boolean => /\.mdx?$/.test(file);

/** Whether text names the file, or its folder if it is not one of the first levels, without the first folder. */
function names(text: string, file: string): boolean {
  const [, ...path] = file.split('/');
  return (
    text.includes(path.join('/') || file) ||
    (path.length > 2 && text.includes(path.slice(0, -1).join('/')))
  );
}

/** Files that only the build turns into something else: text, and static files. */
const isContent = (file: string): boolean => isMarkdown(file) || /^(static|blog)\//.test(file);

/** Functions that read all Markdown files, and modules that read their names and front matter. */
const READS_ALL = /\b(?:listMarkdownFiles|readFences|Globby|topicIds)\(|\/routeList'/;

/**
 * Whether the text of a test names a file or its folders, is in its folder, or reads all pages. A test that computes
 * the name of a page names the folder in a comment.
 */
function canRead(test: string, text: string, file: string): boolean {
  const [first, ...others] = file.split('/').slice(0, -1);
  const folders = others.map((_, index) => [first, ...others.slice(0, index + 1)].join('/'));
  return (
    text.includes(file.replace(/\.mdx?$/, '')) ||
    path.posix.dirname(test) === path.posix.dirname(file) ||
    (isMarkdown(file) && READS_ALL.test(text)) ||
    text.includes(`root, '${first}'`) ||
    folders.some((each) => new RegExp(`\\b${each}(?!/?[\\w-])`).test(text))
  );
}

/**
 * Code whose importers a change can affect. Vitest follows the imports: of the changed code, of code that names a
 * changed file or reads data of its workspace, and of tests that read the repository. If only content changed, no
 * code behaves differently, and only tests that can read it are affected.
 */
function selectCode(changed: readonly string[], {code}: Repository): string[] {
  if (changed.every(isContent)) {
    const tests = [...code].filter(([file]) => /^(?!e2e\/).*\.test\.tsx?$/.test(file));
    return tests
      .filter(([test, text]) => changed.some((file) => canRead(test, text, file)))
      .map(([test]) => test);
  }
  const workspaces = changed.flatMap((file) => WORKSPACE_DATA.exec(file)?.[0] ?? []);
  const isAffected = ([file, text]: [string, string]): boolean =>
    changed.some((each) => each === file || names(text, each)) ||
    workspaces.some((folder) => file.startsWith(folder)) ||
    (/^(?!checks\/fences\/).*\.test\.tsx?$/.test(file) && text.includes('lib/root'));
  return [...code].filter(isAffected).map(([file]) => file);
}

/** The code blocks of a Markdown text. One that does not end goes on to the end of the text. */
const codeIn = (text: string): string =>
  (text.match(/^(?:[\s>*+-]|\d+\.)*(`{3,}|~{3,})[^]*?(?:^[\s>]*\1|$(?![^]))/gm) ?? []).join('\n');

/**
 * Selects the changed files, the pages whose code blocks changed or quote one, and the code whose tests one can affect.
 *
 * @param changed paths of changed, added and deleted files
 */
export function select(changed: readonly string[], repository: Repository): Selection {
  const {markdown, exists, before} = repository;
  const changes = (pattern: RegExp): boolean => changed.some((file) => pattern.test(file));
  const existing = changed.filter(exists);
  const touched = [...markdown.keys()].filter((file) => changed.includes(file));
  const recoded = touched.filter((file) => codeIn(markdown.get(file)!) !== codeIn(before(file)));
  const quoting = [...markdown.keys()].filter((file) =>
    [...markdown.get(file)!.matchAll(/\b(?:from|applies-to)=["']?([^\s"'#]+)/g)].some(
      ([, quoted]) => changed.includes(quoted!),
    ),
  );
  const isMuch = changed.includes(PACKAGES);
  return {
    types: changes(/\.(m?tsx?|json)$/) ? 'all' : [],
    lint:
      isMuch || changes(/^(eslint|tsconfig)/)
        ? 'all'
        : existing.filter((file) =>
            /\.([cm]?[jt]sx?|css)$|\/(changes|fields|snippets)\.yml$/.test(file),
          ),
    format: isMuch || changes(/prettier/) ? 'all' : existing,
    fences: changes(FENCE_HOSTS) ? 'all' : [...new Set([...recoded, ...quoting])],
    // Any page may link to a file that was deleted.
    prose: changes(PROSE_HOSTS) || changed.some((file) => !exists(file)) ? 'all' : touched,
    unit: isMuch || changes(/^vitest/) ? 'all' : selectCode(changed, repository),
  };
}

/** Reduces the steps to a selection. */
export function narrow(steps: readonly Step[], selection: Selection): Step[] {
  return steps.flatMap((step) => {
    const files = selection[step.name] ?? 'all';
    if (files === 'all') return [step];

    // Only code blocks, and tests that check some, need Java.
    const isWithJava = files.some((file) => /^(checks|samples)\//.test(file) || isMarkdown(file));
    const {command, commandForFiles = command, needs} = step;
    return files.length === 0
      ? []
      : [{...step, command: commandForFiles, files, needs: isWithJava ? needs : undefined}];
  });
}

/** What a run leaves out, for its last lines. */
export function describeSelection(base: string, steps: readonly Step[]): string {
  const skipped = CHECKS.filter(({name}) => !steps.some((step) => step.name === name));
  const partial = steps.filter((step) => !CHECKS.includes(step));
  const list = (label: string, some: readonly Step[]) =>
    some.length > 0 ? ` ${label}: ${some.map(({name}) => name).join(', ')}.` : '';
  const left = list('Limited to what changes can affect', partial) + list('Skipped', skipped);
  const all =
    left === '' ? ' Everything was checked.' : ' "npm run check -- --all" checks everything.';
  return `Compared with ${base}.${left}${all}`;
}
