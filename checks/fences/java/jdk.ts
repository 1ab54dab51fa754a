/** Runs the JDK and Maven, and caches their results in `node_modules/.cache/fences`. */
import {spawnSync, type SpawnSyncReturns} from 'node:child_process';
import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {MAVEN, MIN_JDK, jdkMajor} from '../../../lib/java';
import {programCall} from '../../../lib/programs';
import {root} from '../../../lib/root';
import {decodeRecords, encodeRecords} from './records';

/** A JDK, Maven or a class path that Java checks need is missing. The message contains the fix. */
export class JavaUnavailableError extends Error {}

type Finished = SpawnSyncReturns<string>;

const OPTIONS = {encoding: 'utf8', maxBuffer: 2 ** 26} as const;

/** The cache folder. It is created if it does not exist. */
export function cacheFolder(): string {
  const folder = path.join(root, 'node_modules/.cache/fences');
  mkdirSync(folder, {recursive: true});
  return folder;
}

/** A short hash of texts. It identifies the cache entry for exactly these texts. */
export const fingerprint = (...texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 16);

/** Runs a tool of the JDK in `JAVA_HOME` or in the PATH. */
function runTool(name: string, args: readonly string[], options: object = {}): Finished {
  const home = process.env.JAVA_HOME;
  return spawnSync(home ? path.join(home, 'bin', name) : name, args, {...options, ...OPTIONS});
}

/**
 * Version of the JDK.
 *
 * @throws JavaUnavailableError if there is no JDK, or if it is too old
 */
export function requireJdk(): string {
  const {status, stdout, stderr} = runTool('javac', ['-version']);
  if (status !== 0) {
    throw new JavaUnavailableError(
      `Java fences need JDK ${MIN_JDK} or later. Install one and add its bin folder to the ` +
        'PATH, or set JAVA_HOME to its folder.',
    );
  }
  const version = `${stdout}${stderr}`.trim();
  if (jdkMajor(version) < MIN_JDK) {
    throw new JavaUnavailableError(
      `Java fences need JDK ${MIN_JDK} or later, but this is ${version}. ` +
        'Install a newer JDK, or set JAVA_HOME to the folder of one.',
    );
  }
  return version;
}

/**
 * Runs Maven in batch mode.
 *
 * @throws JavaUnavailableError if Maven is not installed
 */
export function runMaven(args: readonly string[], cwd: string): Finished {
  const call = programCall(`${MAVEN} -B -q -Dstyle.color=never`, ...args);
  const finished = spawnSync(...call, {cwd, ...OPTIONS});
  if (finished.error) {
    throw new JavaUnavailableError(
      'Maven is not installed. Install Maven 3.8 or later, which Java fences need, and add it to the PATH.',
    );
  }
  return finished;
}

/** Errors in Maven's output, without its debugging hints. */
export function mavenErrors(output: string): string {
  const errors = output
    .split('\n')
    .filter((line) => /^\[(?:ERROR|FATAL)\] *\S/.test(line))
    .map((line) => line.replace(/^\[\w+\] */, '').replace(/ -> \[Help \d+\]$/, ''));
  const advice = errors.findIndex((line) => line.startsWith('To see the full stack trace'));
  return [...new Set(advice < 0 ? errors : errors.slice(0, advice))].join('\n');
}

const RUNNER = path.join(import.meta.dirname, 'runner');

/**
 * Compiles the runner, unless it is in the cache, and returns its class folder. The folder has a temporary
 * name until it is complete. If another check compiles the runner at the same time, either result is used.
 */
function compileRunner(): string {
  const jdk = requireJdk();
  const sources = readdirSync(path.join(RUNNER, 'src'))
    .sort()
    .map((file) => path.join(RUNNER, 'src', file));
  const texts = sources.map((source) => readFileSync(source, 'utf8'));
  const folder = path.join(cacheFolder(), `runner-${fingerprint(jdk, ...texts)}`);
  if (existsSync(folder)) return folder;

  const unfinished = mkdtempSync(`${folder}-`);
  try {
    const {status, stderr} = runTool('javac', ['-encoding', 'UTF-8', '-d', unfinished, ...sources]);
    if (status !== 0) throw new Error(stderr);

    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, {recursive: true});
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

type Records = readonly (readonly string[])[];

/**
 * Runs a class of the runner in an empty temporary directory. The defaults are UTF-8, UTC and English,
 * so that results are the same on every machine.
 *
 * @param main class in `runner/src` with a `main` method
 * @param classpath class path in addition to the classes of the runner
 * @throws JavaUnavailableError if there is no JDK
 */
export function runJava(
  main: string,
  classpath: string,
  records: Records,
): {readonly records: Records; readonly status: number | null; readonly stderr: string} {
  const classes = compileRunner();
  const cwd = mkdtempSync(path.join(tmpdir(), 'fences-'));
  try {
    const {status, stdout, stderr} = runTool(
      'java',
      [
        '-XX:TieredStopAtLevel=1',
        '-XX:+UseSerialGC',
        '-Dfile.encoding=UTF-8',
        '-Duser.timezone=UTC',
        '-Duser.language=en',
        '-Duser.country=US',
        '-cp',
        [classes, path.join(RUNNER, 'resources'), classpath].filter(Boolean).join(path.delimiter),
        `fences.${main}`,
      ],
      {cwd, input: encodeRecords(records)},
    );
    return {records: decodeRecords(stdout), status, stderr};
  } finally {
    rmSync(cwd, {recursive: true, force: true});
  }
}
