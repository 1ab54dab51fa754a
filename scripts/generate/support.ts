/**
 * Runs the tests of the sample back end with the newest patch release of each Spring Boot 3 line, and a
 * program with Pricing4TS with each Node.js release. The page "Supported versions" shows the results.
 * The variable SUPPORT_JDKS lists the homes of the JDKs, separated by colons.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {root} from '../../lib/root';
import type {Files} from '../../lib/write';
import {LATEST_LABEL} from '../../site/versions';
import type {Run, Support} from '../../site/versions/types';

/** End of open source support of each line: https://spring.io/projects/spring-boot#support */
const SUPPORT_ENDS: Readonly<Record<string, string>> = {
  '3.2': '2024-12-31',
  '3.3': '2025-06-30',
  '3.4': '2025-12-31',
  '3.5': '2026-06-30',
};

const NODE_LINES = ['20', '22', '24'];

const PARENT =
  'https://repo.maven.apache.org/maven2/org/springframework/boot/spring-boot-starter-parent/maven-metadata.xml';

/**
 * The newest patch release of each line from 3.2 to the last 3.x.
 *
 * @param metadata `maven-metadata.xml` of the parent POM
 */
export function newestPatches(metadata: string): string[] {
  const newest = new Map<number, number>();
  for (const [, minor, patch] of metadata.matchAll(/<version>3\.(\d+)\.(\d+)<\/version>/g)) {
    newest.set(Number(minor), Math.max(newest.get(Number(minor)) ?? 0, Number(patch)));
  }
  return [...newest]
    .filter(([minor]) => minor >= 2)
    .sort(([a], [b]) => a - b)
    .map(([minor, patch]) => `3.${minor}.${patch}`);
}

/**
 * What Surefire reports about all test classes.
 *
 * @param reports contents of its XML files
 */
export function sumReports(reports: readonly string[]): Pick<Run, 'tests' | 'failed'> {
  const sum = (attribute: string) =>
    reports.reduce(
      (total, report) =>
        total + Number(new RegExp(`<testsuite[^>]* ${attribute}="(\\d+)"`).exec(report)?.[1] ?? 0),
      0,
    );
  return {tests: sum('tests'), failed: sum('failures') + sum('errors')};
}

function testBackEnd(springBoot: string, jdk: string): Run {
  const folder = mkdtempSync(path.join(tmpdir(), 'support-'));
  const backEnd = path.join(folder, 'noteharbor/backend');
  try {
    cpSync(path.join(root, 'samples/pricing'), path.join(folder, 'pricing'), {recursive: true});
    cpSync(path.join(root, 'samples/noteharbor/backend'), backEnd, {
      recursive: true,
      filter: (file) => path.basename(file) !== 'target',
    });
    const pom = path.join(backEnd, 'pom.xml');
    writeFileSync(
      pom,
      readFileSync(pom, 'utf8').replace(/(<parent>.*?<version>)[^<]+/s, `$1${springBoot}`),
    );
    const {status} = spawnSync('mvn', ['-q', '-B', 'test'], {
      cwd: backEnd,
      env: {...process.env, JAVA_HOME: jdk},
    });
    const reports = path.join(backEnd, 'target/surefire-reports');
    const files = existsSync(reports) ? readdirSync(reports) : [];
    const {tests, failed} = sumReports(
      files
        .filter((file) => file.endsWith('.xml'))
        .map((file) => readFileSync(path.join(reports, file), 'utf8')),
    );
    // Maven also fails if the JVM of the tests ends early.
    return {
      with: `JDK ${versionOf(jdk)}`,
      tests,
      failed: status === 0 ? failed : Math.max(failed, 1),
    };
  } finally {
    rmSync(folder, {recursive: true});
  }
}

function versionOf(jdk: string): string {
  const output = execFileSync(path.join(jdk, 'bin/javac'), ['-version'], {encoding: 'utf8'});
  return /javac (\S+)/.exec(output)![1]!;
}

const PROGRAM = `
import {readFileSync} from 'node:fs';
import {retrievePricingFromYaml} from 'pricing4ts';
const pricing = retrievePricingFromYaml(readFileSync('samples/pricing/noteharbor-2.1.yml', 'utf8'));
console.log(process.versions.node, Object.keys(pricing.plans).join());`;

function runWithNode(line: string): Run {
  const {stdout} = spawnSync(
    'npx',
    ['--yes', `node@${line}`, '--input-type=module', '--eval', PROGRAM],
    {cwd: root, encoding: 'utf8'},
  );
  const [, version, plans] = /^(\S+) (\S+)$/m.exec(stdout) ?? [];
  return {
    with: `Node.js ${version ?? line}`,
    tests: 1,
    failed: plans === 'STARTER,STUDIO,TEAM' ? 0 : 1,
  };
}

/** Runs everything, which takes about half a minute for each pair of Spring Boot and JDK. */
export async function generateSupport(): Promise<Files> {
  const jdks = (process.env.SUPPORT_JDKS ?? process.env.JAVA_HOME ?? '').split(':').filter(Boolean);
  if (jdks.length === 0) {
    throw new Error('Set SUPPORT_JDKS to the homes of the JDKs, separated by colons.');
  }
  const releases = newestPatches(await (await fetch(PARENT)).text());
  const support: Support = {
    date: new Date().toISOString().slice(0, 10),
    springBoot: releases.map((version) => ({
      version,
      supportEnds: SUPPORT_ENDS[version.split('.', 2).join('.')] ?? null,
      runs: jdks.map((jdk) => testBackEnd(version, jdk)),
    })),
    node: NODE_LINES.map(runWithNode),
  };
  return new Map([
    [`site/versions/${LATEST_LABEL}/support.json`, `${JSON.stringify(support, null, 2)}\n`],
  ]);
}
