/** The class path with which the Java fences of a docs version are compiled. */
import {existsSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {VERSIONS} from '../../../site/versions';
import {root as repository} from '../../../lib/root';
import {JavaUnavailableError, cacheFolder, fingerprint, mavenErrors, runMaven} from './jdk';

/** The environment of the Java fences of a docs version. */
export interface Host {
  readonly label: string;
  /** Folder with `pom.xml` and `Host.java`. */
  readonly folder: string;
  /** Release of Pricing4Java that the docs version documents. */
  readonly library: string;
  /** Java language level of the docs version. */
  readonly release: string;
}

/** Path of a docs version's folder with `pom.xml` and `Host.java`, relative to the repository. */
export const hostFolder = (label: string): string => `site/versions/${label}/java`;

/**
 * The host of a docs version.
 *
 * @throws Error if the version is unknown, does not document Pricing4Java, or has no host folder
 */
export function hostOf(label: string): Host {
  const library = VERSIONS.find((version) => version.label === label)?.libraries.Pricing4Java;
  if (!library) {
    throw new Error(
      `site/versions/${label}/version.ts: docs version "${label}" does not document Pricing4Java.`,
    );
  }
  const folder = path.join(repository, hostFolder(label));
  const pom = path.join(folder, 'pom.xml');
  if (!existsSync(pom)) {
    throw new Error(
      `${hostFolder(label)}/pom.xml is missing. Copy the folder of the previous version ` +
        'and adapt it. Java fences are compiled with it.',
    );
  }
  const text = readFileSync(pom, 'utf8');
  const release = /<maven\.compiler\.release>(\d+)</.exec(text)?.[1];
  if (release === undefined) {
    throw new Error(
      `${hostFolder(label)}/pom.xml: <maven.compiler.release> is missing. Add it to the ` +
        'properties. It is the language level of the fences.',
    );
  }
  return {label, folder, library: library.documented, release};
}

const resolved = new Map<string, Promise<string>>();

async function resolveWithMaven(host: Host, root: string): Promise<string> {
  const pom = path.join(host.folder, 'pom.xml');
  const key = fingerprint(readFileSync(pom, 'utf8'), host.library);
  const cached = path.join(cacheFolder(root), `classpath-${host.label}-${key}.txt`);
  if (existsSync(cached)) {
    const classpath = readFileSync(cached, 'utf8');
    // The local Maven repository may have been emptied.
    if (classpath.split(path.delimiter).every((entry) => existsSync(entry))) return classpath;
  }
  const output = `${cached}.${process.pid}`;
  const {code, stdout} = await runMaven(
    [
      `-Dpricing4java.version=${host.library}`,
      `-Dmdep.outputFile=${path.relative(host.folder, output)}`,
      'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:build-classpath',
    ],
    host.folder,
  );
  if (code !== 0) {
    throw new JavaUnavailableError(
      `Maven cannot resolve the class path of the Java fences of docs version ${host.label} ` +
        `(Pricing4Java ${host.library}, ${hostFolder(host.label)}/pom.xml):\n` +
        mavenErrors(stdout),
    );
  }
  const classpath = readFileSync(output, 'utf8').trim();
  writeFileSync(output, classpath);
  renameSync(output, cached);
  return classpath;
}

/**
 * Class path of a host. Maven resolves it once for each content of the POM and release.
 *
 * @throws JavaUnavailableError if JDK or Maven is missing or Maven cannot resolve the class path
 */
export function resolveClasspath(host: Host, root: string): Promise<string> {
  let classpath = resolved.get(host.label);
  if (!classpath) {
    classpath = resolveWithMaven(host, root);
    resolved.set(host.label, classpath);
  }
  return classpath;
}
