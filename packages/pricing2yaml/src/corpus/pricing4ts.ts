/** The results of the installed `pricing4ts`. */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {retrievePricingFromPath} from 'pricing4ts/server';
import {ACCEPTED} from './corpus';

/**
 * Result of `pricing4ts` for a file, which its server entry point upgrades.
 *
 * @returns `OK`, or the message of the error
 */
export function askPricing4ts(pricing: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'pricing-'));
  const {log, warn, error: logError} = console;
  Object.assign(console, {log: () => {}, warn: () => {}, error: () => {}});
  try {
    // The file is a copy, because the library rewrites files of older syntax versions.
    const file = path.join(folder, 'pricing.yml');
    writeFileSync(file, pricing);
    retrievePricingFromPath(file);
    return ACCEPTED;
  } catch (error) {
    return (error as Error).message;
  } finally {
    Object.assign(console, {log, warn, error: logError});
    rmSync(folder, {recursive: true});
  }
}
