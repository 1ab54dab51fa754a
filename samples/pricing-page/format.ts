// region: format
import type {Value} from './publicPricing';

/** Pricing4TS replaces `.inf` with this number. */
export const UNLIMITED = 100_000_000;

export function formatPrice(price: number | string, currency: string, locale = 'en'): string {
  if (typeof price === 'string') {
    return price;
  }
  // €8 instead of €8.00
  const options = {style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger'} as const;
  return new Intl.NumberFormat(locale, options).format(price);
}

export function formatValue(value: Value | undefined, locale = 'en'): string {
  if (typeof value === 'number') {
    return value >= UNLIMITED ? 'Unlimited' : value.toLocaleString(locale);
  }
  if (typeof value === 'boolean') {
    return value ? 'Included' : 'Not included';
  }
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
}
// endregion: format
