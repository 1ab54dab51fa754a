// @vitest-environment jsdom
import {OpenFeature, OpenFeatureProvider, useBooleanFlagValue} from '@openfeature/react-sdk';
import {act} from 'react';
import {ReactPricingDrivenFeaturesProvider} from 'pricing4react';
import {readText} from '../../lib/root';
import {openPage} from './testing';

const NOTEHARBOR = readText('samples/pricing/noteharbor-2.1.yml');

const CONTEXT = {
  pricingUrl: 'https://pricing.example/noteharbor.yml',
  subscription: ['STUDIO'],
  userContext: {user: 'ada', notes: 1, aiSummaries: 0},
};

const requests = vi.fn(async (_url: string) => new Response(NOTEHARBOR));
let errors: unknown[][];
let logged: unknown[][];

beforeEach(() => {
  requests.mockClear();
  vi.stubGlobal('fetch', requests);
  errors = [];
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void errors.push(words));
  vi.spyOn(console, 'log').mockImplementation((...words) => void logged.push(words));
});

afterEach(async () => {
  await OpenFeature.clearProviders();
  await OpenFeature.clearContexts();
});

async function ready(): Promise<ReactPricingDrivenFeaturesProvider> {
  const provider = new ReactPricingDrivenFeaturesProvider();
  await provider.initialize!(CONTEXT);
  return provider;
}

describe('the provider', () => {
  it('fetches the pricing once and logs its context', async () => {
    const provider = await ready();
    expect(logged).toEqual([['PricingDrivenFeaturesProvider initialized with context: ', CONTEXT]]);
    await provider.onContextChange(CONTEXT, {
      ...CONTEXT,
      pricingUrl: 'https://elsewhere.example/',
      subscription: ['STARTER'],
    });
    expect(requests.mock.calls.map(([url]) => url)).toEqual([CONTEXT.pricingUrl]);
    expect(provider.resolveBooleanEvaluation('pdfExport', true)).toEqual({value: false});
  });

  it('keeps the results if a context lacks the subscription', async () => {
    const provider = await ready();
    expect(() => provider.onContextChange(CONTEXT, {userContext: {}})).toThrow(TypeError);
    expect(provider.resolveBooleanEvaluation('pdfExport', false)).toEqual({value: true});
  });

  it('evaluates an enabled feature', async () => {
    const provider = await ready();
    expect(provider.resolveBooleanEvaluation('pdfExport', false)).toEqual({value: true});
    expect(provider.resolveStringEvaluation('pdfExport', '')).toEqual({value: 'true'});
    expect(provider.resolveNumberEvaluation('pdfExport', 9)).toEqual({value: 1});
    expect(provider.resolveObjectEvaluation('notes', {})).toEqual({
      value: {eval: true, used: 1, limit: 2000, error: null},
    });
  });

  it('evaluates a disabled feature and ignores the default', async () => {
    const provider = await ready();
    expect(provider.resolveBooleanEvaluation('sharedNotebooks', true)).toEqual({value: false});
    expect(provider.resolveStringEvaluation('sharedNotebooks', '')).toEqual({value: 'false'});
    expect(provider.resolveNumberEvaluation('sharedNotebooks', 9)).toEqual({value: 0});
  });

  it('returns the default for an unknown flag, except for objects', async () => {
    const provider = await ready();
    expect(provider.resolveBooleanEvaluation('unknown', true)).toEqual({value: true});
    expect(provider.resolveStringEvaluation('unknown', 'a')).toEqual({value: 'a'});
    expect(provider.resolveNumberEvaluation('unknown', 9)).toEqual({value: 9});
    const [first] = errors;
    expect(errors).toHaveLength(3);
    expect(first![0]).toBe('Error occurred during evaluation. ERROR: ');
    expect(provider.resolveObjectEvaluation('unknown', {a: 1})).toEqual({value: undefined});
    expect(errors).toHaveLength(3);
  });

  it('returns disabled before the pricing is loaded', () => {
    const provider = new ReactPricingDrivenFeaturesProvider();
    expect(provider.resolveBooleanEvaluation('pdfExport', true)).toEqual({value: false});
    expect(provider.resolveStringEvaluation('pdfExport', '')).toEqual({value: 'false'});
    expect(provider.resolveNumberEvaluation('pdfExport', 9)).toEqual({value: 0});
    expect(provider.resolveObjectEvaluation('pdfExport', {})).toEqual({
      value: {
        eval: false,
        used: null,
        limit: null,
        error: {
          code: 'PROVIDER_NOT_READY',
          message: 'Pricing not yet loaded into the provider',
        },
      },
    });
  });
});

describe('with the OpenFeature SDK', () => {
  function Export() {
    return useBooleanFlagValue('pdfExport', false) ? 'Export' : 'No export';
  }

  it('renders flags, and renders again for a new context', async () => {
    await OpenFeature.setProviderAndWait(new ReactPricingDrivenFeaturesProvider(), CONTEXT);
    const page = openPage();
    await page.show(
      <OpenFeatureProvider>
        <Export />
      </OpenFeatureProvider>,
    );
    expect(page.text()).toBe('Export');
    await act(() => OpenFeature.setContext({...CONTEXT, subscription: ['STARTER']}));
    expect(page.text()).toBe('No export');
    await page.close();
  });

  it('returns the previous results after a context without subscription', async () => {
    await OpenFeature.setProviderAndWait(new ReactPricingDrivenFeaturesProvider(), CONTEXT);
    const client = OpenFeature.getClient();
    await OpenFeature.setContext({userContext: {user: 'ada'}});
    expect(client.providerStatus).toBe('ERROR');
    expect(client.getBooleanValue('pdfExport', false)).toBe(true);
  });

  it('returns disabled after a failed initialization', async () => {
    await expect(
      OpenFeature.setProviderAndWait(new ReactPricingDrivenFeaturesProvider(), {}),
    ).rejects.toBeDefined();
    expect(OpenFeature.getClient().getBooleanValue('pdfExport', true)).toBe(false);
  });
});
