import {fetchWithPricingInterceptor} from 'pricing4react';
import {authHeaders, logOut} from './auth';

/** Sends a request of a user who has logged in. */
export async function api(path: string, options: RequestInit = {}): Promise<Response> {
  // Adds the header Pricing-Token, and reloads the page at a new token.
  return fetchWithPricingInterceptor(path, {
    ...options,
    // Must be a plain object. The entries of a Headers instance are lost.
    headers: {...authHeaders(), 'Content-Type': 'application/json'},
  });
}

/** Fetches the pricing token of the user. Call it after each login. */
export async function fetchPricingToken(): Promise<boolean> {
  const response = await fetch('/api/pricing-token', {headers: authHeaders()});
  if (response.ok) {
    const {pricingToken} = await response.json();
    // Pricing4React reads this key with JSON.parse.
    localStorage.setItem('pricingToken', JSON.stringify(pricingToken));
  }
  return response.ok;
}

/** Whether a user has logged in. */
export function isLoggedIn(): boolean {
  return localStorage.getItem('pricingToken') !== null;
}

/** Logs out, so that the next user of the browser does not have this pricing token. */
export async function forget(): Promise<void> {
  await logOut();
  localStorage.removeItem('pricingToken');
  window.location.reload();
}
