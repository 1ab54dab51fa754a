/** The header that carries a pricing token, which grows with the pricing. */
import type {Choices} from './model';

/** The limit of the sample, and of small pricings. */
export const SAMPLE_KIB = 32;

/** Chromium rejects responses with more headers. Servers and proxies can accept more. */
export const BROWSER_KIB = 256;

/**
 * Returns the size of a pricing token in KiB.
 *
 * @param claims those of pricing4ts, which has each field of features and limits. Pricing4Java has only their values.
 */
export function tokenKiB(claims: unknown, login: Choices['login']): number {
  const json = JSON.stringify(claims, (_, value) =>
    login !== 'express' && typeof value?.valueType === 'string'
      ? (value.value ?? value.defaultValue)
      : value,
  );
  return (new TextEncoder().encode(json).length * 4) / 3 / 1024;
}

/** The limit for all headers of a request or a response: a power of two, with room for other headers and plans. */
export const headerKiB = (token: number): number =>
  Math.max(SAMPLE_KIB, 2 ** Math.ceil(Math.log2(token * 1.5)));
