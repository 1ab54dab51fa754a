/**
 * Looks up the packages that shell fences name, and records those that exist. Entries that no page
 * needs any more go away; entries with a reason stay as they are.
 *
 * Usage: npx tsx checks/fences/bash/remember.ts
 * Exit codes: 0 every package exists; 1 at least one does not, or a registry does not answer.
 */
import {problemAt, type Problem} from '../../../markdown/fences';
import {listMarkdownFiles, readFences} from '../../../markdown/files';
import {
  askRegistry,
  packageProblem,
  readKnownPackages,
  remembering,
  writeKnownPackages,
  type KnownPackages,
} from './registry';
import {requestsOfFence, type Registry} from './requests';
import {root} from '../../../lib/root';

const known = readKnownPackages(root);
const lookup = remembering(askRegistry);
const problems: Problem[] = [];
const found: Record<Registry, Map<string, Set<string>>> = {npm: new Map(), maven: new Map()};

const fences = readFences(root, listMarkdownFiles(root)).filter(
  ({language, values}) => ['bash', 'sh'].includes(language) && !values.has('unchecked'),
);
for (const fence of fences) {
  for (const request of requestsOfFence(fence).packages) {
    const problem = await packageProblem(request, known, lookup);
    if (problem === undefined) {
      const versions = found[request.registry].get(request.name) ?? new Set();
      found[request.registry].set(request.name, versions);
      if (request.version !== undefined) {
        versions.add(request.version);
      }
    } else {
      problems.push(problemAt({file: fence.file, line: fence.line + 1 + request.line}, problem));
    }
  }
}

function recordOf(registry: Registry): KnownPackages[Registry] {
  const looked = [...found[registry]].map(
    ([name, versions]) => [name, {versions: [...versions].sort()}] as const,
  );
  const kept = Object.entries(known[registry]).filter(([, {reason}]) => reason !== undefined);
  // Kept entries come last, so that they win over what was found.
  const merged = Object.fromEntries([...looked, ...kept]);
  return Object.fromEntries(
    Object.keys(merged)
      .sort()
      .map((name) => [name, merged[name]!]),
  );
}

for (const {file, line, message} of problems) {
  console.error(`${file}:${line}: ${message}\n`);
}
await writeKnownPackages(root, {npm: recordOf('npm'), maven: recordOf('maven')});
process.exitCode = problems.length > 0 ? 1 : 0;
