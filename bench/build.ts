/**
 * Measures builds with and without caches, the start of the dev server, and the time until an edit
 * is on screen. Works in a copy of the repository with uncommitted changes.
 */
import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {launchBrowser} from '../lib/browser';
import {copyRepository} from '../lib/repository';
import {freePort} from '../lib/freePort';
import {programCall} from '../lib/programs';
import {root} from '../lib/root';
import {LATEST_VERSION, docPath} from '../site/versions';
import {repeat} from './lib/browser';
import {medians, type Result, type Row} from './lib/figures';

/** The edited page, which new authors often change first. */
const EDITED = 'api/introduction';
const EDITS = 3;
const MAX_WAIT = 180_000;

const env = {...process.env, BASE_URL: '/'};

type Times = Readonly<Record<string, number>>;

/** Runs a command in the copy. @throws Error with its messages if it fails */
function run(copy: string, command: string): void {
  execFileSync(...programCall(command), {cwd: copy, env, stdio: ['ignore', 'ignore', 'pipe']});
}

async function timeBuild(copy: string): Promise<Times> {
  const start = performance.now();
  run(copy, 'docusaurus build');
  run(copy, 'scripts/postbuild/cli.ts');
  return {build: performance.now() - start};
}

/** Measures the time until the dev server shows a page, and until it shows an edit. */
async function timeDevServer(copy: string): Promise<Times> {
  const port = await freePort();
  const url = `http://localhost:${port}${docPath(LATEST_VERSION, EDITED)}`;
  const file = path.join(copy, 'docs', `${EDITED}.md`);
  const text = readFileSync(file, 'utf8');
  const browser = await launchBrowser();
  const start = performance.now();
  const server = spawn(...programCall(`docusaurus start --no-open --port ${port}`), {
    cwd: copy,
    env,
    detached: true,
    stdio: 'ignore',
  });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(MAX_WAIT);
    while (!(await page.goto(url).catch(() => undefined))?.ok()) {
      if (performance.now() - start > MAX_WAIT)
        throw new Error(`the dev server does not respond at ${url}.`);

      await setTimeout(50);
    }
    await page.waitForSelector('html[data-has-hydrated="true"]');
    const devServer = performance.now() - start;
    const edits: {edit: number}[] = [];
    for (let edit = 1; edit <= EDITS; edit += 1) {
      const sentence = `An edit with the number ${edit}.`;
      const saved = performance.now();
      writeFileSync(file, `${text}\n${sentence}\n`);
      await page.getByText(sentence).waitFor();
      edits.push({edit: performance.now() - saved});
    }
    return {devServer, ...medians(edits)};
  } finally {
    writeFileSync(file, text);
    // The negative id also ends child processes.
    process.kill(-server.pid!, 'SIGTERM');
    await once(server, 'close');
    await browser.close();
  }
}

/** Measures builds and the dev server, without caches and with those of the previous run. */
export async function measure(runs = 3): Promise<Result> {
  const copy = mkdtempSync(path.join(tmpdir(), 'bench-build-'));
  const builds: [Times[], Times[]] = [[], []];
  const servers: [Times[], Times[]] = [[], []];
  try {
    copyRepository(root, copy);
    await repeat(runs, async () => {
      for (const [times, time] of [
        [builds, timeBuild],
        [servers, timeDevServer],
      ] as const) {
        run(copy, 'docusaurus clear');
        for (const column of times) column.push(await time(copy));
      }
    });
  } finally {
    rmSync(copy, {recursive: true, force: true});
  }
  const row = (label: string, times: readonly Times[][], name: string): Row => ({
    label,
    unit: 's',
    values: times.map((each) => medians(each)[name]!),
  });
  return {
    title: 'Time that authors wait',
    runs,
    columns: ['Without caches', 'With the caches of the last one'],
    rows: [
      row('`npm run build`', builds, 'build'),
      row('`npm start` until a page is there', servers, 'devServer'),
      row('an edit until it is on screen', servers, 'edit'),
    ],
  };
}
