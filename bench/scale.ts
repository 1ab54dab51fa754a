/**
 * Measures how the site grows: builds copies of it with more and more pages, made of the real text,
 * and writes the figures to bench/README.md.
 *
 * Usage: npm run bench:scale [-- PAGES...]
 * Needs Git, ps and a browser. Builds run at low priority, one after the other, from nothing: without
 * the caches of an earlier build. Exit code 1 when a build fails.
 */
import {spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, readdirSync, rmSync, statSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {setPriority, tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {chromium} from '@playwright/test';
import cutVersions from '../versions.json';
import {reportFigures} from './report';
import {INDEX_FOLDER} from '../site/search';
import {LATEST_LABEL} from '../site/versions';
import {ensureBrowser} from '../lib/browser';
import {growCopy} from './scale/grow';
import {readTree} from './scale/processes';
import {formatTable, type Figures} from './scale/report';
import {createStaticServer} from '../scripts/serve/server';
import {root} from '../lib/root';

const DEFAULT_SIZES = [0, 500, 1500, 3000];
const SAMPLE_INTERVAL = 250;
const LOW_PRIORITY = 10;
/** A page without formulas, diagrams and search. */
const TEXT_PAGE = 'api/introduction';

const gzipSize = (file: string): number => gzipSync(readFileSync(file)).length;

function filesIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => path.join(folder, file))
    .filter((file) => statSync(file).isFile());
}

type BuildFigures = Pick<Figures, 'buildSeconds' | 'cpuSeconds' | 'peakMemory' | 'failure'>;

/** Builds a copy and watches its processes. */
async function build(copy: string): Promise<BuildFigures> {
  const start = performance.now();
  const child = spawn('npm', ['run', 'build'], {cwd: copy});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  let peakMemory = 0;
  let cpuSeconds = 0;
  const timer = setInterval(() => {
    const {memory, cpu} = readTree(child.pid!);
    peakMemory = Math.max(peakMemory, memory);
    cpuSeconds = Math.max(cpuSeconds, cpu);
  }, SAMPLE_INTERVAL);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearInterval(timer);
  const buildSeconds = (performance.now() - start) / 1000;
  if (code === 0) {
    return {buildSeconds, cpuSeconds, peakMemory};
  }
  console.error(output);
  const reason = output.match(/(FATAL ERROR|Error): .*/g)?.at(-1) ?? `exit code ${code}`;
  return {buildSeconds, cpuSeconds, peakMemory, failure: reason.replaceAll('|', '/')};
}

/** Addresses of the scripts that a page runs until it is idle; what it only prefetches is left out. */
async function scriptsOf(site: string, page: string): Promise<string[]> {
  const server = createStaticServer({root: site, baseUrl: '/'});
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const tab = await browser.newPage();
    await tab.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    );
    await tab.goto(`${origin}${page}`, {waitUntil: 'networkidle'});
    const names = await tab.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
        .map(({name}) => name),
    );
    return [...new Set(names)].map((name) => new URL(name).pathname);
  } finally {
    await browser.close();
    server.close();
  }
}

/** Sizes of what a build wrote. */
async function sizesOf(copy: string, latest: string): Promise<NonNullable<Figures['sizes']>> {
  const site = path.join(copy, 'build');
  const page = `/docs/${latest}/${TEXT_PAGE}`;
  const scripts = (await scriptsOf(site, page)).map((script) => path.join(site, script));
  const main = scripts.find((script) => path.basename(script).startsWith('main.'));
  if (main === undefined) {
    throw new Error(`${page} loads no main script; it loads ${scripts.join(', ') || 'none'}.`);
  }
  const index = filesIn(path.join(site, INDEX_FOLDER));
  const sum = (files: readonly string[], sizeOf: (file: string) => number): number =>
    files.reduce((total, file) => total + sizeOf(file), 0);
  return {
    firstLoad: sum(scripts, gzipSize),
    mainScript: statSync(main).size,
    mainScriptGzip: gzipSize(main),
    html: gzipSize(path.join(site, page, 'index.html')),
    sitemap: statSync(path.join(site, 'sitemap.xml')).size,
    indexOfVersion: sum(
      index.filter((file) => path.basename(file).startsWith('docs-default-current.')),
      gzipSize,
    ),
    indexOfAll: sum(index, gzipSize),
    build: sum(filesIn(site), (file) => statSync(file).size),
  };
}

async function measure(minimum: number): Promise<Figures> {
  const copy = mkdtempSync(path.join(tmpdir(), 'bench-scale-'));
  try {
    const {pages, versions, latest} = growCopy(root, copy, LATEST_LABEL, cutVersions, minimum);
    console.log(`Building ${pages} pages in ${versions} docs versions...`);
    const figures = {pages, versions, ...(await build(copy))};
    return figures.failure === undefined
      ? {...figures, sizes: await sizesOf(copy, latest)}
      : figures;
  } finally {
    rmSync(copy, {recursive: true});
  }
}

const sizes = process.argv.slice(2).map(Number);
if (sizes.some((size) => !Number.isInteger(size) || size < 0)) {
  console.error('bench:scale: give numbers of pages, for example: npm run bench:scale -- 500 1500');
  process.exit(1);
}
setPriority(LOW_PRIORITY);
const columns: Figures[] = [];
for (const size of sizes.length > 0 ? sizes : DEFAULT_SIZES) {
  columns.push(await measure(size));
  console.log(`${formatTable(columns)}\n`);
}
reportFigures(
  'bench:scale',
  formatTable(columns),
  columns.flatMap(({pages, failure}) =>
    failure === undefined ? [] : [`the build of ${pages} pages failed: ${failure}`],
  ),
);
