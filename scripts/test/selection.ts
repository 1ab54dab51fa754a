/** Selects the checks that the changes of a branch can affect. */
import type {Step} from './steps';

/** Files that can affect the checks of all code blocks. */
const FENCE_HOSTS =
  /^((checks\/fences|lib|markdown|pricing2yaml|samples|site|static\/schemas)\/|(package|package-lock|tsconfig|versions)\.json$)/;

/** Files that can affect the checks of all prose. */
const PROSE_HOSTS =
  /^((checks\/markdown|lib|markdown)\/|\.markdownlint-cli2\.mjs$|cspell\.config\.mjs$|(package|package-lock)\.json$)/;

/** The Markdown files to check, by step. */
export type Selection = Readonly<Record<'fences' | 'prose', 'all' | readonly string[]>>;

/**
 * Selects the changed Markdown files and the pages whose code blocks quote a changed file.
 *
 * @param changed paths of changed, added and deleted files
 * @param markdown all Markdown files, with their text
 * @param exists whether a changed file still exists; any page may link to a deleted file
 */
export function select(
  changed: readonly string[],
  markdown: ReadonlyMap<string, string>,
  exists: (file: string) => boolean,
): Selection {
  const touched = [...markdown.keys()].filter((file) => changed.includes(file));
  const quoting = [...markdown.keys()].filter((file) =>
    [...markdown.get(file)!.matchAll(/\b(?:from|applies-to)=["']?([^\s"'#]+)/g)].some(
      ([, quoted]) => changed.includes(quoted!),
    ),
  );
  return {
    fences: changed.some((file) => FENCE_HOSTS.test(file))
      ? 'all'
      : [...new Set([...touched, ...quoting])],
    prose: changed.some((file) => PROSE_HOSTS.test(file) || !exists(file)) ? 'all' : touched,
  };
}

/**
 * Reduces the steps to a selection. Vitest selects among the unit tests of the fence checkers, which
 * are slow, by imports. All others run, because many of them read files without importing them.
 *
 * @param base commit that the changes are relative to
 */
export function narrow(steps: readonly Step[], selection: Selection, base: string): Step[] {
  return steps.flatMap((step) => {
    if (step.name === 'unit' && selection.fences !== 'all') {
      const command = `${step.command} --passWithNoTests`;
      return [
        {...step, needs: undefined, command: `${command} --exclude "checks/fences/**"`},
        {...step, name: 'unit-fences', command: `${command} checks/fences --changed ${base}`},
      ];
    }
    const files = step.name === 'fences' || step.name === 'prose' ? selection[step.name] : 'all';
    if (files === 'all') {
      return [step];
    }
    const names = files.map((file) => `"${file}"`).join(' ');
    return files.length === 0 ? [] : [{...step, command: `${step.command} ${names}`}];
  });
}
