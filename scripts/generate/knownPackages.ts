/** The packages that shell code blocks name, as the registries know them. */
import type {Files} from '../../lib/write';
import {root} from '../../lib/root';
import {
  KNOWN_PACKAGES_FILE,
  askRegistry,
  packageProblem,
  readKnownPackages,
  remembering,
  type KnownPackages,
} from '../../checks/fences/bash/registry';
import {requestsOfFence, type Registry} from '../../checks/fences/bash/requests';
import {listMarkdownFiles, readFences} from '../../markdown/files';
import type {GenerateOptions} from './index';

/**
 * Looks up the packages that are not recorded yet. Entries that no page needs are dropped, entries
 * with a reason stay as they are.
 *
 * @param options.report takes each package that does not exist or could not be looked up
 */
export async function generateKnownPackages({report}: GenerateOptions): Promise<Files> {
  const known = readKnownPackages(root);
  const lookup = remembering(askRegistry);
  const found: Record<Registry, Map<string, Set<string>>> = {npm: new Map(), maven: new Map()};
  const fences = readFences(root, listMarkdownFiles(root)).filter(
    ({language, values}) => ['bash', 'sh'].includes(language) && !values.has('unchecked'),
  );
  for (const fence of fences) {
    for (const request of requestsOfFence(fence).packages) {
      const problem = await packageProblem(request, known, lookup);
      if (problem !== undefined) {
        report(`${fence.file}:${fence.line + 1 + request.line}: ${problem}`);
        continue;
      }
      const versions = found[request.registry].get(request.name) ?? new Set();
      found[request.registry].set(request.name, versions);
      if (request.version !== undefined) {
        versions.add(request.version);
      }
    }
  }

  const recordOf = (registry: Registry): KnownPackages[Registry] => {
    const looked = [...found[registry]].map(
      ([name, versions]) => [name, {versions: [...versions].sort()}] as const,
    );
    const kept = Object.entries(known[registry]).filter(([, {reason}]) => reason !== undefined);
    // Kept entries come last, so that they replace what was found.
    const merged: KnownPackages[Registry] = Object.fromEntries([...looked, ...kept]);
    return Object.fromEntries(Object.entries(merged).sort(([a], [b]) => (a < b ? -1 : 1)));
  };
  const record: KnownPackages = {npm: recordOf('npm'), maven: recordOf('maven')};
  return new Map([[KNOWN_PACKAGES_FILE, JSON.stringify(record)]]);
}
