/** Looks up the packages in shell code blocks in their registries. */
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

type Status = 'exists' | 'absent' | 'unreachable';

async function lookUpInNpm(request: PackageRequest): Promise<Status> {
  try {
    const {stdout} = await promisify(execFile)('npm', ['view', packageText(request), 'version']);
    return stdout.trim() === '' ? 'absent' : 'exists';
  } catch (error) {
    const {stderr = ''} = error as {stderr?: string};
    return /\bE404\b|\bETARGET\b/.test(stderr) ? 'absent' : 'unreachable';
  }
}

async function lookUpInMaven({name, version}: PackageRequest): Promise<Status> {
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

/** All packages in shell code blocks, without duplicates. */
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
 * Looks up the packages that are not recorded yet. Removes entries that no page uses, unless they
 * have a reason.
 *
 * @param options.report called for each package that does not exist or cannot be looked up
 */
export async function generateKnownPackages({report}: GenerateOptions): Promise<Files> {
  const known = readKnownPackages(root);
  const found: PackageRequest[] = [];
  for (const request of namedPackages()) {
    const lookUp = request.registry === 'npm' ? lookUpInNpm : lookUpInMaven;
    const status = isKnown(request, known) ? 'exists' : await lookUp(request);
    if (status === 'exists') {
      found.push(request);
    } else {
      report(`${packageText(request)} is ${status} in the ${request.registry} registry.`);
    }
  }
  const record: KnownPackages = {
    npm: recordOf('npm', found, known),
    maven: recordOf('maven', found, known),
  };
  return new Map([[KNOWN_PACKAGES_FILE, JSON.stringify(record)]]);
}
