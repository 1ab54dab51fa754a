/** Prints what markdownlint found as `file:line: what. How to mend it.` */
import {readFileSync} from 'node:fs';

const rules = JSON.parse(readFileSync(new URL('./rules.json', import.meta.url), 'utf8'));

/**
 * One message.
 *
 * @param {{fileName: string, lineNumber: number, ruleNames: string[], ruleDescription: string,
 *   errorDetail?: string, errorContext?: string}} result
 */
function describe({fileName, lineNumber, ruleNames, ruleDescription, errorDetail, errorContext}) {
  const detail = errorDetail ?? (errorContext ? `"${errorContext}"` : '');
  const what = detail ? `${ruleDescription} (${detail})` : ruleDescription;
  return `${fileName}:${lineNumber}: ${what}. ${rules[ruleNames[0]].mend} [${ruleNames[0]}]`;
}

export default function print({logError, results}) {
  for (const result of results) {
    logError(describe(result));
  }
}
