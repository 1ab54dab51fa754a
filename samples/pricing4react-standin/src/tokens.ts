/** The token in `localStorage`. */

/** Storage of the token of a release. */
export interface TokenStore {
  /** Returns the stored token or `null`. */
  readonly read: () => string | null;
  /** Returns a claim of the stored token, `null` without a token, `undefined` without the claim. */
  readonly readClaim: (claim: string) => unknown;
  readonly write: (token: string) => void;
}

/** Payload of a JWT. Ignores header and signature. */
function payloadOf(token: string): Record<string, unknown> {
  const encoded = token.split('.')[1]!.replace(/-/g, '+').replace(/_/g, '/');
  const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

/**
 * Creates the storage under a key of `localStorage`. The value is a JSON string, so reading a token
 * that was stored without quotes throws a `SyntaxError`.
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
