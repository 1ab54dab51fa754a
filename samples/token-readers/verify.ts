// region: keys
import {claimsOf, isExpired, type Claims} from './claims';

/** Pricing4Java decodes its secret from Base64. */
export function keyOfPricing4Java(secret: string): Promise<CryptoKey> {
  return hmacKey(Uint8Array.from(atob(secret), (c) => c.charCodeAt(0)));
}

/** Pricing4TS uses the UTF-8 text of its secret. */
export function keyOfPricing4TS(secret: string): Promise<CryptoKey> {
  return hmacKey(new TextEncoder().encode(secret));
}

function hmacKey(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, {name: 'HMAC', hash: 'SHA-512'}, false, ['verify']);
}
// endregion: keys

// region: verify
/** Returns the claims, or null if the token is malformed, forged or expired. */
export async function verifiedClaims(
  token: string,
  key: CryptoKey,
  now = Date.now(),
): Promise<Claims | null> {
  try {
    const [header, payload, signature, ...rest] = token.split('.');
    const signed = new TextEncoder().encode(`${header}.${payload}`);
    const base64 = signature!.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
    if (rest.length > 0 || !(await crypto.subtle.verify('HMAC', key, bytes, signed))) {
      return null;
    }
    const claims = claimsOf(token);
    return isExpired(claims, now) ? null : claims;
  } catch {
    return null;
  }
}
// endregion: verify
