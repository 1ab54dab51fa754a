// @vitest-environment jsdom
import {readFileSync} from 'node:fs';
import {InMemoryProvider, OpenFeature, type EvaluationContext, type Provider} from '@openfeature/react-sdk';
import {ReactPricingDrivenFeaturesProvider} from 'pricing4react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {ComparedProvider, moved, switched} from './ComparedProvider';

const PRICING = readFileSync(`${import.meta.dirname}/src/main/resources/pricing/noteharbor.yml`, 'utf8')
  // As the guide publishes it for browsers.
  .replace(/^ *serverExpression:.*\n/gm, '');
const context = (plan: string, notes = 0): EvaluationContext => ({
  plan,
  pricingUrl: '/pricing/noteharbor.yml',
  subscription: [plan],
  userContext: {user: 'ada', notes},
});

/** A flag tool whose rule has forgotten STUDIO. */
const flagTool = () =>
  new InMemoryProvider({
    pdfExport: flag((plan) => plan !== 'STARTER'),
    'pdf-export': flag((plan) => plan === 'TEAM'),
    'new-editor': flag(() => true),
    'max-notes': {variants: {few: 50}, defaultVariant: 'few', disabled: false},
  });
const flag = (isOn: (plan: unknown) => boolean) => ({
  variants: {on: true, off: false},
  defaultVariant: 'off',
  disabled: false,
  contextEvaluator: ({plan}: EvaluationContext) => (isOn(plan) ? 'on' : 'off') as 'on' | 'off',
});

const client = OpenFeature.getClient();
const use = (provider: Provider, plan: string) => OpenFeature.setProviderAndWait(provider, context(plan));
const logLines = () => vi.mocked(console.warn).mock.calls.map(([line]) => line);

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(PRICING));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  await OpenFeature.clearProviders();
  await OpenFeature.clearContexts();
  switched.clear();
});

describe('code that reads a flag', () => {
  const canExport = () => OpenFeature.getClient().getBooleanValue('pdfExport', false);

  it.each(['STARTER', 'STUDIO', 'TEAM'])('works with both providers (%s)', async (plan) => {
    await use(flagTool(), plan);
    const before = canExport();
    await use(new ReactPricingDrivenFeaturesProvider(), plan);
    expect([before, canExport()]).toEqual([plan !== 'STARTER', plan !== 'STARTER']);
  });
});

describe('ComparedProvider', () => {
  // region: tests
  it('returns the old value, and logs a difference once', async () => {
    await use(new ComparedProvider(flagTool()), 'STUDIO');
    expect(client.getBooleanValue('pdf-export', false)).toBe(false);
    expect(client.getBooleanValue('pdf-export', false)).toBe(false);
    expect(logLines()).toEqual(['[migration] pdfExport, plan STUDIO: old false, new true, used false']);
  });

  it('returns the value of the pricing after the switch, and the old one after the way back', async () => {
    await use(new ComparedProvider(flagTool()), 'STUDIO');
    switched.add('pdfExport');
    expect(client.getBooleanValue('pdf-export', false)).toBe(true);
    switched.delete('pdfExport');
    expect(client.getBooleanValue('pdf-export', false)).toBe(false);
  });
  // endregion: tests

  it('evaluates again when the plan changes, and logs nothing if the values are equal', async () => {
    await use(new ComparedProvider(flagTool()), 'STARTER');
    await OpenFeature.setContext(context('TEAM'));
    expect(client.getBooleanValue('pdf-export', false)).toBe(true);
    expect(logLines()).toEqual([]);
  });

  it('reads flags that did not move only from the flag tool', async () => {
    await use(new ComparedProvider(flagTool()), 'STUDIO');
    expect(client.getBooleanValue('new-editor', false)).toBe(true);
    expect(client.getNumberValue('max-notes', 0)).toBe(50);
    expect(logLines()).toEqual([]);
    expect(console.error).not.toHaveBeenCalled();
  });

  it.each([
    [49, true],
    [50, false],
  ])('compares a limit with the count (%i notes)', async (notes, expected) => {
    const provider = new ComparedProvider(flagTool());
    await OpenFeature.setProviderAndWait(provider, context('STARTER', notes));
    const old = notes < client.getNumberValue('max-notes', 0);
    expect(provider.decide('notes', old, OpenFeature.getContext())).toBe(expected);
    expect(provider.decide('notes', !expected, OpenFeature.getContext())).toBe(!expected);
    expect(logLines()).toEqual([
      `[migration] notes, plan STARTER: old ${!expected}, new ${expected}, used ${!expected}`,
    ]);
  });

  it('leaves the flag tool to other domains when the pricing has its own', async () => {
    await use(flagTool(), 'STUDIO');
    await OpenFeature.setProviderAndWait('pricing', new ReactPricingDrivenFeaturesProvider(), context('STUDIO'));
    expect(OpenFeature.getClient('pricing').getBooleanValue('pdfExport', false)).toBe(true);
    expect(client.getBooleanValue('pdf-export', true)).toBe(false);
  });

  it.each<[string, () => void, string, string]>([
    ['cannot be loaded', () => vi.stubGlobal('fetch', () => Promise.reject(new Error('offline'))), 'TEAM', 'Error: offline'],
    ['does not contain the plan', () => {}, 'GOLD', 'Error: [ERROR] Plan/Add-on GOLD not found in the pricing'],
    ['has no such feature', () => moved.set('new-editor', 'editor'), 'TEAM', 'Error: the pricing has no feature editor'],
  ])('returns the old value after the switch if the pricing %s', async (_name, fail, plan, message) => {
    fail();
    switched.add('pdfExport').add('editor');
    await use(new ComparedProvider(flagTool()), plan);
    expect(client.getBooleanValue('new-editor', false)).toBe(true);
    expect(client.getBooleanValue('pdf-export', false)).toBe(plan === 'TEAM');
    moved.delete('new-editor');
    expect(logLines().find((line) => line.startsWith('[migration]'))).toContain(`new failed (${message}), used `);
  });
});
