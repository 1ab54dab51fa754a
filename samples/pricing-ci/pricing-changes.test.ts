import {execFileSync, spawnSync} from 'node:child_process';
import {copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {parse} from 'yaml';
import {root} from '../../lib/root';
import {COMPARISON_FILE, comparisonModule} from '../../scripts/postbuild/comparison';

interface Job {
  env: {PRICING: string};
  steps: {name?: string; run?: string}[];
}

const here = import.meta.dirname;
const job: Job = parse(readFileSync(path.join(here, 'pricing.yml'), 'utf8')).jobs.pricing;
const noteHarbor = readFileSync(path.join(root, 'samples/pricing/noteharbor-2.1.yml'), 'utf8');
const folder = mkdtempSync(path.join(tmpdir(), 'pricing-ci-'));
const summary = path.join(folder, 'summary.md');

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=ada', '-c', 'user.email=ada@example.org'];
  execFileSync('git', [...identity, ...args], {cwd: folder, stdio: 'pipe'});
}

function commit(tag: string, pricing: string): void {
  writeFileSync(path.join(folder, job.env.PRICING), pricing);
  git('add', job.env.PRICING, '*.mjs');
  git('commit', '--message', tag);
  git('tag', tag);
}

function run(command: string, cwd: string) {
  writeFileSync(summary, '');
  const env = {...process.env, ...job.env, GITHUB_STEP_SUMMARY: summary};
  return spawnSync('bash', ['-e', '-c', command], {cwd, env, encoding: 'utf8'});
}

const changesOf = (before: string, after: string) =>
  run(`node pricing-changes.mjs "$PRICING" ${before} ${after}`, folder).stdout;

beforeAll(() => {
  mkdirSync(path.join(folder, path.dirname(job.env.PRICING)), {recursive: true});
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  for (const script of ['check-pricing.mjs', 'pricing-ci/pricing-changes.mjs']) {
    copyFileSync(path.join(root, 'samples', script), path.join(folder, path.basename(script)));
  }
  writeFileSync(path.join(folder, COMPARISON_FILE), comparisonModule(root));
  git('init', '--initial-branch', 'main');
  git('commit', '--allow-empty', '--message', 'empty');
  git('tag', 'empty');
  commit('original', noteHarbor);
  commit('described', noteHarbor.replace('For your own notes', 'For one | person'));
  commit('renamed', noteHarbor.replace('  summaryBoost:', '  boost:').replace('24h', 'a|b'));
  git('checkout', '-b', 'branch', 'original');
  commit('repriced', noteHarbor.replace('price: 8.0', 'price: 9.0').replace('value: 500', 'value: 600'));
  git('checkout', '-b', 'target', 'original');
  git('merge', '--no-ff', 'branch');
});

afterAll(() => rmSync(folder, {recursive: true}));

it('runs the commands of the workflow in a shallow checkout of a merge commit', () => {
  const checkout = path.join(folder, 'checkout');
  git('clone', '--quiet', '--depth', '2', `file://${folder}`, checkout);
  symlinkSync(path.join(root, 'node_modules'), path.join(checkout, 'node_modules'), 'junction');
  const commands = job.steps.flatMap(({name, run: command}) => (name ? [command!] : []));
  const {stdout, stderr} = run(commands.join('\n'), checkout);
  expect(stderr).toBe('');
  expect(stdout).toContain(`${job.env.PRICING}: valid`);
  expect(readFileSync(summary, 'utf8')).toBe(readFileSync(path.join(here, 'summary.md'), 'utf8'));
});

it('shows a renamed add-on, and texts with a separator of columns', () => {
  const changes = changesOf('original', 'renamed');
  expect(changes).toContain('| Plan STUDIO | helpDesk | 24h | a\\|b | change |');
  expect(changes).toContain('| Add-on boost | add-on | summaryBoost | boost | renamed |');
});

it('prints what the guide to a new version quotes', () => {
  const version = (name: string) =>
    readFileSync(path.join(root, `samples/subscriptions/src/main/resources/pricing/${name}.yml`), 'utf8');
  commit('spring', version('2025-spring'));
  commit('autumn', version('2025-autumn'));
  const quoted = readFileSync(path.join(here, 'new-version.md'), 'utf8');
  expect(changesOf('spring', 'autumn')).toBe(quoted);
});

it('reports a new file', () => {
  expect(changesOf('empty', 'original')).toBe('The pricing is new.\n');
});

it('ignores descriptions', () => {
  expect(changesOf('original', 'described')).toBe(
    'The pricings have the same plans, add-ons, prices and values.\n',
  );
});
