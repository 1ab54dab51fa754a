/** Many readers of the static server at the same time. */
import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {load} from 'cheerio';
import {LATEST_VERSION, docPath} from '../site/versions';
import budgets from './budgets.json';
import {withServer} from './lib/browser';
import type {Result} from './lib/figures';

/** Fetched with npx, like Lighthouse, because only this benchmark needs it. */
const AUTOCANNON_VERSION = '9.0.0';

const READERS = 200;
const SECONDS = 60;

const PAGE = docPath(LATEST_VERSION, 'docs/Introduction');

/** Results of autocannon, in milliseconds and counts. */
interface Report {
  readonly latency: {readonly p50: number; readonly p99: number};
  readonly requests: {readonly total: number};
  readonly errors: number;
  readonly timeouts: number;
  readonly non2xx: number;
}

/** URLs of a page and of the scripts, stylesheets and images in its HTML. */
async function filesOf(url: string): Promise<string[]> {
  const $ = load(await (await fetch(url)).text());
  const files = $('script[src], link[rel="stylesheet"], img[src]')
    .toArray()
    .map((element) => new URL($(element).attr('src') ?? $(element).attr('href')!, url))
    .filter(({origin}) => origin === new URL(url).origin);
  return [url, ...files.map(({href}) => href)];
}

/**
 * Lets 200 readers fetch a page and its files again and again for a minute.
 *
 * @throws Error if autocannon cannot be fetched or fails
 */
export async function measure(): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'load-'));
  const archive = path.join(folder, 'requests.har');
  const {latency, requests, errors, timeouts, non2xx} = await withServer(async (origin) => {
    const headers = [{name: 'Accept-Encoding', value: 'gzip'}];
    const entries = (await filesOf(`${origin}${PAGE}`)).map((url) => ({
      request: {method: 'GET', url, headers},
    }));
    writeFileSync(archive, JSON.stringify({log: {entries}}));
    const {stdout} = await promisify(execFile)('npx', [
      ...['--yes', `autocannon@${AUTOCANNON_VERSION}`, '--json', '--har', archive],
      ...['--connections', String(READERS), '--duration', String(SECONDS), origin],
    ]);
    return JSON.parse(stdout) as Report;
  }).finally(() => rmSync(folder, {recursive: true}));
  const row = (label: string, unit: 'ms' | 'count', value: number, budget?: number) => ({
    label,
    unit,
    values: [value],
    ...(budget === undefined ? {} : {budget}),
  });
  return {
    title: 'Static server',
    runs: 1,
    method: `autocannon ${AUTOCANNON_VERSION} on the same machine: a text page and its files, again and again.`,
    columns: [`${READERS} readers for ${SECONDS} s`],
    rows: [
      row('Answers', 'count', requests.total),
      row('Errors and timeouts', 'count', errors + timeouts, budgets.times.load.errors),
      row('Answers other than 2xx', 'count', non2xx, budgets.times.load.errors),
      row('Time of an answer, median', 'ms', latency.p50),
      row('Time of an answer, 99th percentile', 'ms', latency.p99),
    ],
  };
}
