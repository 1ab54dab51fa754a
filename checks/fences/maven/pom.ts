/** Completes POM fragments to POMs and lets Maven resolve them. */
import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {JavaUnavailableError, cacheFolder, fingerprint, mavenErrors, runMaven} from '../java/jdk';

const PLUGIN = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1';

/** Where an element stands in a POM: the elements around it, below `project`. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  dependency: ['dependencies'],
  plugin: ['build', 'plugins'],
  repository: ['repositories'],
  pluginRepository: ['pluginRepositories'],
  profile: ['profiles'],
};

/** Elements that stand directly below `project`. */
const PROJECT_ELEMENTS: readonly string[] = [
  'parent',
  'properties',
  'dependencies',
  'dependencyManagement',
  'build',
  'repositories',
  'pluginRepositories',
  'profiles',
];

/** A fragment that belongs nowhere in a POM; the message says what would. */
export class PomFragmentError extends Error {}

function wrap(text: string, elements: readonly string[]): string {
  return elements.reduceRight((inner, name) => `<${name}>\n${inner}\n</${name}>`, text);
}

/**
 * Completes a fragment to a POM.
 *
 * @param fragment text of the fence, well-formed
 * @param elements names of its top elements
 * @param parent `<parent>` element for fragments without one: it manages versions left out
 * @param artifactId name of the project that the fragment is put into
 * @throws PomFragmentError when the elements have no common place in a POM
 */
export function completePom(
  fragment: string,
  elements: readonly string[],
  parent: string,
  artifactId: string,
): string {
  const [first = ''] = elements;
  if (first === 'project' && elements.length === 1) {
    return fragment;
  }
  const same = elements.every((name) => name === first);
  const place = PLACES[first];
  if (!(same && place) && !(first && elements.every((name) => PROJECT_ELEMENTS.includes(name)))) {
    throw new PomFragmentError(
      `<${elements.join('>, <')}> cannot be put into a POM. A pom fence holds one <project>, one or ` +
        `more of the same of ${Object.keys(PLACES).join(', ')}, or children of <project> ` +
        `(${PROJECT_ELEMENTS.join(', ')}). Show the rest in another fence.`,
    );
  }
  return [
    '<project xmlns="http://maven.apache.org/POM/4.0.0">',
    '<modelVersion>4.0.0</modelVersion>',
    elements.includes('parent') ? '' : parent,
    '<groupId>fences</groupId>',
    `<artifactId>${artifactId}</artifactId>`,
    '<version>1.0.0</version>',
    same && place ? wrap(fragment, place) : fragment,
    '</project>',
  ].join('\n');
}

/** The `<parent>` element of a POM, empty if there is none. */
export function parentOf(pom: string): string {
  return /<parent>.*?<\/parent>/s.exec(pom)?.[0] ?? '';
}

/** Text of the first element of that name, empty if there is none. */
function textOf(name: string, xml: string): string {
  return new RegExp(`<${name}>\\s*([^<]*?)\\s*</${name}>`).exec(xml)?.[1] ?? '';
}

/**
 * Leaves dependencies out of a POM.
 *
 * @param releases the dependencies, as `group:artifact:version`
 * @returns the rest, and which of the releases were there
 */
export function leaveOut(
  pom: string,
  releases: readonly string[],
): {readonly rest: string; readonly left: readonly string[]} {
  const left = new Set<string>();
  const rest = pom.replaceAll(/<dependency>.*?<\/dependency>/gs, (dependency) => {
    const own = dependency.replace(/<exclusions>.*?<\/exclusions>/s, '');
    const release = ['groupId', 'artifactId', 'version']
      .map((name) => textOf(name, own))
      .join(':')
      .replaceAll(/\$\{([\w.-]+)\}/g, (_, property: string) => textOf(property, pom));
    if (!releases.includes(release)) {
      return dependency;
    }
    left.add(release);
    return '';
  });
  return {rest, left: [...left]};
}

function aggregate(modules: readonly string[]): string {
  return [
    '<project xmlns="http://maven.apache.org/POM/4.0.0">',
    '<modelVersion>4.0.0</modelVersion>',
    '<groupId>fences</groupId><artifactId>all</artifactId><version>1.0.0</version>',
    '<packaging>pom</packaging>',
    wrap(modules.map((name) => `<module>${name}</module>`).join('\n'), ['modules']),
    '</project>',
  ].join('\n');
}

/** Maven could not reach a repository, which says nothing about the POM. */
const NO_NETWORK = /Could not transfer|Unknown host|Connection (?:refused|reset|timed out)/;

/**
 * Errors of Maven for the POM of a folder; empty when everything resolves.
 *
 * @throws JavaUnavailableError when there is no Maven, or when it has no network
 */
export async function mavenAnswer(folder: string, hasPlugins: boolean): Promise<string> {
  const goals = [`${PLUGIN}:resolve`, ...(hasPlugins ? [`${PLUGIN}:resolve-plugins`] : [])];
  const {code, stdout} = await runMaven(['-f', path.join(folder, 'pom.xml'), ...goals], folder);
  const errors = code === 0 ? '' : mavenErrors(stdout).replaceAll(folder, '');
  if (NO_NETWORK.test(errors)) {
    throw new JavaUnavailableError(
      `Maven cannot reach its repository, which "xml pom" fences need:\n${errors}`,
    );
  }
  return code === 0 ? '' : errors || `Maven ended with exit code ${code}`;
}

/**
 * Lets Maven resolve the dependencies and plugins of POMs. What was resolved once is not asked
 * again: releases in Maven repositories do not change.
 *
 * @param poms texts of POMs
 * @param root absolute path of the repository
 * @returns for each POM the errors of Maven, empty when everything resolves
 * @throws JavaUnavailableError when there is no Maven, or when it has no network
 */
export async function resolvePoms(poms: readonly string[], root: string): Promise<string[]> {
  const marker = (pom: string) =>
    path.join(cacheFolder(root), `pom-${fingerprint(PLUGIN, pom)}.ok`);
  const fresh = [...new Set(poms)].filter((pom) => !existsSync(marker(pom)));
  const answers = new Map<string, string>();
  const folder = mkdtempSync(path.join(tmpdir(), 'fences-pom-'));
  try {
    const folders = fresh.map((pom, index) => {
      const module = path.join(folder, `pom${index}`);
      mkdirSync(module);
      writeFileSync(path.join(module, 'pom.xml'), pom);
      return module;
    });
    // One start of Maven for all; only when it fails, one for each to learn which are wrong.
    const modules = folders.map((module) => path.basename(module));
    writeFileSync(path.join(folder, 'pom.xml'), aggregate(modules));
    const hasPlugins = fresh.some((pom) => pom.includes('<plugin>'));
    const allResolve = fresh.length > 1 && (await mavenAnswer(folder, hasPlugins)) === '';
    for (const [index, pom] of fresh.entries()) {
      const answer = allResolve ? '' : await mavenAnswer(folders[index]!, pom.includes('<plugin>'));
      answers.set(pom, answer);
      if (answer === '') {
        writeFileSync(marker(pom), '');
      }
    }
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
  return poms.map((pom) => answers.get(pom) ?? '');
}
