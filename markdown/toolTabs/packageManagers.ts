/**
 * Translates `npm install` for other package managers. `@docusaurus/remark-plugin-npm2yarn` cannot
 * add the peers that one manager needs, passes on unknown commands, and its result cannot be
 * checked for packages that do not exist.
 */
import type {FenceMetadata} from '../fenceMetadata';

/** Package managers of the tabs. Authors write the first. */
export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm'] as const;

export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/** Code that cannot be translated. The message contains the fix. */
export class TranslationError extends Error {}

const INSTALL = /^npm install(?: (?:-D|--save-dev)(?= ))?((?: [^\s;&|-][^\s;&|]*)*)$/;

function translateLine(line: string, manager: PackageManager, peers: readonly string[]): string {
  if (!/\b(?:npm|npx)\b/.test(line) || line.trim().startsWith('#')) return line;

  const [, packages] = INSTALL.exec(line.trim()) ?? [];
  if (packages === undefined) {
    throw new TranslationError(
      `"${line.trim()}" cannot be translated. Write npm install, or npm install [-D] PACKAGES, each ` +
        'on a separate line, or remove package-managers.',
    );
  }
  if (packages === '') return `${manager} install`;

  const dev = / (?:-D|--save-dev) /.test(line) ? ' -D' : '';
  const command = manager === 'npm' ? line : `${manager} add${dev}${packages}`;
  return [command, ...peers].join(' ');
}

/**
 * Returns the commands of a fence for each package manager, in the order of the tabs. `yarn="a b"`
 * and `pnpm="a b"` in its metadata list peers that this manager does not install automatically.
 *
 * @throws TranslationError if a line has no known equivalent
 */
export function translations({
  code,
  values,
}: {readonly code: string} & Pick<FenceMetadata, 'values'>): Map<PackageManager, string> {
  return new Map(
    PACKAGE_MANAGERS.map((manager) => {
      const peers = values.get(manager)?.split(/\s+/) ?? [];
      const lines = code.split('\n').map((line) => translateLine(line, manager, peers));
      return [manager, lines.join('\n')];
    }),
  );
}
