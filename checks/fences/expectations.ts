/** The `text output` and `text exception` fences, which show the result of running the code above them. */
import {followingTexts, problemAt, type Fence, type Problem} from '../../markdown/fences';

const EXPECTATIONS = ['output', 'exception'] as const;

/** What a run printed and threw. */
export interface RunOutcome {
  readonly output: string;
  /** `Name: message`, or `undefined` if nothing was thrown. */
  readonly exception: string | undefined;
}

const expectationsOf = (fence: Fence): Fence[] =>
  followingTexts(fence, ({words}) => EXPECTATIONS.some((kind) => words.has(kind)));

/** Errors in the combination of a fence and its expectations. */
export function expectationErrors(fence: Fence): string[] {
  const shown = expectationsOf(fence);
  const errors = EXPECTATIONS.filter(
    (kind) => shown.filter(({words}) => words.has(kind)).length > 1,
  ).map((kind) => `there are several "text ${kind}" fences. Keep one.`);
  return shown.length > 0 && !fence.words.has('run')
    ? ['a fence with output or an exception must run. Add "run", or remove that fence.', ...errors]
    : errors;
}

const withoutTrailingSpace = (text: string): string => text.trimEnd().replace(/[^\S\n]+$/gm, '');

/**
 * Whether the actual text matches the expected text. White space at the ends of lines and empty lines at the
 * end are ignored. `…` in the expected text matches any characters of one line.
 */
export function matchesExpectation(expected: string, actual: string): boolean {
  const escaped = withoutTrailingSpace(expected).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('…', '.*')}$`).test(withoutTrailingSpace(actual));
}

/** Compares what a fence printed and threw with the fences that follow it. */
export function compareRun(fence: Fence, {output, exception}: RunOutcome): Problem[] {
  const shown = expectationsOf(fence);
  const [shownOutput, shownException] = EXPECTATIONS.map((kind) =>
    shown.find(({words}) => words.has(kind)),
  );
  const problems: Problem[] = [];
  const report = (place: Fence, message: string) => problems.push(problemAt(place, message));
  if (shownOutput && !matchesExpectation(shownOutput.code, output)) {
    const text = `prints a different text. Its output is:\n${output.trimEnd()}`;
    const nothing = 'prints nothing. Remove this fence, or print the result.';
    report(shownOutput, `the code above ${output === '' ? nothing : text}`);
  }
  if (!shownException && exception !== undefined) {
    const fix = 'Fix the code, or show the exception in a "text exception" fence.';
    report(fence, `throws ${exception}\n${fix}`);
  } else if (shownException && exception === undefined) {
    report(shownException, 'the code above throws nothing. Remove this fence.');
  } else if (shownException && !matchesExpectation(shownException.code, exception!)) {
    report(shownException, `the code above throws a different exception. It throws:\n${exception}`);
  }
  return problems;
}
