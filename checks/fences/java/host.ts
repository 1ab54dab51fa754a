/** The class path with which the Java fences of a docs version are compiled. */
import {existsSync, readFileSync, renameSync} from 'node:fs';
import path from 'node:path';
import {VERSIONS} from '../../../site/versions';
import {root} from '../../../lib/root';
import {
  JavaUnavailableError,
  cacheFolder,
  fingerprint,
  mavenErrors,
  requireJdk,
  runMaven,
} from './jdk';

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
  const folder = path.join(root, hostFolder(label));
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

/**
 * Class path of a host. Maven resolves it once for each content of the POM and release.
 *
 * @throws JavaUnavailableError if JDK or Maven is missing, or Maven cannot resolve the class path
 */
export function resolveClasspath({label, folder, library}: Host): string {
  const key = fingerprint(readFileSync(path.join(folder, 'pom.xml'), 'utf8'), library);
  const cached = path.join(cacheFolder(), `classpath-${label}-${key}.txt`);
  const read = () => readFileSync(cached, 'utf8').trim();
  // The local Maven repository may have been emptied.
  if (existsSync(cached) && read().split(path.delimiter).every(existsSync)) return read();

  requireJdk();
  const output = `${cached}.${process.pid}`;
  const {status, stdout} = runMaven(
    [
      `-Dpricing4java.version=${library}`,
      `-Dmdep.outputFile=${path.relative(folder, output)}`,
      'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:build-classpath',
    ],
    folder,
  );
  if (status !== 0) {
    throw new JavaUnavailableError(
      `Maven cannot resolve the class path of the Java fences of docs version ${label} ` +
        `(Pricing4Java ${library}, ${hostFolder(label)}/pom.xml):\n` +
        mavenErrors(stdout),
    );
  }
  renameSync(output, cached);
  return read();
}
