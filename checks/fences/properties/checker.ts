/** Checks `properties` fences. */
import {when} from '../../../lib/when';
import {syntaxChecker, type CodeError} from '../checker';

/**
 * Checks the text of a properties file. Each line must be empty, a comment or `key=value`, and keys
 * must be unique. Other forms of the format (`key: value`, values on several lines) are rejected so
 * that all pages use the same form.
 */
function checkProperties(text: string): CodeError[] {
  const problems: CodeError[] = [];
  const keys = new Map<string, number>();
  for (const [index, raw] of text.split('\n').entries()) {
    const line = index + 1;
    const content = raw.trim();
    if (content === '' || content.startsWith('#') || content.startsWith('!')) continue;

    const [, key, value] = /^([^\s=:]+)\s*=\s*(.*)$/.exec(content) ?? [];
    if (key === undefined) {
      problems.push({line, message: `"${content}" is not key=value. Write one pair on each line.`});
      continue;
    }
    const comment = /\s([#!].*)/.exec(value!)?.[1];
    const mistakes = [
      ...when(
        comment !== undefined,
        `the value of ${key} would include "${comment}": put comments on a separate line.`,
      ),
      ...when(
        value!.endsWith('\\'),
        `the value of ${key} continues on the next line. Join the lines.`,
      ),
      ...when(keys.has(key), `${key} is already in line ${keys.get(key)}. Remove one of them.`),
    ];
    problems.push(...mistakes.map((message) => ({line, message})));
    keys.set(key, line);
  }
  return problems;
}

export const propertiesChecker = syntaxChecker('properties', checkProperties);
