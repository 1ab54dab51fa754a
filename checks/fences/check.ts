/** Runs every checker over the fences of a set of files. The list of checkers is the registry. */
import type {CheckContext, FenceChecker} from './checker';
import {problemAt, type Fence, type Problem} from '../../markdown/fences';
import {checkFrom} from './from';

/** What a run found. */
export interface FenceReport {
  readonly problems: readonly Problem[];
  /** Number of fences by language and contract, for the summary. */
  readonly checked: number;
}

function choicesOf(checker: FenceChecker): string {
  return [...checker.choices, 'from=PATH#REGION'].map((choice) => `  - ${choice}`).join('\n');
}

/**
 * Checks fences: `from=` first, then the checker of the language. A fence of a checked language
 * that carries no contract is a problem.
 */
export async function checkFences(
  fences: readonly Fence[],
  checkers: readonly FenceChecker[],
  context: CheckContext,
): Promise<FenceReport> {
  const problems: Problem[] = [];
  let checked = 0;
  const batches = new Map<FenceChecker, Fence[]>(checkers.map((checker) => [checker, []]));
  for (const fence of fences) {
    const checker = checkers.find(({languages}) => languages.includes(fence.language));
    if (fence.values.has('from')) {
      checked += 1;
      problems.push(...checkFrom(fence, context.root));
    } else if (checker && (checker.choices.length === 0 || checker.accepts(fence))) {
      checked += 1;
      batches.get(checker)!.push(fence);
    } else if (checker) {
      problems.push(
        problemAt(
          fence,
          `this ${fence.language} fence does not say what it is. Add one of:\n${choicesOf(checker)}`,
        ),
      );
    }
  }
  for (const [checker, batch] of batches) {
    if (batch.length > 0) {
      problems.push(...(await checker.check(batch, context)));
    }
  }
  problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  return {problems, checked};
}
