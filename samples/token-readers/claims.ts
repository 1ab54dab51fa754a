// region: claims
export interface FeatureStatus {
  eval: boolean | string;
  used: number | string | boolean | null;
  limit: number | string | boolean | null;
}

export interface Claims {
  sub?: string;
  /** Seconds in tokens of Pricing4Java, milliseconds in those of Pricing4TS. */
  exp?: number;
  /** Missing if the pricing does not apply to the user. */
  features?: Record<string, FeatureStatus>;
}

/** Decodes the payload. Does not verify the signature. */
export function claimsOf(token: string): Claims {
  const payload = token.split('.')[1] ?? '';
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
    c.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder().decode(bytes));
}
// endregion: claims

// region: is-on
export function isOn({features}: Claims, name: string): boolean {
  // A string is an expression for Pricing4React. Only true itself means on.
  return features?.[name]?.eval === true;
}
// endregion: is-on

// region: expiry
/** Larger numbers are milliseconds. As seconds, they pass the year 5000. */
const MAX_SECONDS = 100_000_000_000;

export function isExpired({exp}: Claims, now = Date.now()): boolean {
  return exp !== undefined && now >= (exp > MAX_SECONDS ? exp : exp * 1000);
}
// endregion: expiry
