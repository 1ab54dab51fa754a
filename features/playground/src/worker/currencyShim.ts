/** Replaces `currency-codes` in the bundle: the function that pricing4ts calls, without names of countries. */
import codes from '@generated/playground/default/currencies.json';

/** The currency with an ISO 4217 code in any case, or `undefined`. */
export function code(text: string): {readonly code: string} | undefined {
  const upper = text.toUpperCase();
  return codes.includes(upper) ? {code: upper} : undefined;
}
