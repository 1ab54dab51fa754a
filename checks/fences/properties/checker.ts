/** Reads `properties` fences. */
import {syntaxChecker, type CodeError} from '../checker';

/**
 * Checks a properties text: one `key=value` in each line that is neither empty nor a comment, each
 * key once. Other forms that the format allows (`key: value`, values over several lines) are rejected
 * so that all pages look alike.
 */
export function checkProperties(text: string): CodeError[] {
  const problems: CodeError[] = [];
  const keys = new Map<string, number>();
  for (const [index, raw] of text.split('\n').entries()) {
    const line = index + 1;
    const content = raw.trim();
    if (content === '' || content.startsWith('#') || content.startsWith('!')) {
      continue;
    }
    const [, key, value] = /^([^\s=:]+)\s*=\s*(.*)$/.exec(content) ?? [];
    if (key === undefined) {
      problems.push({line, message: `"${content}" is not key=value. Write one in each line.`});
      continue;
    }
    if (/\s[#!]/.test(value!)) {
      problems.push({
        line,
        message:
          `the value of ${key} would include "${value!.slice(value!.search(/\s[#!]/) + 1)}": ` +
          'a comment needs its own line.',
      });
    }
    if (value!.endsWith('\\')) {
      problems.push({
        line,
        message: `the value of ${key} continues in the next line. Join the lines.`,
      });
    }
    if (keys.has(key)) {
      problems.push({line, message: `${key} is in line ${keys.get(key)} already. Remove one.`});
    }
    keys.set(key, line);
  }
  return problems;
}

export const propertiesChecker = syntaxChecker('properties', checkProperties);
