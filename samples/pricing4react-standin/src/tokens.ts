/** The token in `localStorage`: a JSON string, so one that was stored without quotes throws a `SyntaxError`. */
const KEY = 'pricingToken';

/** Payload of a JWT. Ignores header and signature. */
function payloadOf(token: string): Record<string, unknown> {
  const encoded = token.split('.')[1]!.replace(/-/g, '+').replace(/_/g, '/');
  const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** Returns the stored token or `null`. */
export function readToken(): string | null {
  const stored = localStorage.getItem(KEY);
  return stored === null ? null : (JSON.parse(stored) as string | null);
}

/** Returns a claim of the stored token, `null` without a token, `undefined` without the claim. */
export function readClaim(claim: string): unknown {
  const token = readToken();
  return token ? payloadOf(token)[claim] : null;
}

export function writeToken(token: string): void {
  localStorage.setItem(KEY, JSON.stringify(token));
}
