/** Translates commands of npm for other package managers. */

/** Package managers a reader can choose; the first is the one that authors write. */
export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm'] as const;

export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/** A line that cannot be translated. */
export class TranslationError extends Error {}

const SAVE_DEV: readonly string[] = ['-D', '--save-dev'];

function translateWords(
  words: readonly string[],
  manager: Exclude<PackageManager, 'npm'>,
): string | undefined {
  const [command, ...rest] = words;
  const options = rest.filter((word) => word.startsWith('-'));
  const operands = rest.filter((word) => !word.startsWith('-'));
  if (command === 'init' && operands.length === 0 && options.join() === '-y') {
    return manager === 'yarn' ? 'yarn init -y' : 'pnpm init';
  }
  if (command === 'run' && operands.length === 1 && options.length === 0) {
    return `${manager} run ${operands[0]}`;
  }
  if (command === 'install' && options.every((option) => SAVE_DEV.includes(option))) {
    const dev = options.length > 0 ? ['-D'] : [];
    return operands.length > 0
      ? [manager, 'add', ...dev, ...operands].join(' ')
      : `${manager} install`;
  }
  return undefined;
}

/**
 * Translates the lines that begin with `npm`; all others stay as they are.
 *
 * @param script shell text with one npm command a line
 * @param manager whom to translate for
 * @param additional packages that this manager must be told to install in addition, because it does
 *   not install the peers of a package by itself
 * @throws TranslationError when a line has no counterpart of which we know that it does the same
 */
export function translate(
  script: string,
  manager: PackageManager,
  additional: readonly string[] = [],
): string {
  const lines = script.split('\n').map((line) => {
    const [program, ...words] = line.trim().split(/\s+/);
    if (program !== 'npm') {
      if (/\b(?:npm|npx)\b/.test(line) && !line.trim().startsWith('#')) {
        throw new TranslationError(
          `"${line.trim()}": give each npm command a line of its own; npx has no counterpart.`,
        );
      }
      return line;
    }
    const translated = manager === 'npm' ? line : translateWords(words, manager);
    if (translated === undefined) {
      throw new TranslationError(
        `"${line.trim()}" has no known counterpart in ${manager}. Write npm install, npm install ` +
          'PACKAGES (with -D or not), npm init -y or npm run SCRIPT, or leave package-managers out.',
      );
    }
    const installs = words[0] === 'install' && words.length > 1;
    return installs ? [translated, ...additional].join(' ') : translated;
  });
  return lines.join('\n');
}

/** A fence of shell commands, as far as the translation needs it. */
interface PackageManagerFence {
  readonly code: string;
  /** `yarn="a b"` and `pnpm="a b"` in the words after the language name additional packages. */
  readonly values: ReadonlyMap<string, string>;
}

/**
 * The commands of a fence for each package manager, in the order of the tabs.
 *
 * @throws TranslationError see `translate`
 */
export function translations({code, values}: PackageManagerFence): Map<PackageManager, string> {
  return new Map(
    PACKAGE_MANAGERS.map((manager) => [
      manager,
      translate(code, manager, values.get(manager)?.split(/\s+/)),
    ]),
  );
}
