/** Packages that pricing4ts depends on, in the releases that it uses. */
import {createRequire} from 'node:module';

const require = createRequire(import.meta.url);
const requireAsPricing4ts = createRequire(require.resolve('pricing4ts'));

/** The currencies that pricing4ts accepts, with their names in English. */
export const CURRENCIES = (
  requireAsPricing4ts('currency-codes') as {
    readonly data: readonly {readonly code: string; readonly currency: string}[];
  }
).data;

/**
 * Parses YAML as pricing4ts does: unquoted dates become `Date`, repeated keys are errors.
 *
 * @throws Error with the position, if the text is not well-formed
 */
export const parseAsPricing4ts = (
  requireAsPricing4ts('js-yaml') as {readonly load: (text: string) => unknown}
).load;
