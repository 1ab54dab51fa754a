/** Finds or installs the JDK and Maven that check the Java samples. */
import {spawnSync} from 'node:child_process';
import {canInstallWithApt, installWithApt} from './browser';
import {programCall} from './programs';

/** Maven. On Windows, it is a script, so its arguments must not contain names of files. */
export const MAVEN = process.platform === 'win32' ? 'cmd /c mvn' : 'mvn';

/** Minimum JDK of Pricing4Java 5 and Spring Boot 3. */
export const MIN_JDK = 17;

/** Major version in the output of `javac -version`, such as `javac 17.0.15`, or 0 without a JDK. */
export const jdkMajor = (output: string): number => Number(/javac (\d+)/.exec(output)?.[1] ?? 0);

function isInstalled(): boolean {
  const javac = spawnSync('javac', ['-version'], {encoding: 'utf8'});
  const maven = spawnSync(...programCall(`${MAVEN} -version`), {encoding: 'utf8'});
  return jdkMajor(`${javac.stdout}${javac.stderr}`) >= MIN_JDK && maven.status === 0;
}

/**
 * Installs a JDK and Maven if they are missing and apt can install them. Without them, the checks
 * of Java code blocks are skipped (in CI, they fail), and the tests of the sample back end fail.
 */
export function ensureJava(): void {
  if (isInstalled()) return;

  if (canInstallWithApt()) {
    console.log('JDK 17 or Maven is missing. Installing both with apt.');
    installWithApt('openjdk-17-jdk-headless', 'maven');
  } else {
    console.log('JDK 17 or Maven is missing. Install both to check the Java samples.');
  }
}
