// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  fetchWithPricingInterceptor,
  searchNewTokenAndUpdate,
} from '../../../site/versions/2.0.1/standin';

const key = 'pricingToken';

const reload = vi.fn();

beforeEach(() => {
  localStorage.clear();
  reload.mockReset();
  vi.stubGlobal('location', {reload});
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function responseWith(token: string | undefined): Response {
  return new Response('', {headers: token === undefined ? {} : {'Pricing-Token': token}});
}

describe('searchNewTokenAndUpdate', () => {
  it.each([
    ['no header', undefined, '"old"', 0],
    ['the stored token', 'old', '"old"', 0],
    ['another token', 'new', '"new"', 1],
  ])('%s', (_name, received, stored, reloads) => {
    localStorage.setItem(key, '"old"');
    expect(searchNewTokenAndUpdate(responseWith(received))).toBeUndefined();
    expect(localStorage.getItem(key)).toBe(stored);
    expect(reload).toHaveBeenCalledTimes(reloads);
  });

  it('requires a response, not a token', () => {
    expect(() => searchNewTokenAndUpdate('token' as unknown as Response)).toThrow(
      "Cannot read properties of undefined (reading 'get')",
    );
  });

  it('requires headers with get, which axios 0.x does not have', () => {
    expect(() => searchNewTokenAndUpdate({headers: {}} as unknown as Response)).toThrow(
      'res.headers.get is not a function',
    );
  });

  it('stores the string undefined if get returns undefined, as in axios 1.x', () => {
    localStorage.setItem(key, '"old"');
    const response = {headers: {get: () => undefined}} as unknown as Response;
    searchNewTokenAndUpdate(response);
    expect(localStorage.getItem(key)).toBe('undefined');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('fetchWithPricingInterceptor', () => {
  function stubFetch(response: Response) {
    const call = vi.fn(async (_url: string, _init: RequestInit) => response);
    vi.stubGlobal('fetch', call);
    return call;
  }

  it('sends the request of the release', async () => {
    localStorage.setItem(key, '"old"');
    const call = stubFetch(responseWith(undefined));
    await fetchWithPricingInterceptor('/notes', {
      method: 'POST',
      headers: {Accept: 'text/plain'},
    });
    const [url, init] = call.mock.calls[0]!;
    expect(url).toBe('/notes');
    expect(init.method).toBe('POST');
    const sent = Object.fromEntries(new Headers(init.headers));
    expect(sent).toEqual({accept: 'text/plain', 'pricing-token': 'old'});
  });

  it('returns the response, also when it reloads', async () => {
    localStorage.setItem(key, '"old"');
    const response = responseWith('new');
    stubFetch(response);
    expect(await fetchWithPricingInterceptor('/notes', {})).toBe(response);
    expect(localStorage.getItem(key)).toBe('"new"');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('sends the string null without a token', async () => {
    const call = stubFetch(responseWith(undefined));
    await fetchWithPricingInterceptor('/notes', {});
    const {headers} = call.mock.calls[0]![1];
    expect(new Headers(headers).get('Pricing-Token')).toBe('null');
  });

  it('loses the entries of a Headers object', async () => {
    const call = stubFetch(responseWith(undefined));
    const headers = new Headers({Authorization: 'Bearer a'});
    await fetchWithPricingInterceptor('/notes', {headers});
    expect([...new Headers(call.mock.calls[0]![1].headers).keys()]).toEqual(['pricing-token']);
  });

  it('requires two arguments', () => {
    const withOne = fetchWithPricingInterceptor as (url: string) => Promise<Response>;
    expect(() => withOne('/notes')).toThrow(
      "Cannot read properties of undefined (reading 'headers')",
    );
  });
});
