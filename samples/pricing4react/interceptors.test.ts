// @vitest-environment jsdom
import {fetchWithPricingInterceptor, searchNewTokenAndUpdate} from 'pricing4react';

const send = vi.fn(async (_url: string, _options: RequestInit) => new Response());
const sentHeaders = () => Object.fromEntries(new Headers(send.mock.lastCall![1].headers));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('location', {reload: vi.fn()});
  vi.stubGlobal('fetch', send);
});

it('stores the string undefined if get returns undefined, as in axios 1.x', () => {
  localStorage.setItem('pricingToken', '"old"');
  searchNewTokenAndUpdate({headers: {get: () => undefined}} as unknown as Response);
  expect(localStorage.getItem('pricingToken')).toBe('undefined');
  expect(location.reload).toHaveBeenCalledTimes(1);
});

it('sends the string null if no token is stored', async () => {
  await fetchWithPricingInterceptor('/notes', {headers: {Accept: 'text/plain'}});
  expect(sentHeaders()).toEqual({accept: 'text/plain', 'pricing-token': 'null'});
});

it('loses the entries of a Headers object', async () => {
  const headers = new Headers({Authorization: 'Bearer a'});
  await fetchWithPricingInterceptor('/notes', {headers});
  expect(sentHeaders()).toEqual({'pricing-token': 'null'});
});
