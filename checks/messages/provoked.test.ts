/**
 * Provokes messages of Pricing4TS that no sample or table of the documentation shows. The messages of the
 * analysis need MiniZinc, which the weekly workflow installs.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findMessages} from '@pricing4saas/pricing2yaml/messages/model';
import {readMessages} from '@pricing4saas/pricing2yaml/messages/page';
import {load, dump} from 'js-yaml';
import {retrievePricingFromYaml} from 'pricing4ts';
import {
  NodePricingDrivenFeaturesProvider,
  PricingContext,
  PricingContextManager,
  PricingService,
  evaluateFeature,
  retrievePricingFromPath,
  saveDZNfile,
} from 'pricing4ts/server';
import {describe, expect, it, vi} from 'vitest';
import {root} from '../../lib/root';
import {temporaryFolder, writeIn} from '../../lib/testing';
import {MESSAGES_FILE} from '../../site/pages';

const ENTRIES = readMessages(readFileSync(path.join(root, MESSAGES_FILE), 'utf8')).filter(
  ({section}) => ['pricing4ts', 'node', 'analysis'].includes(section),
);

const readSample = (version: string) =>
  readFileSync(path.join(root, `samples/pricing/noteharbor-${version}.yml`), 'utf8');

const NOTEHARBOR = readSample('2.1');

const folder = temporaryFolder();

function fileWith(name: string, text: string): string {
  writeIn(folder, {[name]: text});
  return path.join(folder, name);
}

/** A context with the given text as its pricing file. */
function contextOf(text: string): PricingContext {
  const file = fileWith('pricing.yml', text);
  class Context extends PricingContext {
    getConfigFilePath = () => file;
    getJwtSecret = () => 'secret';
    getUserContext = () => ({username: 'ada', notes: 1, aiSummaries: 0});
    getUserPlan = () => 'STUDIO';
  }
  const context = new Context();
  PricingContextManager.registerContext(context);
  return context;
}

/** What the library throws, logs or returns as a message. */
async function messagesOf(action: () => unknown): Promise<readonly string[]> {
  const logged = (['log', 'warn', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => undefined),
  );
  const result: unknown = await Promise.resolve()
    .then(action)
    .catch((error: unknown) => ({error}));
  const {error} = (result ?? {}) as {error?: {message: string}};
  const lines = logged.flatMap(({mock}) =>
    mock.calls.flat().filter((part) => typeof part === 'string'),
  );
  return [...lines, ...(error ? [error.message] : [])].map((line) => line.trim());
}

async function expectEntry(id: string, count: number, action: () => unknown): Promise<void> {
  const messages = await messagesOf(action);
  const found = messages.map((message) => findMessages(message, ENTRIES).map((entry) => entry.id));
  expect(found, messages.join('\n')).toEqual(Array.from({length: count}, () => [id]));
}

const withoutExpressions = NOTEHARBOR.replaceAll(/^ {4}(serverE|e)xpression: .*\n/gm, '');
const withText = NOTEHARBOR.replaceAll(/xpression: .*/g, "xpression: userContext['username']");

/** Entry, number of its messages, and code. */
const PROVOKED: readonly (readonly [string, number, () => unknown])[] = [
  [
    'ts-formula',
    1,
    () =>
      retrievePricingFromYaml(
        NOTEHARBOR.replace('price: 8.0', "price: '#a * 2'").replace(
          'currency: EUR',
          'currency: EUR\nvariables:\n  a: word',
        ),
      ),
  ],
  [
    'ts-ignored-field',
    2,
    () =>
      retrievePricingFromYaml(
        NOTEHARBOR.replace(
          /(?<=type: SUPPORT)/,
          '\n    docUrl: https://a.example\n    pricingUrls: [https://a.example]',
        ),
      ),
  ],
  ['ts-missing-file', 1, () => retrievePricingFromPath(path.join(folder, 'missing.yml'))],
  ['ts-file', 1, () => retrievePricingFromPath(folder)],
  [
    'ts-annual-price',
    1,
    () =>
      retrievePricingFromPath(
        fileWith('annual.yml', readSample('1.1').replace('annualPrice: 6.5', 'annualPrice: 65')),
      ),
  ],
  ['node-flag', 2, () => (contextOf(NOTEHARBOR), evaluateFeature('fax'))],
  ['node-expression', 2, () => (contextOf(withoutExpressions), evaluateFeature('notes'))],
  ['node-expression', 2, () => (contextOf(withText), evaluateFeature('notes'))],
  [
    'node-openfeature',
    1,
    () =>
      new NodePricingDrivenFeaturesProvider(
        contextOf(NOTEHARBOR.replaceAll(/xpression: .*/g, 'xpression: unknown')),
      ).resolveBooleanEvaluation('notes', false),
  ],
  ['analysis-file', 1, () => saveDZNfile('missing.yml', folder)],
  [
    'analysis-file',
    2,
    () => saveDZNfile(fileWith('noteharbor.yml', NOTEHARBOR), path.join(folder, 'data')),
  ],
];

it.each(PROVOKED)('%s: the sample has %i messages of the entry', expectEntry);

type Document = Record<string, Record<string, Record<string, unknown>>>;

/** Entry, and change of a pricing that MiniZinc accepts. */
const ANALYZED: readonly (readonly [string, (pricing: Document) => void])[] = [
  ['ts-no-plans', (pricing) => Object.assign(pricing, {plans: null, addOns: null})],
  ['analysis-limit', ({usageLimits}) => (usageLimits!.maxNotes!.defaultValue = 0)],
  ['analysis-unused-limit', ({usageLimits}) => (usageLimits!.maxSummaries!.defaultValue = 20)],
  ['analysis-dead', ({plans}) => delete (plans!.TEAM!.features as Document).sharedNotebooks],
  [
    'analysis-dead',
    ({usageLimits}) =>
      (usageLimits!.files = {...usageLimits!.maxNotes, defaultValue: 0, linkedFeatures: null}),
  ],
  ['analysis-equal', ({plans}) => (plans!.COPY = {...plans!.TEAM, price: 99})],
  ['analysis-equal', ({addOns}) => (addOns!.copy = {...addOns!.notePack, price: 99})],
  ['analysis-available', ({addOns}) => (addOns!.notePack!.availableFor = [])],
  ['analysis-negative', ({usageLimits}) => (usageLimits!.maxSummaries!.defaultValue = -5)],
];

const hasMiniZinc = spawnSync('minizinc', ['--version']).status === 0;

describe.skipIf(!hasMiniZinc)('with MiniZinc', () => {
  // MiniZinc takes a second for each of its four models.
  it.each(ANALYZED)('%s: the analysis has the message', async (id, change) => {
    const pricing = load(NOTEHARBOR) as Document;
    pricing.usageLimits!.maxSummaries!.defaultValue = 0;
    change(pricing);
    const service = new PricingService(retrievePricingFromYaml(dump(pricing)));
    await expectEntry(id, 1, () => service.getAnalytics());
    await expectEntry(id, 1, () => service.getConfigurationSpace());
  });
});
