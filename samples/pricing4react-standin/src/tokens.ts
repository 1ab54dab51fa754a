/** The token in `localStorage`. */

/** Where a release keeps the token and how it reads it. */
export interface TokenStore {
  /** The stored token; `null` when there is none. */
  readonly read: () => string | null;
  /** A claim of the stored token; `null` when there is no token, `undefined` when it lacks it. */
  readonly readClaim: (claim: string) => unknown;
  readonly write: (token: string) => void;
}

/** Payload of a JWT. Its header and its signature are never looked at. */
function payloadOf(token: string): Record<string, unknown> {
  const encoded = token.split('.')[1]!.replace(/-/g, '+').replace(/_/g, '/');
  const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

/**
 * The store under a key of `localStorage`. The value is a JSON string, so a token that was stored
 * as it is makes every reader throw a `SyntaxError`.
 */
export function createTokenStore(key: string): TokenStore {
  const read = () => {
    const stored = localStorage.getItem(key);
    return stored === null ? null : (JSON.parse(stored) as string | null);
  };
  return {
    read,
    readClaim: (claim) => {
      const token = read();
      return token ? payloadOf(token)[claim] : null;
    },
    write: (token) => localStorage.setItem(key, JSON.stringify(token)),
  };
}
