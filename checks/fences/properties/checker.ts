/** Checks `properties` fences. All pages use one form of the format, so others, such as `key: value`, are rejected. */
import {findErrors, syntaxChecker} from '../checker';

const MISTAKES: readonly (readonly [pattern: RegExp, fix: string])[] = [
  [/^(?!\s*(?:[#!]|$))(?!\s*[^\s=:]+\s*=).+/gm, 'is not key=value. Write one pair on each line.'],
  [/^\s*[^\s#!][^=\n]*=.*\s[#!].*/gm, 'contains a comment. Put comments on a separate line.'],
  [/^\s*[^\s#!].*=.*\\$/gm, 'continues on the next line. Join the lines.'],
  [/^(?<=^([^\s=#!]+)\s*=[^]*\n)\1(?=\s*=).*/gm, 'has a key of a line above. Remove one of them.'],
];

export const propertiesChecker = syntaxChecker('properties', (text) =>
  MISTAKES.flatMap(([pattern, fix]) =>
    findErrors(text, pattern, (found) => `"${found.trim()}" ${fix}`),
  ),
);
