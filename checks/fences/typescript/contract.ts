/** What the info string of a TypeScript or JavaScript fence asks for, and whether it makes sense. */
import {followingTexts, type Fence} from '../../../markdown/fences';

/** Languages under other names, and what to write in their place. */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  typescript: 'ts',
  javascript: 'js',
  mjs: 'js',
  mts: 'ts',
};

const OWN_WORDS: readonly string[] = ['module', 'run'];

/** Bare words that Docusaurus reads. */
const SITE_WORDS: readonly string[] = ['showLineNumbers', 'noInline'];

/** Contracts of which a fence has exactly one. */
const SHAPES = ['module', 'signature', 'unchecked'] as const;

function has({words, values}: Fence, shape: (typeof SHAPES)[number]): boolean {
  return shape === 'module' ? words.has('module') || values.has('fails') : values.has(shape);
}

/** Whether a fence says what it is. */
export function hasContract(fence: Fence): boolean {
  return SHAPES.some((shape) => has(fence, shape)) || fence.language in OTHER_NAMES;
}

/** The fences that say what a run prints or throws. */
export function expectationsOf(fence: Fence): Fence[] {
  return followingTexts(fence, ({words}) => words.has('output') || words.has('exception'));
}

/**
 * Checks the contract itself.
 *
 * @returns what is wrong and how to mend it; empty when the code can be checked
 */
export function contractErrors(fence: Fence): string[] {
  const {words, values, language} = fence;
  const name = OTHER_NAMES[language];
  if (name !== undefined) {
    return [`write ${name} in place of ${language}, so that all pages name the language alike.`];
  }
  const errors: string[] = [];
  const unknown = [...words].filter((word) => ![...OWN_WORDS, ...SITE_WORDS].includes(word));
  if (unknown.length > 0) {
    errors.push(
      `unknown ${unknown.map((word) => `"${word}"`).join(', ')}. These fences know module, run, ` +
        'signature=, fails= and unchecked=. Correct or remove it.',
    );
  }
  if (SHAPES.filter((shape) => has(fence, shape)).length > 1) {
    errors.push('use only one of module, signature= and unchecked= (fails= belongs to module).');
  }
  if (values.get('unchecked')?.trim() === '') {
    errors.push('unchecked="" needs a reason why this code cannot be checked.');
  }
  if (values.get('fails')?.trim() === '') {
    errors.push('fails="" needs a part of the message of TypeScript.');
  }
  if (words.has('run')) {
    if (!words.has('module') || values.has('fails')) {
      errors.push('only modules that type-check can run. Remove "run", or make it a module.');
    }
    if (language !== 'ts' && language !== 'js') {
      errors.push(
        `a ${language} module cannot run: there is no page. Remove "run", or use ts or js.`,
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
