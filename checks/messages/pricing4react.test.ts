/**
 * Provokes messages of Pricing4React with its own sources, which the weekly workflow fetches. The variable
 * PRICING4REACT names their folder, inside this repository so that the sources find their packages.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findMessages} from '@pricing4saas/pricing2yaml/messages/model';
import {readMessages} from '@pricing4saas/pricing2yaml/messages/page';
import {createElement} from 'react';
import {renderToString} from 'react-dom/server';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {root} from '../../lib/root';
import {MESSAGES_FILE} from '../../site/pages';
import type * as standin from '../../site/versions/2.0.1/standin';

const SOURCES = process.env.PRICING4REACT;

const ENTRIES = readMessages(readFileSync(path.join(root, MESSAGES_FILE), 'utf8')).filter(
  ({section}) => section === 'pricing4react',
);

const NOTEHARBOR = readFileSync(path.join(root, 'samples/pricing/noteharbor-2.1.yml'), 'utf8');

/** Pricing4React, of which the stand-in has the types. The samples also pass wrong arguments. */
type Library = typeof standin;

interface Status {
  readonly errorMessage?: string;
  readonly error?: {readonly message: string} | null;
}

const store = (claims: object | string) =>
  localStorage.setItem(
    'pricingToken',
    typeof claims === 'string'
      ? claims
      : JSON.stringify(`.${Buffer.from(JSON.stringify(claims)).toString('base64')}.`),
  );

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
  await provider.initialize(context);
  return provider;
};

const CONTEXT = {pricingUrl: '/pricing.yml', subscription: ['STUDIO'], userContext: USER};

const withExpression = (expression: string) =>
  NOTEHARBOR.replaceAll(/(?<=xpression: )planContext\['features'\]\['pdfExport'\]/g, expression);

/** Entry and code. */
const PROVOKED: readonly (readonly [string, (library: Library) => unknown])[] = [
  ['react-no-token', ({feature}) => feature('notes').eval()],
  ['react-unknown-feature', ({feature}) => (store({features: {}}), feature('notes').eval())],
  [
    'react-expression',
    ({feature}) => (store({features: {notes: {eval: 'a b'}}}), feature('notes').eval()),
  ],
  [
    'react-not-boolean',
    ({feature}) => (store({features: {notes: {eval: 1}}}), feature('notes').eval()),
  ],
  ['react-operator', ({and, feature}) => and(feature('notes'), true).eval()],
  ['react-operand', ({and}) => and('notes' as never, true).eval()],
  [
    'react-on',
    ({useGenericFeature}) =>
      renderToString(createElement(() => (useGenericFeature({} as never), null))),
  ],
  [
    'react-bare-token',
    ({feature}) => (store('eyJhbGciOiJIUzUxMiJ9.e30.'), feature('notes').eval()),
  ],
  ['react-bare-token', ({feature}) => (store('undefined'), feature('notes').eval())],
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

describe.skipIf(SOURCES === undefined)('with the sources of Pricing4React', () => {
  beforeEach(() => {
    const items = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
    });
  });

  it.each(PROVOKED)('%s', async (id, cause) => {
    const logs = (['log', 'warn', 'error'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(() => undefined),
    );
    const library = (await import(path.join(root, SOURCES!, 'src/index.ts'))) as Library;
    const result = await Promise.resolve()
      .then(() => cause(library))
      .catch((error: unknown) => (typeof error === 'string' ? new Error(error) : error));
    const {message, errorMessage, error} = (result ?? {}) as Partial<Error> & Status;
    const logged = logs.flatMap(({mock}) => mock.calls.map((parts) => parts.join(' ')));
    const messages = [message, errorMessage, error?.message, ...logged].filter(
      (text) => text !== undefined,
    );
    expect(messages).not.toEqual([]);
    for (const text of messages) {
      expect(
        findMessages(text, ENTRIES).map((entry) => entry.id),
        text,
      ).toContain(id);
    }
  });
});
