/** The real pricing4ts 0.9.5. Only this file knows the library. */
import {update} from 'pricing4ts-dist/server/utils/version-manager';
import {updaters} from 'pricing4ts-dist/server/utils/version-updaters/updaters';

/**
 * Migrates a pricing with the updaters of pricing4ts.
 *
 * @param data content of the file, as js-yaml loads it; it is not changed
 * @param to a version after that of the file; the latest version that pricing4ts knows if omitted
 * @returns the migrated pricing, or the message of the library
 */
export function updateWithLibrary(
  data: unknown,
  to?: string,
): {readonly data: unknown} | {readonly message: string} {
  const steps = updaters as Record<string, unknown>;
  const next = to === undefined ? null : steps[to];
  try {
    // The library stops at the first version without an updater.
    if (next) steps[to!] = null;
    return {data: update(structuredClone(data) as Parameters<typeof update>[0], false)};
  } catch (error) {
    return {message: (error as Error).message};
  } finally {
    if (next) steps[to!] = next;
  }
}
