import {formatPrice} from './formatPrice';

it.each([
  [8, 'EUR', '€8'],
  [8.5, 'EUR', '€8.50'],
  [11.988, 'USD', '$11.99'],
  [0.0004, 'USD', '$0.0004'],
  [1200, 'JPY', '¥1,200'],
  [Infinity, 'EUR', '€∞'],
])('formats %s %s in its currency, without unnecessary decimals', (price, currency, expected) => {
  expect(formatPrice(price, currency)).toBe(expected);
});
