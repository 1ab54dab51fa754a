// region: client
import {claimsOf, isExpired, type Claims} from './claims';

const KEY = 'noteharbor-pricing-token';

/** The stored token, unless it is malformed or expired. */
function usableToken(): string | undefined {
  try {
    const token = localStorage.getItem(KEY) ?? '';
    return isExpired(claimsOf(token)) ? undefined : token;
  } catch {
    return undefined;
  }
}

/** The claims of the stored token. Without one, all features are off. */
export function currentClaims(): Claims {
  const token = usableToken();
  return token === undefined ? {} : claimsOf(token);
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
  // The back end rejects an expired token. Without a token, it returns a new one.
  const token = usableToken();
  if (token !== undefined) {
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
