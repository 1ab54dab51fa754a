import {execFileSync, spawnSync} from 'node:child_process';
import {readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {parse} from 'yaml';
import {readText, root} from '../../lib/root';
import {temporaryFolder, writeIn} from '../../lib/testing';
import {COMPARISON_FILE, comparisonModule} from '../../scripts/postbuild/comparison';

interface Job {
  env: {PRICING: string};
  steps: {name?: string; run?: string}[];
}

const here = import.meta.dirname;
const job: Job = parse(readFileSync(path.join(here, 'pricing.yml'), 'utf8')).jobs.pricing;
const noteHarbor = readText('samples/pricing/noteharbor-2.1.yml');
const folder = temporaryFolder({
  'check-pricing.mjs': readText('samples/check-pricing.mjs'),
  'pricing-changes.mjs': readText('samples/pricing-ci/pricing-changes.mjs'),
  [COMPARISON_FILE]: comparisonModule(root),
});
const summary = path.join(folder, 'summary.md');

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=ada', '-c', 'user.email=ada@example.org'];
  execFileSync('git', [...identity, ...args], {cwd: folder, stdio: 'pipe'});
}

function commit(tag: string, pricing: string): void {
  writeIn(folder, {[job.env.PRICING]: pricing});
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
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
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
    readText('samples/subscriptions/src/main/resources/pricing', `${name}.yml`);
  commit('spring', version('2025-spring'));
  commit('autumn', version('2025-autumn'));
  const quoted = readFileSync(path.join(here, 'new-version.md'), 'utf8');
  expect(changesOf('spring', 'autumn')).toBe(quoted);
});

it('compares two files, also outside a repository', () => {
  const pricings = 'samples/subscriptions/src/main/resources/pricing';
  const years = temporaryFolder({
    'old.yml': readText(pricings, '2025-spring.yml'),
    'new.yml': readText(pricings, '2025-autumn.yml'),
  });
  const script = path.join(folder, 'pricing-changes.mjs');
  const {stdout, stderr} = run(`node '${script}' old.yml new.yml`, years);
  expect(stderr).toBe('');
  expect(stdout).toBe(readFileSync(path.join(here, 'new-version.md'), 'utf8'));
});

it('ignores the fields that the guide to a new version lists', () => {
  const changed = noteHarbor
    .replace('For your own notes', 'For one person')
    .replace('version: "2025-spring"', 'version: "2025-autumn"')
    .replace('createdAt: "2025-03-01"', 'createdAt: "2025-03-02"\nurl: https://example.org\nvariables:\n  seat: 1')
    .replace('tag: Writing', 'tag: Working together')
    .replace('type: DOMAIN', 'type: MANAGEMENT')
    .replace('type: NON_RENEWABLE', 'type: RENEWABLE')
    .replace('linkedFeatures:\n      - aiSummaries', 'linkedFeatures:\n      - notes');
  commit('unlisted', changed);
  expect(changesOf('original', 'unlisted')).toBe(
    'The pricings have the same plans, add-ons, prices and values.\n',
  );
});

it('lists the other settings that it compares', () => {
  const changed = noteHarbor
    .replace('currency: EUR', 'currency: USD\nbilling:\n  monthly: 1\n  annual: 0.8')
    .replace('price: 14.0', 'private: true\n    price: 14.0')
    .replace('unit: note\n', 'unit: page\n')
    .replace("expression: planContext['features']['calendarSync']", 'expression: "true"')
    .replace('availableFor:\n      - STARTER\n', 'availableFor:\n')
    .replace('excludes:\n      - notePack', 'excludes:\n      - summaryBoost')
    .replace('dependsOn:\n      - summaries', 'dependsOn:\n      - noteVault');
  commit('settings', changed);
  const changes = changesOf('original', 'settings');
  const items = changes.split('\n').flatMap((line) => line.split(' | ').slice(1, 2));
  expect([...new Set(items)]).toEqual(
    expect.arrayContaining([
      'currency',
      'annual billing',
      'private',
      'unit of maxNotes',
      'expression of calendarSync',
      'available for',
      'excludes',
      'requires',
    ]),
  );
});

it('reports a new file', () => {
  expect(changesOf('empty', 'original')).toBe('The pricing is new.\n');
});

it('ignores descriptions', () => {
  expect(changesOf('original', 'described')).toBe(
    'The pricings have the same plans, add-ons, prices and values.\n',
  );
});
