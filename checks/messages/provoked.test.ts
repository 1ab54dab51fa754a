/**
 * Provokes messages of Pricing4TS that no sample of the documentation shows. The messages of the
 * analysis need MiniZinc, which the weekly workflow installs.
 */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findMessages} from '@pricing4saas/pricing2yaml/messages/model';
import {readMessages} from '@pricing4saas/pricing2yaml/messages/page';
import {load, dump} from 'js-yaml';
import {encode} from 'jwt-simple';
import {retrievePricingFromYaml, type Plan, type Pricing} from 'pricing4ts';
import {
  NodePricingDrivenFeaturesProvider,
  PricingAware,
  PricingContext,
  PricingContextManager,
  PricingJwtUtils,
  PricingService,
  evaluateFeature,
  generateUserPricingToken,
  pricing2DZN,
  retrievePricingFromPath,
  saveDZNfile,
} from 'pricing4ts/server';
import {afterAll, describe, expect, it, vi} from 'vitest';
import {root} from '../../lib/root';
import {MESSAGES_FILE} from '../../site/pages';

const ENTRIES = readMessages(readFileSync(path.join(root, MESSAGES_FILE), 'utf8')).filter(
  ({section}) => ['pricing4ts', 'node', 'analysis'].includes(section),
);

const readSample = (version: string) =>
  readFileSync(path.join(root, `samples/pricing/noteharbor-${version}.yml`), 'utf8');

const NOTEHARBOR = readSample('2.1');

const folder = mkdtempSync(path.join(tmpdir(), 'messages-'));
afterAll(() => rmSync(folder, {recursive: true}));

function fileWith(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** A context with the given text as its pricing file. */
function contextOf(text: string, secret = 'secret'): PricingContext {
  const file = fileWith('pricing.yml', text);
  class Context extends PricingContext {
    getConfigFilePath = () => file;
    getJwtSecret = () => secret;
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
const parsed = (change: (pricing: Pricing) => void) => {
  const pricing = retrievePricingFromYaml(NOTEHARBOR);
  change(pricing);
  return pricing;
};

/** Entry, number of its messages, and code. */
const PROVOKED: readonly (readonly [string, number, () => unknown])[] = [
  ['ts-file', 1, () => retrievePricingFromPath(folder)],
  ['ts-empty-file', 1, () => retrievePricingFromPath(fileWith('empty.yml', ''))],
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
  [
    'ts-annual-price',
    1,
    () =>
      retrievePricingFromPath(
        fileWith('annual.yml', readSample('1.1').replace('annualPrice: 6.5', 'annualPrice: 65')),
      ),
  ],
  ['node-decorator', 1, () => PricingAware('notes')(undefined, {kind: 'field'} as never)],
  ['node-flag', 2, () => (contextOf(NOTEHARBOR), evaluateFeature('fax'))],
  ['node-expression', 2, () => (contextOf(withoutExpressions), evaluateFeature('notes'))],
  ['node-expression', 2, () => (contextOf(withText), evaluateFeature('notes'))],
  [
    'node-token',
    1,
    () => {
      const context = contextOf(NOTEHARBOR);
      context.getJwtExpiration = () => -1;
      PricingJwtUtils.decodeToken(generateUserPricingToken());
    },
  ],
  [
    'node-signature',
    1,
    () => {
      contextOf(NOTEHARBOR);
      PricingJwtUtils.decodeToken(encode({sub: 'ada', exp: Infinity}, 'another secret', 'HS512'));
    },
  ],
  ['node-claims', 1, () => PricingJwtUtils.encodeToken(undefined as never)],
  ['node-claims', 1, () => PricingJwtUtils.encodeToken({sub: 'ada'})],
  [
    'node-openfeature',
    1,
    () =>
      new NodePricingDrivenFeaturesProvider(
        contextOf(NOTEHARBOR.replaceAll(/xpression: .*/g, 'xpression: unknown')),
      ).resolveBooleanEvaluation('notes', false),
  ],
  [
    'analysis-prices',
    1,
    () =>
      pricing2DZN(
        parsed(({plans}) =>
          Object.values(plans!).forEach((plan) => delete (plan as Partial<Plan>).price),
        ),
      ),
  ],
  ['analysis-matrix', 1, () => pricing2DZN(parsed(({plans}) => delete plans!.STUDIO!.usageLimits))],
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
