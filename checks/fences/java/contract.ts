/** What the info string of a Java fence asks for, and whether it makes sense. */
import {followingTexts, type Fence} from '../../../markdown/fences';

/** Ways in which a Java fence is compiled. */
export const MODES = ['unit', 'members', 'statements'] as const;

export type Mode = (typeof MODES)[number];

const OWN_WORDS: readonly string[] = [...MODES, 'run', 'continues'];

/** Bare words that Docusaurus reads. */
const SITE_WORDS: readonly string[] = ['showLineNumbers'];

/** How a fence is compiled; `undefined` for signatures and unchecked fences. */
export function modeOf(fence: Fence): Mode | undefined {
  return MODES.find((mode) => fence.words.has(mode));
}

/** The fences that say what a run prints or throws. */
export function expectationsOf(fence: Fence): Fence[] {
  return followingTexts(fence, ({words}) => words.has('output') || words.has('exception'));
}

/**
 * Whether others can go on from a fence: it is compiled, and is neither a mistake nor unchecked.
 */
function isContinuable(fence: Fence): boolean {
  return (
    modeOf(fence) !== undefined && !fence.values.has('fails') && !fence.values.has('unchecked')
  );
}

/**
 * The fence that a `continues` fence goes on from: the nearest compiled Java fence before it.
 *
 * @param page Java fences of the page, in order
 */
export function previousOf(fence: Fence, page: readonly Fence[]): Fence | undefined {
  return page.slice(0, page.indexOf(fence)).findLast(isContinuable);
}

/**
 * Checks the contract itself.
 *
 * @param page Java fences of the page, in order
 * @returns what is wrong and how to mend it; empty when the fence can be checked
 */
export function contractErrors(fence: Fence, page: readonly Fence[]): string[] {
  const {words, values} = fence;
  const errors: string[] = [];
  const modes = MODES.filter((mode) => words.has(mode));
  const unknown = [...words].filter((word) => ![...OWN_WORDS, ...SITE_WORDS].includes(word));
  const shape = modes.length + (values.has('signature') ? 1 : 0);
  if (unknown.length > 0) {
    errors.push(
      `unknown ${unknown.map((word) => `"${word}"`).join(', ')}. Java fences know ` +
        `${OWN_WORDS.join(', ')}, and signature=, class=, extends=, fails=, unchecked=. Correct or remove it.`,
    );
  }
  if (shape > 1) {
    errors.push('use only one of unit, members, statements and signature=.');
  }
  if (shape === 0 && !values.has('unchecked')) {
    errors.push('say what it is: unit, members, statements or signature=.');
  }
  for (const key of ['unchecked', 'fails'] as const) {
    if (values.get(key)?.trim() === '') {
      errors.push(
        key === 'unchecked'
          ? 'unchecked="" needs a reason why this code cannot be checked.'
          : 'fails="" needs a part of the error message of javac.',
      );
    }
  }
  if (words.has('run') && (modes[0] !== 'statements' || values.has('fails'))) {
    errors.push(
      'only statements that compile can run. Remove "run", or turn the code into statements.',
    );
  }
  if (values.has('fails') && modes.length === 0) {
    errors.push('fails= needs unit, members or statements: it is an error of javac.');
  }
  if (
    values.has('unchecked') &&
    (values.has('fails') || values.has('signature') || words.has('run'))
  ) {
    errors.push('unchecked= stands alone. Remove it, or the other contract.');
  }
  for (const key of ['class', 'extends']) {
    if (values.has(key) && (modes[0] !== 'members' || !/^[\w.<>, ]+$/.test(values.get(key)!))) {
      errors.push(`${key}= belongs to members and names the class around them, or its superclass.`);
    }
  }
  if (words.has('continues')) {
    if (modes[0] !== 'members' && modes[0] !== 'statements') {
      errors.push(
        'only members and statements can continue; units of a page see each other anyway.',
      );
    } else if (!previousOf(fence, page)) {
      errors.push(
        'there is no compiled Java fence before this one to continue. Remove "continues".',
      );
    }
  }
  const expectations = expectationsOf(fence);
  if (expectations.length > 0 && !words.has('run')) {
    errors.push('a fence with output or an exception has to run. Add "run", or remove that fence.');
  }
  for (const word of ['output', 'exception']) {
    if (expectations.filter((text) => text.words.has(word)).length > 1) {
      errors.push(`there are several "text ${word}" fences. Keep one.`);
    }
  }
  return errors;
}
