/** The results of the schema for a pricing. */
import {parse} from 'yaml';
import {didYouMean, nearest} from '../../../lib/nearest.mjs';
import {ACCEPTED} from '@pricing4saas/pricing2yaml/corpus/corpus';
import {unknownReads} from '@pricing4saas/pricing2yaml/expressions/unknownReads';
import {at as valueAt} from '@pricing4saas/pricing2yaml/places/data';
import {readPositions} from '@pricing4saas/pricing2yaml/places/positions';
import {findUnknownKeys, findUnreadKeys} from '@pricing4saas/pricing2yaml/schema/lookup';
import {readSchema} from '@pricing4saas/pricing2yaml/schema/published';
import {validatePricing} from '@pricing4saas/pricing2yaml/schema/validate';

/** Result of the JSON Schema of a syntax version: `OK`, or one error on each line. */
export function askSchema(syntaxVersion: string, pricing: string): string {
  const errors = validatePricing(syntaxVersion, parse(pricing));
  return errors.length === 0 ? ACCEPTED : errors.join('\n');
}

/**
 * Keys in a fence that parsers ignore: unknown and misspelled ones, and those of other versions.
 *
 * @param pricing the complete pricing
 * @param code the part that the fence contains, and `at` its dotted path
 */
export function ignoredKeys(
  syntaxVersion: string,
  pricing: string,
  code: string,
  at: string,
): {readonly line: number; readonly message: string}[] {
  const [fragment, positions] = [parse(code) as unknown, readPositions(code)];
  const prefix = at === '' ? [] : at.split('.');
  const [schema, data] = [readSchema(syntaxVersion), parse(pricing) as unknown];
  const unread = findUnreadKeys(schema, data).map(({path: keys, message}) => ({
    keys,
    reason: `"${keys.at(-1)}": ${message}`,
  }));
  const unknown = findUnknownKeys(schema, data).map(({path: keys, known}) => ({
    keys,
    reason:
      `"${keys.at(-1)}" is not a key of syntax ${syntaxVersion} here, so parsers ignore it. Did you mean ` +
      `"${nearest(keys.at(-1)!, known)}"?`,
  }));
  return [...unread, ...unknown].flatMap(({keys, reason}) => {
    const inside = keys.slice(prefix.length);
    const isInFence =
      prefix.every((each, index) => keys[index] === each) &&
      valueAt(fragment, inside) !== undefined;
    const {line} = positions.rangeOfKey(inside);
    const message = `${reason} For a sample of an ignored key, write other="what it is".`;
    return isInFence ? [{line, message}] : [];
  });
}

/** What expressions of a pricing read, but the pricing does not have. Other data have none. */
export function unknownReadsIn(
  pricing: object,
): {readonly path: readonly string[]; readonly message: string}[] {
  return unknownReads(pricing).map(({path, group, name, known}) => {
    const kind = group === 'features' ? 'feature' : 'usage limit';
    const fix = didYouMean(name, known) || ` It has: ${known.join(', ')}.`;
    return {path, message: `the pricing has no ${kind} "${name}", so this expression fails.${fix}`};
  });
}
