/** Checks `properties` fences. */
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
    if (/\s[#!]/.test(value!)) {
      problems.push({
        line,
        message:
          `the value of ${key} would include "${value!.slice(value!.search(/\s[#!]/) + 1)}": ` +
          'put comments on a separate line.',
      });
    }
    if (value!.endsWith('\\')) {
      problems.push({
        line,
        message: `the value of ${key} continues on the next line. Join the lines.`,
      });
    }
    if (keys.has(key)) {
      problems.push({
        line,
        message: `${key} is already in line ${keys.get(key)}. Remove one of them.`,
      });
    }
    keys.set(key, line);
  }
  return problems;
}

export const propertiesChecker = syntaxChecker('properties', checkProperties);
