/**
 * Measures how long authors wait: builds without and with caches, the start of the dev server and an
 * edit until it is on screen. Writes the figures to bench/README.md.
 *
 * Usage: npm run bench:build
 * Works in a copy of the repository, uncommitted changes included. Exit code 1: a build fails, or a
 * time misses its budget.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium} from '@playwright/test';
import budgets from './budgets.json';
import {reportFigures} from './report';
import {LATEST_VERSION, docPath} from '../site/versions';
import {formatRows, medians, missedBudgets, type Row} from './lib/figures';
import {readPhases} from './lib/phases';
import {ensureBrowser} from '../lib/browser';
import {copyRepository} from '../lib/repository';
import {root} from '../lib/root';

const COMMAND = 'bench:build';
const ROUNDS = 3;
/** The page that is edited: the first document that new authors change. */
const EDITED = 'api/introduction';
const LONGEST_WAIT = 180_000;

const env = {...process.env, DOCUSAURUS_PERF_LOGGER: 'true', BASE_URL: '/'};

/** Milliseconds by name. */
type Measured = Readonly<Record<string, number>>;

/** Runs an npm script in the copy; returns what it printed and its time in milliseconds. */
async function run(copy: string, script: string): Promise<{output: string; time: number}> {
  const start = performance.now();
  const child = spawn('npm', ['run', script], {cwd: copy, env});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0) {
    throw new Error(`npm run ${script} ended with exit code ${code}:\n${output}`);
  }
  return {output, time: performance.now() - start};
}

/** Milliseconds that a build and its phases take. */
async function measureBuild(copy: string): Promise<Measured> {
  const {output, time} = await run(copy, 'build');
  return {time, ...readPhases(output)};
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Ends a process and its children. */
async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.on('close', resolve));
  process.kill(-child.pid!, 'SIGTERM');
  await ended;
}

/** Milliseconds until the dev server shows a page, and until it shows an edit of it. */
async function measureDevServer(copy: string): Promise<Measured> {
  const port = await freePort();
  const address = `http://localhost:${port}${docPath(LATEST_VERSION, EDITED)}`;
  const file = path.join(copy, 'docs', `${EDITED}.md`);
  const text = readFileSync(file, 'utf8');
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const start = performance.now();
  const server = spawn('npm', ['start', '--', '--no-open', '--port', String(port)], {
    cwd: copy,
    env,
    detached: true,
    stdio: 'ignore',
  });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(LONGEST_WAIT);
    while (
      !(await fetch(address).then(
        ({ok}) => ok,
        () => false,
      ))
    ) {
      if (performance.now() - start > LONGEST_WAIT) {
        throw new Error(`the dev server does not answer at ${address}.`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await page.goto(address);
    await page.waitForSelector('html[data-has-hydrated="true"]');
    const devServer = performance.now() - start;
    const edits: {edit: number}[] = [];
    for (let edit = 1; edit <= ROUNDS; edit++) {
      const mark = `An edit with the number ${edit}.`;
      const saved = performance.now();
      writeFileSync(file, `${text}\n${mark}\n`);
      await page.getByText(mark).waitFor();
      edits.push({edit: performance.now() - saved});
    }
    return {devServer, ...medians(edits)};
  } finally {
    writeFileSync(file, text);
    await stop(server);
    await browser.close();
  }
}

const copy = mkdtempSync(path.join(tmpdir(), 'bench-build-'));
try {
  copyRepository(root, copy);
  const builds: Measured[][] = [[], []];
  const servers: Measured[][] = [[], []];
  for (let round = 1; round <= ROUNDS; round++) {
    for (const [measured, measure] of [
      [builds, measureBuild],
      [servers, measureDevServer],
    ] as const) {
      await run(copy, 'clear');
      for (const withCaches of [0, 1]) {
        const figures = await measure(copy);
        measured[withCaches]!.push(figures);
        console.log(`Round ${round}:`, figures);
      }
    }
  }
  const columns = ['Without caches', 'With the caches of the last one'];
  const row = (label: string, measured: readonly Measured[][], name: string): Row => ({
    label,
    unit: 's',
    values: measured.map((each) => medians(each)[name]),
  });
  const {coldBuild, warmBuild, edit} = budgets.times.build;
  const rows: Row[] = [
    {...row('`npm run build`', builds, 'time'), budget: [coldBuild, warmBuild]},
    row('of which Docusaurus loads the site', builds, 'load'),
    row('Rspack bundles it', builds, 'bundle'),
    row('the pages are rendered', builds, 'render'),
    row('the search index and the feeds are made', builds, 'afterBuild'),
    row('`npm start` until a page is there', servers, 'devServer'),
    {...row('an edit until it is on screen', servers, 'edit'), budget: edit},
  ];
  const written = [
    formatRows('Time that authors wait', columns, rows),
    `Medians of ${ROUNDS} rounds.`,
  ].join('\n\n');
  reportFigures(COMMAND, written, missedBudgets(columns, rows));
} catch (error) {
  console.error(`${COMMAND}: ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  rmSync(copy, {recursive: true, force: true});
}
