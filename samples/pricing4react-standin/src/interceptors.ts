/** The two functions that exchange the token with a back end. */
import type {TokenStore} from './tokens';

/** Protocol between a release and the back end. */
export interface Exchange {
  /** Response header with the new token, and request header if the release sends the token. */
  readonly header: string;
  readonly sendsToken: boolean;
  /** Prefix of every URL. */
  readonly origin: string;
}

/** Creates both functions of a release. */
export function createInterceptors(tokens: TokenStore, {header, sendsToken, origin}: Exchange) {
  function searchNewTokenAndUpdate(res: Response): void {
    const received = res.headers.get(header);
    // Only compared with null, so `undefined` from axios counts as a token.
    if (received !== null && received !== tokens.read()) {
      tokens.write(received);
      window.location.reload();
    }
  }

  function fetchWithPricingInterceptor(url: string, options: RequestInit): Promise<Response> {
    const init = sendsToken
      ? // A Headers object has no own properties, so its entries are lost here.
        {...options, headers: {...options.headers, [header]: tokens.read()} as HeadersInit}
      : options;
    return fetch(origin + url, init).then((response) => {
      searchNewTokenAndUpdate(response);
      return response;
    });
  }

  return {fetchWithPricingInterceptor, searchNewTokenAndUpdate};
}
