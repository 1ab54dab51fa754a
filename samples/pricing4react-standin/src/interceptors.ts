/** The two functions that exchange the token with a back end. */
import {readToken, writeToken} from './tokens';

const HEADER = 'Pricing-Token';

export function searchNewTokenAndUpdate(res: Response): void {
  const received = res.headers.get(HEADER);
  // Only compared with null, so `undefined` from axios counts as a token.
  if (received !== null && received !== readToken()) {
    writeToken(received);
    window.location.reload();
  }
}

export function fetchWithPricingInterceptor(url: string, options: RequestInit): Promise<Response> {
  // A Headers object has no own properties, so its entries are lost here.
  const headers = {...options.headers, [HEADER]: readToken()} as HeadersInit;
  return fetch(url, {...options, headers}).then((response) => {
    searchNewTokenAndUpdate(response);
    return response;
  });
}
