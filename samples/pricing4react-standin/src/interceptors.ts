/** The two functions that exchange the token with a back end. */
import type {TokenStore} from './tokens';

/** How a release talks to the back end. */
export interface Exchange {
  /** Response header with the new token, and request header where the release sends it. */
  readonly header: string;
  readonly sendsToken: boolean;
  /** What the release puts in front of every address. */
  readonly origin: string;
}

/** Makes both functions of a release. */
export function createInterceptors(tokens: TokenStore, {header, sendsToken, origin}: Exchange) {
  function searchNewTokenAndUpdate(res: Response): void {
    const received = res.headers.get(header);
    // Compared with null alone: the `undefined` that axios answers counts as a token.
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
