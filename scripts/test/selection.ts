/** Selects the checks that the changes of a branch can affect. */
import type {ImportGraph} from './imports';
import type {Step} from './steps';

/** The program that checks code blocks. */
export const FENCE_PROGRAM = 'checks/fences/cli.ts';

/** Files that the program reads without importing them. */
export const FENCE_DATA =
  /^((checks\/fences|samples|site\/versions)\/|(package|package-lock|tsconfig|versions)\.json$)/;

/** Files that can affect the checks of all prose. */
export const PROSE_HOSTS =
  /^((checks\/markdown|lib|markdown)\/|\.markdownlint-cli2\.mjs$|cspell\.config\.mjs$|(package|package-lock)\.json$)/;

const PACKAGES = 'package-lock.json';

/** Data of a workspace, whose modules read it without importing it. */
const WORKSPACE_DATA = /^packages\/[^/]+\/(?=.*\.(json|yml)$)/;

/** The files to check, by step. Steps that are missing check everything. */
export type Selection = Readonly<Record<string, 'all' | readonly string[]>>;

/** What `select` knows about the repository. */
export interface Repository {
  /** All Markdown files, with their text. */
  readonly markdown: ReadonlyMap<string, string>;
  /** All unit tests, with their text. */
  readonly tests: ReadonlyMap<string, string>;
  readonly imports: ImportGraph;
  /** Text of a file that a test imports. */
  readonly textOf: (file: string) => string;
  /** Whether a changed file still exists. */
  readonly exists: (file: string) => boolean;
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

/** Whether one of the modules belongs to the workspace whose data a file is. */
function isReadBy(modules: ReadonlySet<string>, file: string): boolean {
  const folder = WORKSPACE_DATA.exec(file)?.[0];
  return folder !== undefined && [...modules].some((each) => each.startsWith(folder));
}

/**
 * Tests that a change can affect: those that import a changed file, those that name it or import a file that names
 * it, and, if code changed, those that read files of the repository.
 */
function selectTests(changed: readonly string[], {tests, imports, textOf}: Repository): string[] {
  const isCode = !changed.every(isMarkdown);
  const naming = new Map<string, boolean>();
  const namesChange = (file: string): boolean => {
    const known = naming.get(file) ?? changed.some((each) => names(textOf(file), each));
    naming.set(file, known);
    return known;
  };
  return [...tests].flatMap(([test, text]) => {
    const reads = isCode && !test.startsWith('checks/fences/') && text.includes('lib/root');
    const imported = imports(test);
    const isAffected =
      reads ||
      changed.some((file) => imported.has(file) || isReadBy(imported, file)) ||
      [test, ...imported].some(namesChange);
    return isAffected ? [test] : [];
  });
}

/**
 * Selects the changed files, the pages whose code blocks quote one, and the tests that one can affect.
 *
 * @param changed paths of changed, added and deleted files
 */
export function select(changed: readonly string[], repository: Repository): Selection {
  const {markdown, imports, exists} = repository;
  const changes = (pattern: RegExp): boolean => changed.some((file) => pattern.test(file));
  const existing = changed.filter(exists);
  const touched = [...markdown.keys()].filter((file) => changed.includes(file));
  const quoting = [...markdown.keys()].filter((file) =>
    [...markdown.get(file)!.matchAll(/\b(?:from|applies-to)=["']?([^\s"'#]+)/g)].some(
      ([, quoted]) => changed.includes(quoted!),
    ),
  );
  const fenceProgram = imports(FENCE_PROGRAM);
  const affectsFences = changed.some(
    (file) => FENCE_DATA.test(file) || fenceProgram.has(file) || isReadBy(fenceProgram, file),
  );
  const isMuch = changed.includes(PACKAGES);
  return {
    types: changes(/\.(m?tsx?|json)$/) ? 'all' : [],
    lint:
      isMuch || changes(/^(eslint|tsconfig)/)
        ? 'all'
        : existing.filter((file) => /\.([cm]?[jt]sx?|css)$/.test(file)),
    format: isMuch || changes(/prettier/) ? 'all' : existing,
    fences: affectsFences ? 'all' : [...new Set([...touched, ...quoting])],
    // Any page may link to a file that was deleted.
    prose: changes(PROSE_HOSTS) || changed.some((file) => !exists(file)) ? 'all' : touched,
    unit: isMuch || changes(/^vitest/) ? 'all' : selectTests(changed, repository),
  };
}

/** Reduces the steps to a selection. */
export function narrow(steps: readonly Step[], selection: Selection): Step[] {
  return steps.flatMap((step) => {
    const files = selection[step.name] ?? 'all';
    if (files === 'all') return [step];

    // Only the tests of code blocks need Java.
    const isWithJava = files.some((file) => file.startsWith('checks/') || isMarkdown(file));
    return files.length === 0 ? [] : [{...step, files, needs: isWithJava ? step.needs : undefined}];
  });
}
