/** Runs every checker over the fences of a set of files. The list of checkers is the registry. */
import path from 'node:path';
import {didYouMean} from '../../lib/nearest.mjs';
import {when} from '../../lib/when';
import {problemAt, type Fence, type Problem} from '../../markdown/fences';
import type {CheckContext, FenceChecker} from './checker';
import {checkFrom} from './from';
import {frozenProblems, isFrozen} from './frozen';

/** Names of values. Those of one language have no effect on others. */
const KEYS: readonly string[] = (
  'title from unchecked applies-to scripts-of yarn pnpm at fragment pricing ' +
  'invalid-fragment invalid-pricing answer gives fails other signature'
).split(' ');

/** Words that every fence can have. They only change how the site displays it. */
const SITE_WORDS: readonly string[] = ['playground'];

function metadataErrors(
  {language, words, values}: Fence,
  {words: ownWords = []}: FenceChecker,
): string[] {
  const known = [...ownWords, ...SITE_WORDS];
  const unknown = [...words].filter((word) => !known.includes(word));
  return [
    ...when(
      unknown.length > 0,
      `unknown metadata ${unknown.map((word) => `"${word}"`).join(', ')}. Words for ${language} ` +
        `fences: ${known.join(', ')}. Correct or remove it.`,
    ),
    ...when(
      values.get('unchecked')?.trim() === '',
      'unchecked="" needs a reason. Explain why this code cannot be checked.',
    ),
  ];
}

/** Extensions that are names of languages. */
const TITLED = /^(?:css|gradle|html|java|js|json|kts|properties|sql|tsx?|xml|yaml)$/;

const JAVA_TYPE =
  /^(?:(?:public|abstract|final|sealed) )*(?:class|record|enum|@?interface) (\w+)/gm;

/** Where the code of a Java fence belongs, if not into the file of its title. */
function otherJavaFile({code, values}: Fence): string | undefined {
  const title = values.get('title')!;
  const name = path.posix.basename(title, '.java');
  const types = Array.from(code.matchAll(JAVA_TYPE), ([, type]) => type!);
  const type = types.length === 0 || types.includes(name) ? name : types[0]!;
  const [, ofPackage = ''] = /^package ([\w.]+);/m.exec(code) ?? [];
  const quoted = values.get('from') ?? '';
  const folder = quoted ? path.posix.dirname(quoted) : ofPackage.replaceAll('.', '/');
  const file = path.posix.join('/', folder, `${type}.java`);
  return file.endsWith(`/${title}`) || `/${title}`.endsWith(file) ? undefined : file.slice(1);
}

/** Problems of the title and of the highlighted lines, which any fence can have. */
function displayProblems(fence: Fence): Problem[] {
  const {code, highlightedLines = [], language, values} = fence;
  const unknown = [...values.keys()].find((key) => !KEYS.includes(key));
  const keys =
    unknown === undefined ? '' : didYouMean(unknown, KEYS) || ` Use: ${KEYS.join(', ')}.`;
  const lines = code.split('\n');
  const mark = lines.findIndex((text) => /\bhighlight-(?:next-line|start|end)\b/.test(text)) + 1;
  const last = Math.max(...highlightedLines);
  const [, extension = ''] = /^\S+\.(\w+)$/.exec(values.get('title') ?? '') ?? [];
  const titled = extension.replace(/^yml$/, 'yaml');
  const isOther = TITLED.test(titled) && !['diff', 'text', titled].includes(language);
  const file = titled === 'java' ? otherJavaFile(fence) : undefined;
  const isBalanced = code.split('{').length === code.split('}').length;
  const messages: readonly (readonly [boolean, string, number?])[] = [
    [mark > 0, 'readers would see this comment. Write {2,5-7} after the language instead.', mark],
    [last > lines.length, `line ${last} of ${lines.length} is highlighted. Correct the number.`],
    [keys !== '', `unknown metadata ${unknown}="…".${keys}`],
    [file !== undefined, `this code belongs in ${file}. Correct the title.`],
    [extension === 'bib' && !isBalanced, 'the braces do not match. Add or remove one.'],
    [isOther, `the title names ${titled}, but the language is ${language}. Correct one of them.`],
  ];
  return messages.flatMap(([is, message, at]) => (is ? [problemAt(fence, message, at)] : []));
}

const choicesOf = ({choices = []}: FenceChecker): string =>
  [...choices, 'from=PATH#REGION'].map((choice) => `  - ${choice}`).join('\n');

/**
 * Checks the metadata of fences, then their code with `from=` or the checker of the language. A fence
 * without the metadata that its language requires is a problem. Frozen fences may not change.
 */
export function checkFences(
  fences: readonly Fence[],
  checkers: readonly FenceChecker[],
  context: CheckContext,
): {problems: readonly Problem[]; checked: number} {
  const checkerOf = ({language}: Fence) =>
    checkers.find(
      ({languages, otherNames = {}}) =>
        languages.includes(language) || Object.hasOwn(otherNames, language),
    );
  const frozen = fences.filter(
    (fence) =>
      isFrozen(fence.version) &&
      (checkerOf(fence) !== undefined || fence.words.size + fence.values.size > 0),
  );
  const problems = frozenProblems(frozen);
  let checked = frozen.length;
  const accepted: {checker: FenceChecker; fence: Fence}[] = [];
  for (const written of fences.filter(({version}) => !isFrozen(version))) {
    const checker = checkerOf(written);
    const name = checker?.otherNames?.[written.language];
    const fence = name === undefined ? written : {...written, language: name};
    const message = `write ${name} instead of ${written.language}, so that all pages use the same name.`;
    if (name !== undefined) problems.push(problemAt(fence, message));
    problems.push(...displayProblems(fence));

    const errors = checker ? metadataErrors(fence, checker) : [];
    problems.push(...errors.map((error) => problemAt(fence, error)));
    if (fence.values.has('from')) {
      checked += 1;
      problems.push(...checkFrom(fence, context.root));
    } else if (checker && errors.length === 0) {
      if (checker.accepts?.(fence) ?? true) {
        checked += 1;
        accepted.push({checker, fence});
      } else if ([...fence.values.keys()].every((key) => KEYS.includes(key))) {
        const choices = choicesOf(checker);
        problems.push(
          problemAt(fence, `this ${fence.language} fence has no metadata. Add one of:\n${choices}`),
        );
      }
    }
  }
  for (const checker of checkers) {
    const own = accepted.filter((each) => each.checker === checker).map(({fence}) => fence);
    for (const version of new Set(own.map((fence) => fence.version))) {
      const batch = own.filter((fence) => fence.version === version);
      problems.push(...checker.check(batch, context));
    }
  }

  problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  return {problems, checked};
}
