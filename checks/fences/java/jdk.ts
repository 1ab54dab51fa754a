/** Runs the JDK and Maven, and caches their results in `node_modules/.cache/fences`. */
import {execFile, type ExecFileOptions} from 'node:child_process';
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
import {promisify} from 'node:util';
import {MAVEN, MIN_JDK, jdkMajor} from '../../../lib/java';
import {programCall} from '../../../lib/programs';
import {decodeRecords, encodeRecords} from './records';

const run = promisify(execFile);

/** A JDK, Maven or a class path that Java checks need is missing. The message contains the fix. */
export class JavaUnavailableError extends Error {}

/** The result of a process. */
export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a program with an input. A runner that stops early closes its input; its exit code and errors contain
 * the reason.
 *
 * @throws Error if the program cannot be started
 */
async function finish(
  program: string,
  args: readonly string[],
  options: ExecFileOptions,
  input = '',
): Promise<Finished> {
  const running = run(program, args, {...options, encoding: 'utf8', maxBuffer: 2 ** 26});
  running.child.stdin?.on('error', () => {}).end(input);
  return running.then(
    (output) => ({code: 0, ...output}),
    (error: Finished | NodeJS.ErrnoException) => {
      if (typeof error.code === 'string') throw error;

      return error as Finished;
    },
  );
}

/** The cache folder. It is created if it does not exist. */
export function cacheFolder(root: string): string {
  const folder = path.join(root, 'node_modules/.cache/fences');
  mkdirSync(folder, {recursive: true});
  return folder;
}

/** A short hash of texts. It identifies the cache entry for exactly these texts. */
export function fingerprint(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');

  return hash.digest('hex').slice(0, 16);
}

function jdkTool(name: string): string {
  const home = process.env.JAVA_HOME;
  return home ? path.join(home, 'bin', name) : name;
}

let jdkVersion: Promise<string> | undefined;

/**
 * Version of the JDK in `JAVA_HOME` or in the PATH.
 *
 * @throws JavaUnavailableError if there is no JDK, or if it is too old
 */
export function requireJdk(): Promise<string> {
  jdkVersion ??= run(jdkTool('javac'), ['-version']).then(
    ({stdout, stderr}) => {
      const version = `${stdout}${stderr}`.trim();
      if (jdkMajor(version) < MIN_JDK) {
        throw new JavaUnavailableError(
          `Java fences need JDK ${MIN_JDK} or later, but this is ${version}. ` +
            'Install a newer JDK, or set JAVA_HOME to the folder of one.',
        );
      }
      return version;
    },
    () => {
      throw new JavaUnavailableError(
        `Java fences need JDK ${MIN_JDK} or later. Install one and add its bin folder to the ` +
          'PATH, or set JAVA_HOME to its folder.',
      );
    },
  );
  return jdkVersion;
}

/**
 * Runs Maven in batch mode.
 *
 * @throws JavaUnavailableError if Maven is not installed
 */
export async function runMaven(args: readonly string[], cwd: string): Promise<Finished> {
  const call = programCall(`${MAVEN} -B -q -Dstyle.color=never`, ...args);
  return finish(...call, {cwd}).catch(() => {
    throw new JavaUnavailableError(
      'Maven is not installed. Install Maven 3.8 or later, which Java fences need, and add it to the PATH.',
    );
  });
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

const RUNNER_SOURCES = path.join(import.meta.dirname, 'runner/src');
const RUNNER_RESOURCES = path.join(import.meta.dirname, 'runner/resources');

/**
 * Compiles the runner, unless it is in the cache, and returns its class folder. The folder has a temporary
 * name until it is complete. If another check compiles the runner at the same time, either result is used.
 */
async function compileRunner(root: string): Promise<string> {
  const jdk = await requireJdk();
  const sources = readdirSync(RUNNER_SOURCES)
    .sort()
    .map((file) => path.join(RUNNER_SOURCES, file));
  const texts = sources.map((source) => readFileSync(source, 'utf8'));
  const folder = path.join(cacheFolder(root), `runner-${fingerprint(jdk, ...texts)}`);
  if (existsSync(folder)) return folder;

  const unfinished = mkdtempSync(`${folder}-`);
  try {
    await run(jdkTool('javac'), ['-encoding', 'UTF-8', '-d', unfinished, ...sources]);
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, {recursive: true});
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

export interface RunnerJob {
  /** Class in `runner/src` with a `main` method. */
  readonly main: string;
  /** Class path in addition to the classes of the runner. */
  readonly classpath: string;
  readonly records: readonly (readonly string[])[];
}

export interface RunnerResult extends Finished {
  readonly records: readonly (readonly string[])[];
}

/**
 * Runs a class of the runner in an empty temporary directory. The defaults are UTF-8, UTC and English,
 * so that results are the same on every machine.
 *
 * @throws JavaUnavailableError if there is no JDK
 */
export async function runJava(root: string, job: RunnerJob): Promise<RunnerResult> {
  const classes = await compileRunner(root);
  const cwd = mkdtempSync(path.join(tmpdir(), 'fences-'));
  try {
    const finished = await finish(
      jdkTool('java'),
      [
        '-XX:TieredStopAtLevel=1',
        '-XX:+UseSerialGC',
        '-Dfile.encoding=UTF-8',
        '-Duser.timezone=UTC',
        '-Duser.language=en',
        '-Duser.country=US',
        '-cp',
        [classes, RUNNER_RESOURCES, job.classpath].filter(Boolean).join(path.delimiter),
        `fences.${job.main}`,
      ],
      {cwd},
      encodeRecords(job.records),
    );
    return {...finished, records: decodeRecords(finished.stdout)};
  } finally {
    rmSync(cwd, {recursive: true, force: true});
  }
}
