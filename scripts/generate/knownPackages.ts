/** The packages that shell code blocks name, as the registries know them. */
import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {
  KNOWN_PACKAGES_FILE,
  isKnown,
  packageText,
  readKnownPackages,
  type KnownPackages,
} from '../../checks/fences/bash/registry';
import {
  requestsOfFence,
  type PackageRequest,
  type Registry,
} from '../../checks/fences/bash/requests';
import {root} from '../../lib/root';
import type {Files} from '../../lib/write';
import {listMarkdownFiles, readFences} from '../../markdown/files';
import type {GenerateOptions} from './index';

/** Answer of a registry. */
type Answer = 'exists' | 'absent' | 'unreachable';

async function askNpm(request: PackageRequest): Promise<Answer> {
  try {
    const {stdout} = await promisify(execFile)('npm', ['view', packageText(request), 'version']);
    return stdout.trim() === '' ? 'absent' : 'exists';
  } catch (error) {
    const {stderr = ''} = error as {stderr?: string};
    return /\bE404\b|\bETARGET\b/.test(stderr) ? 'absent' : 'unreachable';
  }
}

async function askMaven({name, version}: PackageRequest): Promise<Answer> {
  const [group = '', artifact = ''] = name.split(':');
  const folder = [...group.split('.'), artifact, version].join('/');
  try {
    const {status} = await fetch(
      `https://repo1.maven.org/maven2/${folder}/${artifact}-${version}.pom`,
      {method: 'HEAD', signal: AbortSignal.timeout(10_000)},
    );
    return status === 404 ? 'absent' : status === 200 ? 'exists' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

/** The packages that all pages name, each once. */
function namedPackages(): PackageRequest[] {
  const requests = readFences(root, listMarkdownFiles(root))
    .filter(({language, values}) => /^(?:ba)?sh$/.test(language) && !values.has('unchecked'))
    .flatMap((fence) => requestsOfFence(fence).packages);
  return [
    ...new Map(
      requests.map((request) => [`${request.registry} ${packageText(request)}`, request]),
    ).values(),
  ];
}

function recordOf(registry: Registry, found: readonly PackageRequest[], known: KnownPackages) {
  const own = found.filter((request) => request.registry === registry);
  const kept = Object.entries(known[registry]).filter(([, {reason}]) => reason !== undefined);
  const names = [...own.map(({name}) => name), ...kept.map(([name]) => name)];
  return Object.fromEntries(
    [...new Set(names)].sort().map((name) => {
      const versions = own.flatMap((request) =>
        request.name === name && request.version !== undefined ? [request.version] : [],
      );
      const entry = known[registry][name];
      return [name, entry?.reason === undefined ? {versions: versions.sort()} : entry];
    }),
  );
}

/**
 * Looks up the packages that are not recorded yet. Entries that no page needs are dropped, entries
 * with a reason stay as they are.
 *
 * @param options.report takes each package that does not exist or could not be looked up
 */
export async function generateKnownPackages({report}: GenerateOptions): Promise<Files> {
  const known = readKnownPackages(root);
  const found: PackageRequest[] = [];
  for (const request of namedPackages()) {
    const ask = request.registry === 'npm' ? askNpm : askMaven;
    const answer = isKnown(request, known) ? 'exists' : await ask(request);
    if (answer === 'exists') {
      found.push(request);
    } else {
      report(`${packageText(request)} is ${answer} in the ${request.registry} registry.`);
    }
  }
  const record: KnownPackages = {
    npm: recordOf('npm', found, known),
    maven: recordOf('maven', found, known),
  };
  return new Map([[KNOWN_PACKAGES_FILE, JSON.stringify(record)]]);
}
