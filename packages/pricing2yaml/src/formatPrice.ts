/**
 * A price in its currency, without unnecessary decimals: `€8`. Prices below 1 have up to six.
 *
 * @param currency ISO 4217 code
 */
export const formatPrice = (price: number, currency: string): string =>
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(price) ? 0 : 2,
    maximumFractionDigits: Math.abs(price) < 1 ? 6 : 2,
  }).format(price);
