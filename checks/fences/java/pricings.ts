/** Parses pricings with a release of Pricing4Java. */
import {LATEST_LABEL} from '../../../site/versions';
import type {CheckContext} from '../checker';
import {hostOf, resolveClasspath} from './host';
import {JavaUnavailableError, runJava} from './jdk';

/**
 * Parses pricings with the Pricing4Java release of the latest docs version, all in one JVM.
 *
 * @param documents texts of pricings
 * @param context settings of the run. It receives a skip message if there is no JDK or Maven
 * @returns for each text `OK`, `SimpleClassName: message`, or `null` if the library returns null
 *   because upgrading to the latest syntax fails. Empty if the check was skipped
 */
export function parseWithPricing4Java(
  documents: readonly string[],
  context: CheckContext,
): string[] {
  if (documents.length === 0) return [];

  try {
    const classpath = resolveClasspath(hostOf(LATEST_LABEL));
    const texts = documents.map((document) => [document]);
    const {records, stderr} = runJava('Pricings', classpath, texts);
    if (records.length !== documents.length) {
      throw new Error(
        `Pricing4Java read ${records.length} of ${documents.length} pricings:\n${stderr}`,
      );
    }
    return records.map(([answer = '']) => answer);
  } catch (error) {
    if (!(error instanceof JavaUnavailableError)) throw error;

    context.skip(`pricings were not parsed with Pricing4Java. ${error.message}`);
    return [];
  }
}
