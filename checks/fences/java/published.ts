/** Looks up with Maven whether a release of Pricing4Java is published. */
import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {JavaUnavailableError, cacheFolder, fingerprint, runMaven} from './jdk';

async function askMaven(release: string, root: string): Promise<boolean> {
  const artifact = `io.github.isa-group:Pricing4Java:${release}`;
  const absent = path.join(cacheFolder(root), `absent-${fingerprint(artifact)}.txt`);
  if (existsSync(absent)) {
    return false;
  }
  try {
    const get = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:get';
    const {code, stdout} = await runMaven(
      [get, `-Dartifact=${artifact}`, '-Dtransitive=false'],
      root,
    );
    if (code !== 0 && /Could not find artifact|was not found in/.test(stdout)) {
      writeFileSync(absent, `${artifact}\n`);
    }
    return code === 0;
  } catch (error) {
    if (error instanceof JavaUnavailableError) {
      return false;
    }
    throw error;
  }
}

const asked = new Map<string, Promise<boolean>>();

/**
 * Whether Maven resolves a release of Pricing4Java. The lookup runs at most once in a process. A
 * negative result is cached, so a check that starts without a cache, as in CI, looks the release up
 * again. Without Maven or network the result is `false`, which requires no change.
 *
 * @param release version of Pricing4Java
 * @param root absolute path of the repository
 */
export function isPublished(release: string, root: string): Promise<boolean> {
  const answer = asked.get(release) ?? askMaven(release, root);
  asked.set(release, answer);
  return answer;
}
