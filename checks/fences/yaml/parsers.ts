/** The results of the schema and of `pricing4ts` for a pricing. */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {retrievePricingFromPath} from 'pricing4ts/server';
import {parse} from 'yaml';
import {ACCEPTED} from '../../../pricing2yaml/corpus/corpus';
import {RELEASES, SYNTAX_VERSIONS} from '../../../pricing2yaml/schema/model';
import {validatePricing} from '../../../pricing2yaml/schema/validate';

/** Syntax versions that both parsers read. */
export const PARSED_SYNTAX_VERSIONS: readonly string[] = SYNTAX_VERSIONS.filter(
  (version) => RELEASES[version].pricing4java !== undefined,
);

/**
 * Result of `pricing4ts` for a file, which its server entry point upgrades.
 *
 * @returns `OK`, or the message of the error
 */
export function askPricing4ts(pricing: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'pricing-'));
  const {log, warn} = console;
  console.log = () => {};
  console.warn = () => {};
  try {
    // The file is a copy, because the library rewrites files of older syntax versions.
    const file = path.join(folder, 'pricing.yml');
    writeFileSync(file, pricing);
    retrievePricingFromPath(file);
    return ACCEPTED;
  } catch (error) {
    return (error as Error).message;
  } finally {
    Object.assign(console, {log, warn});
    rmSync(folder, {recursive: true});
  }
}

/** Result of the JSON Schema of a syntax version: `OK`, or one error on each line. */
export function askSchema(syntaxVersion: string, pricing: string): string {
  const errors = validatePricing(syntaxVersion, parse(pricing));
  return errors.length === 0 ? ACCEPTED : errors.join('\n');
}
