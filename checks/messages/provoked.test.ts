/**
 * Provokes messages of Pricing4TS and Pricing4React in `docs/commonErrors/error-messages.mdx` that no sample or table
 * shows. The messages of the analysis need MiniZinc.
 */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {findMessages} from '@pricing4saas/pricing2yaml/messages/model';
import {readMessages} from '@pricing4saas/pricing2yaml/messages/page';
import {load, dump} from 'js-yaml';
import * as library from 'pricing4react';
import {retrievePricingFromYaml} from 'pricing4ts';
import {
  NodePricingDrivenFeaturesProvider,
  PricingContext,
  PricingContextManager,
  PricingService,
  retrievePricingFromPath,
} from 'pricing4ts/server';
import {createElement} from 'react';
import {renderToString} from 'react-dom/server';
import {readText} from '../../lib/root';
import {temporaryFolder, writeIn} from '../../lib/testing';
import {MESSAGES_FILE} from '../../site/pages';

const MESSAGES = readMessages(readText(MESSAGES_FILE));

const IN_TYPESCRIPT = ['pricing4ts', 'node', 'analysis'];

const readSample = (version: string) => readText(`samples/pricing/noteharbor-${version}.yml`);

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

/** What Pricing4React returns instead of throwing. */
interface Status {
  readonly errorMessage?: string;
  readonly error?: {readonly message: string} | null;
}

/** What the library throws, logs or returns as a message. */
async function messagesOf(action: () => unknown): Promise<readonly string[]> {
  const logged = (['log', 'warn', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => undefined),
  );
  const result: unknown = await Promise.resolve()
    .then(action)
    .catch((error: unknown) => ({error: typeof error === 'string' ? {message: error} : error}));
  const {error, errorMessage} = (result ?? {}) as Status;
  const lines = logged.flatMap(({mock}) => mock.calls.map(([text]) => text as unknown));
  return [...lines, error?.message, errorMessage]
    .filter((line) => typeof line === 'string')
    .map((line) => line.trim());
}

/** The entry of each message, in sections of the page. */
const idsOf = (messages: readonly string[], sections: readonly string[]): string[] => {
  const entries = MESSAGES.filter(({section}) => sections.includes(section));
  return messages.map((message) => String(findMessages(message, entries).map(({id}) => id)));
};

async function expectEntry(id: string, count: number, action: () => unknown): Promise<void> {
  const messages = await messagesOf(action);
  expect(idsOf(messages, IN_TYPESCRIPT), messages.join('\n')).toEqual(Array(count).fill(id));
}

const WITH_URLS = NOTEHARBOR.replace(
  'type: SUPPORT',
  '$&\n    docUrl: https://a.example\n    pricingUrls: [https://a.example]',
);

const ANNUAL = readSample('1.1').replace('annualPrice: 6.5', 'annualPrice: 65');

const UNKNOWN_NAME = NOTEHARBOR.replaceAll(/xpression: .*/g, 'xpression: unknown');

const inContext = (text: string) => new NodePricingDrivenFeaturesProvider(contextOf(text));

/** Entry, number of its messages, and code. */
const PROVOKED: readonly (readonly [string, number, () => unknown])[] = [
  ['ts-ignored-field', 2, () => retrievePricingFromYaml(WITH_URLS)],
  ['ts-annual-price', 1, () => retrievePricingFromPath(fileWith('annual.yml', ANNUAL))],
  ['node-openfeature', 1, () => inContext(UNKNOWN_NAME).resolveBooleanEvaluation('notes', false)],
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

type Library = typeof library;

const store = (claims: object | string) =>
  localStorage.setItem(
    'pricingToken',
    typeof claims === 'string'
      ? claims
      : JSON.stringify(`.${Buffer.from(JSON.stringify(claims)).toString('base64')}.`),
  );

const withToken = (claims: object | string) => (library: Library) => {
  store(claims);
  return library.feature('notes').eval();
};

const USER = {user: 'ada', notes: 1, aiSummaries: 0};

const evaluated =
  (text: string, subscription = ['STUDIO']) =>
  (library: Library) =>
    library.evaluatePricing(text, subscription, USER);

const inPricing = (name: string, text: string) => (library: Library) =>
  library.evaluateFeatureInPricing(name, text, ['STUDIO'], USER);

const initialized = (context: object) => async (library: Library) => {
  vi.stubGlobal('fetch', async () => new Response(NOTEHARBOR));
  const provider = new library.ReactPricingDrivenFeaturesProvider();
  await provider.initialize!(context);
  return provider;
};

const CONTEXT = {pricingUrl: '/pricing.yml', subscription: ['STUDIO'], userContext: USER};

const withExpression = (expression: string) =>
  NOTEHARBOR.replaceAll(/(?<=xpression: )planContext\['features'\]\['pdfExport'\]/g, expression);

/** Entry and code. */
const IN_REACT: readonly (readonly [string, (library: Library) => unknown])[] = [
  ['react-no-token', ({feature}) => feature('notes').eval()],
  ['react-unknown-feature', withToken({features: {}})],
  ['react-expression', withToken({features: {notes: {eval: 'a b'}}})],
  ['react-not-boolean', withToken({features: {notes: {eval: 1}}})],
  ['react-operator', ({and, feature}) => and(feature('notes'), true).eval()],
  ['react-operand', ({and}) => and('notes' as never, true).eval()],
  [
    'react-on',
    ({useGenericFeature}) =>
      renderToString(createElement(() => (useGenericFeature({} as never), null))),
  ],
  ['react-bare-token', withToken('eyJhbGciOiJIUzUxMiJ9.e30.')],
  ['react-bare-token', withToken('undefined')],
  [
    'react-options',
    ({fetchWithPricingInterceptor: send}) => send('/api/notes', undefined as never),
  ],
  ['react-response', ({searchNewTokenAndUpdate: read}) => read({headers: {}} as never)],
  ['react-response', ({searchNewTokenAndUpdate: read}) => read({} as never)],
  ['react-context', initialized({})],
  ['react-context', initialized({...CONTEXT, subscription: undefined})],
  ['react-context', initialized({...CONTEXT, userContext: undefined})],
  ['react-initialized', initialized(CONTEXT)],
  [
    'react-not-loaded',
    (library) =>
      new library.ReactPricingDrivenFeaturesProvider().resolveObjectEvaluation('notes', {}).value,
  ],
  [
    'react-evaluation',
    async (library) => {
      const provider = await initialized(CONTEXT)(library);
      vi.mocked(console.log).mockClear();
      provider.resolveBooleanEvaluation('fax', false);
    },
  ],
  ['react-plans', evaluated(NOTEHARBOR, [])],
  ['react-plans', evaluated(NOTEHARBOR, ['STUDIO', 'TEAM'])],
  ['react-unknown-plan', evaluated(NOTEHARBOR, ['GOLD'])],
  ['react-missing-expression', inPricing('pdfExport', withExpression('null'))],
  ['react-type-mismatch', inPricing('pdfExport', withExpression('1'))],
  ['react-syntax-3', inPricing('pdfExport', withExpression('subscriptionContext.pdfExport'))],
  ['react-flag', inPricing('fax', NOTEHARBOR)],
];

describe('Pricing4React', () => {
  beforeEach(() => {
    const items = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
    });
  });

  it.each(IN_REACT)('%s', async (id, cause) => {
    const messages = await messagesOf(() => cause(library));
    expect(messages).not.toEqual([]);
    expect(idsOf(messages, ['pricing4react']), messages.join('\n')).toEqual(messages.map(() => id));
  });
});
