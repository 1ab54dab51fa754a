/** Finds or installs the JDK and Maven that check the Java samples. */
import {spawnSync} from 'node:child_process';
import {canInstallWithApt, installWithApt} from './browser';

/** Oldest JDK that compiles the samples: Pricing4Java 5 and Spring Boot 3 need it. */
export const MIN_JDK = 17;

/** Major version in the output of `javac -version`, such as `javac 17.0.15`; 0 when there is none. */
export function jdkMajor(output: string): number {
  return Number(/javac (\d+)/.exec(output)?.[1] ?? 0);
}

function isInstalled(): boolean {
  const javac = spawnSync('javac', ['-version'], {encoding: 'utf8'});
  const maven = spawnSync('mvn', ['-version'], {encoding: 'utf8'});
  return jdkMajor(`${javac.stdout}${javac.stderr}`) >= MIN_JDK && maven.status === 0;
}

/**
 * Makes sure that a JDK and Maven are installed. Where they are not, they are installed with apt, as
 * root on Debian or Ubuntu. Elsewhere the code blocks that need them are skipped, except in CI, where
 * they fail; the tests of the sample back end fail everywhere.
 */
export function ensureJava(): void {
  if (isInstalled()) {
    return;
  }
  if (canInstallWithApt()) {
    console.log('No JDK 17 or no Maven found: installing them with apt.');
    installWithApt('openjdk-17-jdk-headless', 'maven');
  } else {
    console.log('No JDK 17 or no Maven found. The Java samples need them: install both.');
  }
}
