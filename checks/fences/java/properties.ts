/** Reads `properties` fences. */
import type {FenceChecker} from '../checker';

/** What is wrong with a line, and how to mend it. */
export interface LineProblem {
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

/**
 * Checks a properties text: one `key=value` in each line that is neither empty nor a comment, each
 * key once. Other forms that the format allows (`key: value`, values over several lines) are refused
 * so that all pages look alike.
 */
export function checkProperties(text: string): LineProblem[] {
  const problems: LineProblem[] = [];
  const keys = new Map<string, number>();
  for (const [index, raw] of text.split('\n').entries()) {
    const line = index + 1;
    const content = raw.trim();
    if (content === '' || content.startsWith('#') || content.startsWith('!')) {
      continue;
    }
    const [, key, value] = /^([^\s=:]+)\s*=\s*(.*)$/.exec(content) ?? [];
    if (key === undefined) {
      problems.push({line, message: `"${content}" is no key=value. Write one in each line.`});
      continue;
    }
    if (/\s[#!]/.test(value!)) {
      problems.push({
        line,
        message:
          `the value of ${key} would include "${value!.slice(value!.search(/\s[#!]/) + 1)}": ` +
          'a comment needs a line of its own.',
      });
    }
    if (value!.endsWith('\\')) {
      problems.push({
        line,
        message: `the value of ${key} goes on in the next line. Join the lines.`,
      });
    }
    if (keys.has(key)) {
      problems.push({line, message: `${key} stands in line ${keys.get(key)} already. Remove one.`});
    }
    keys.set(key, line);
  }
  return problems;
}

/** Holds `properties` fences to one `key=value` in each line. */
export const propertiesChecker: FenceChecker = {
  languages: ['properties'],
  choices: [],
  accepts: () => true,
  check: (fences) =>
    Promise.resolve(
      fences.flatMap((fence) =>
        checkProperties(fence.code).map(({line, message}) => ({
          file: fence.file,
          line: fence.line + line,
          message,
        })),
      ),
    ),
};
