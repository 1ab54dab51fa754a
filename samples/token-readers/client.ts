// region: client
import {claimsOf, isExpired, type Claims} from './claims';

const KEY = 'noteharbor-pricing-token';

/** The claims of the stored token. Without one, all features are off. */
export function currentClaims(): Claims {
  try {
    const claims = claimsOf(localStorage.getItem(KEY) ?? '');
    return isExpired(claims) ? {} : claims;
  } catch {
    return {};
  }
}

/** Stores a token, or removes it at logout, and informs the page. */
export function storeToken(token: string | null): void {
  if (token === null) {
    localStorage.removeItem(KEY);
  } else {
    localStorage.setItem(KEY, token);
  }
  window.dispatchEvent(new Event('pricing-token'));
}

/** Sends the token, and stores the new one if the response contains one. */
export async function pricingFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  const token = localStorage.getItem(KEY);
  if (token !== null) {
    headers.set('Pricing-Token', token);
  }
  const response = await fetch(url, {...init, headers});
  const renewed = response.headers.get('Pricing-Token');
  // A rejected request can return a new token: the status does not matter.
  if (renewed !== null) {
    storeToken(renewed);
  }
  return response;
}
// endregion: client
