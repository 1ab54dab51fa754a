/**
 * Looks up the packages that shell fences name, and records those that exist. Entries that no page
 * needs any more go away; entries with a reason stay as they are.
 *
 * Usage: npx tsx checks/fences/bash/remember.ts
 * Exit codes: 0 every package exists; 1 at least one does not, or a registry does not answer.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {root} from '../../../lib/root';
import {listMarkdownFiles, readFences} from '../../../markdown/files';
import {
  KNOWN_PACKAGES_FILE,
  askRegistry,
  isKnown,
  packageText,
  readKnownPackages,
  type KnownPackages,
} from './registry';
import {requestsOfFence, type PackageRequest, type Registry} from './requests';

const known = readKnownPackages(root);
const requests = new Map(
  readFences(root, listMarkdownFiles(root))
    .filter(({language, values}) => /^(?:ba)?sh$/.test(language) && !values.has('unchecked'))
    .flatMap((fence) => requestsOfFence(fence).packages)
    .map((request) => [`${request.registry} ${packageText(request)}`, request] as const),
);

const found: PackageRequest[] = [];
for (const request of requests.values()) {
  const answer = isKnown(request, known) ? 'exists' : await askRegistry(request);
  if (answer === 'exists') {
    found.push(request);
  } else {
    console.error(`${packageText(request)} is ${answer} in the ${request.registry} registry.`);
    process.exitCode = 1;
  }
}

function recordOf(registry: Registry): KnownPackages[Registry] {
  const names = [
    ...found.filter((request) => request.registry === registry).map(({name}) => name),
    ...Object.keys(known[registry]).filter((name) => known[registry][name]!.reason !== undefined),
  ];
  return Object.fromEntries(
    [...new Set(names)].sort().map((name) => {
      const versions = found
        .filter((request) => request.registry === registry && request.name === name)
        .flatMap(({version}) => version ?? []);
      const entry = known[registry][name];
      return [name, entry?.reason === undefined ? {versions: versions.sort()} : entry];
    }),
  );
}

const file = path.join(root, KNOWN_PACKAGES_FILE);
const record = JSON.stringify({npm: recordOf('npm'), maven: recordOf('maven')});
writeFileSync(file, await format(record, {...(await resolveConfig(file)), filepath: file}));
