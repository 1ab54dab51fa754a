/** Releases that pages name although Maven cannot resolve them. */
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {JavaUnavailableError, cacheFolder, fingerprint} from '../java/jdk';
import {mavenAnswer} from './pom';

/** Group and artifact of the library that this site documents. */
export const PRICING4JAVA = 'io.github.isa-group:Pricing4Java';

/** The list of releases, relative to the repository. */
export const UNPUBLISHED_FILE = 'checks/fences/maven/unpublished.json';

/** Reads the list: why each release is named although it is not published. */
export function readUnpublished(): ReadonlyMap<string, string> {
  const file = path.join(import.meta.dirname, path.basename(UNPUBLISHED_FILE));
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
}

/** A POM that needs the files of one release alone. */
function pomOf(release: string): string {
  const [groupId, artifactId, version] = release.split(':');
  return [
    '<project xmlns="http://maven.apache.org/POM/4.0.0">',
    '<modelVersion>4.0.0</modelVersion>',
    '<groupId>fences</groupId><artifactId>published</artifactId><version>1.0.0</version>',
    '<dependencies><dependency>',
    `<groupId>${groupId}</groupId><artifactId>${artifactId}</artifactId><version>${version}</version>`,
    '<exclusions><exclusion><groupId>*</groupId><artifactId>*</artifactId></exclusion></exclusions>',
    '</dependency></dependencies>',
    '</project>',
  ].join('\n');
}

async function askMaven(release: string, root: string): Promise<boolean> {
  const absent = path.join(cacheFolder(root), `absent-${fingerprint(release)}.txt`);
  if (existsSync(absent)) {
    return false;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'fences-published-'));
  try {
    writeFileSync(path.join(folder, 'pom.xml'), pomOf(release));
    const answer = await mavenAnswer(folder, false);
    if (/Could not find artifact|was not found in/.test(answer)) {
      writeFileSync(absent, `${release}\n`);
    }
    return answer === '';
  } catch (error) {
    if (error instanceof JavaUnavailableError) {
      return false;
    }
    throw error;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

const asked = new Map<string, Promise<boolean>>();

/**
 * Whether Maven resolves a release. Maven is asked at most once in a process; that it has no such
 * release is remembered in the cache, so a check that starts without a cache, as in CI, asks anew.
 * Without Maven or network the answer is no: there is nothing that calls for a change then.
 *
 * @param release `group:artifact:version`
 * @param root absolute path of the repository
 */
export function isPublished(release: string, root: string): Promise<boolean> {
  let answer = asked.get(release);
  if (!answer) {
    answer = askMaven(release, root);
    asked.set(release, answer);
  }
  return answer;
}
