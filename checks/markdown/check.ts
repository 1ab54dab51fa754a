/** Holds Markdown files to all rules, minus the exceptions. The list of rules is the registry. */
import type {ProseDocument} from './document';
import type {ProseException} from './exceptions';
import type {Finding, ProseRule} from './rule';
import {headings} from './rules/headings';
import {labels} from './rules/labels';
import {names} from './rules/names';
import {templateText} from './rules/templateText';
import {terms} from './rules/terms';

export const RULES: readonly ProseRule[] = [terms, names, headings, labels, templateText];

/** A problem with its file. */
export interface ProseProblem extends Finding {
  readonly file: string;
  readonly rule: string;
}

/**
 * Problems of the documents, in order.
 *
 * @param documents files to check
 * @param exceptions exceptions that may apply
 * @param rules rules to keep
 */
export function proseProblems(
  documents: readonly ProseDocument[],
  exceptions: readonly ProseException[],
  rules: readonly ProseRule[] = RULES,
): ProseProblem[] {
  const used = new Set<ProseException>();
  const problems = documents.flatMap((document) =>
    rules.flatMap(({name, check}) =>
      check(document).flatMap((finding): ProseProblem[] => {
        const exception = exceptions.find(
          ({file, rule, text}) => file === document.file && rule === name && text === finding.text,
        );
        if (exception) {
          used.add(exception);
          return [];
        }
        return [{...finding, file: document.file, rule: name}];
      }),
    ),
  );
  const checked = new Set(documents.map(({file}) => file));
  const stale = exceptions
    // A run over some files says nothing about the others.
    .filter((exception) => checked.has(exception.file) && !used.has(exception))
    .map(({file, rule, text}) => ({
      file: 'checks/markdown/exceptions.ts',
      line: 1,
      text,
      rule: 'exceptions',
      message: `Nothing in ${file} needs the exception of "${text}" from "${rule}" any more. Remove it.`,
    }));
  return [...problems, ...stale].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.rule.localeCompare(b.rule),
  );
}
