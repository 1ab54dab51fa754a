/** Parses XML fences, and lets Maven resolve those that are parts of a POM. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {toGradle} from '../../../markdown/toolTabs/javaBuild';
import {TranslationError} from '../../../markdown/toolTabs/packageManagers';
import type {CheckContext, FenceChecker} from '../checker';
import {problemAt, type Fence, type Problem} from '../../../markdown/fences';
import {hostOf} from '../java/host';
import {JavaUnavailableError, fingerprint, runJava} from '../java/jdk';
import {PomFragmentError, completePom, leaveOut, parentOf, resolvePoms} from './pom';
import {UNPUBLISHED_FILE, isPublished, readUnpublished} from './unpublished';

const KNOWN_WORDS: readonly string[] = ['pom', 'java-build', 'showLineNumbers'];

/** A fence that is a POM, or part of one. */
interface PomSample {
  readonly fence: Fence;
  readonly pom: string;
  /** Releases that were left out because Maven cannot resolve them. */
  readonly left: readonly string[];
}

/** Top elements of each fence; problems of those that are not well-formed. */
async function parseAll(
  fences: readonly Fence[],
  root: string,
): Promise<{elements: Map<Fence, string[]>; problems: Problem[]}> {
  const {records, stderr} = await runJava(root, {
    main: 'Xml',
    classpath: '',
    records: fences.map(({code}) => [code]),
  });
  if (records.length !== fences.length) {
    throw new Error(`the XML parser read ${records.length} of ${fences.length} fences:\n${stderr}`);
  }
  const elements = new Map<Fence, string[]>();
  const problems: Problem[] = [];
  for (const [index, fence] of fences.entries()) {
    const [kind, ...rest] = records[index]!;
    if (kind === 'ok') {
      elements.set(fence, rest);
    } else {
      const [line, message] = rest;
      // An element that is not closed is noticed at the end.
      const inside = Math.min(Math.max(Number(line), 1), fence.code.split('\n').length);
      problems.push({
        file: fence.file,
        line: fence.line + inside,
        message: `not well-formed XML: ${message}`,
      });
    }
  }
  return {elements, problems};
}

/** Completes a `pom` fence, or says why that cannot be done. */
function completeSample(
  fence: Fence,
  elements: readonly string[],
  unpublished: readonly string[],
): PomSample | Problem {
  const hostPom = readFileSync(path.join(hostOf(fence.version).folder, 'pom.xml'), 'utf8');
  try {
    const artifactId = `fence-${fingerprint(hostPom, fence.code)}`;
    const whole = completePom(fence.code, elements, parentOf(hostPom), artifactId);
    const {rest, left} = leaveOut(whole, unpublished);
    return {fence, pom: rest, left};
  } catch (error) {
    if (error instanceof PomFragmentError) {
      return problemAt(fence, error.message);
    }
    throw error;
  }
}

/** Fences whose tabs for Maven and Gradle cannot be made. */
function translationProblems(fences: readonly Fence[]): Problem[] {
  return fences
    .filter(({words}) => words.has('java-build'))
    .flatMap((fence) => {
      try {
        toGradle(fence.code);
        return [];
      } catch (error) {
        if (error instanceof TranslationError) {
          return [problemAt(fence, error.message)];
        }
        throw error;
      }
    });
}

/** Says which of the releases that a fence was freed of could have stayed. */
async function staleEntries({fence, left}: PomSample, root: string): Promise<Problem[]> {
  const published = await Promise.all(left.map((release) => isPublished(release, root)));
  return left
    .filter((_, index) => published[index])
    .map((release) =>
      problemAt(
        fence,
        `${UNPUBLISHED_FILE} says that ${release} cannot be had, but Maven resolves it now. Remove ` +
          'the entry, so that this fence is checked in full.',
      ),
    );
}

async function checkPoms(
  elements: Map<Fence, string[]>,
  unpublished: readonly string[],
  root: string,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const samples: PomSample[] = [];
  for (const [fence, names] of elements) {
    if (fence.words.has('pom')) {
      const completed = completeSample(fence, names, unpublished);
      if ('message' in completed) {
        problems.push(completed);
      } else {
        samples.push(completed);
      }
    }
  }
  const answers = await resolvePoms(
    samples.map(({pom}) => pom),
    root,
  );
  for (const [index, sample] of samples.entries()) {
    if (answers[index] !== '') {
      problems.push(problemAt(sample.fence, `Maven does not resolve this:\n${answers[index]}`));
    }
    problems.push(...(await staleEntries(sample, root)));
  }
  return problems;
}

/**
 * Makes a checker of XML fences.
 *
 * @param unpublished releases, as `group:artifact:version`, that are not asked of Maven
 */
export function createXmlChecker(unpublished: readonly string[]): FenceChecker {
  return {
    languages: ['xml'],
    choices: [],
    accepts: () => true,
    async check(fences, {root, requireTools, skip}: CheckContext) {
      const problems = fences.flatMap((fence) =>
        [...fence.words]
          .filter((word) => !KNOWN_WORDS.includes(word))
          .map((word) =>
            problemAt(
              fence,
              `unknown "${word}". XML fences know "pom" and "java-build". Correct it.`,
            ),
          ),
      );
      problems.push(...translationProblems(fences));
      try {
        const {elements, problems: illFormed} = await parseAll(fences, root);
        problems.push(...illFormed, ...(await checkPoms(elements, unpublished, root)));
      } catch (error) {
        if (!(error instanceof JavaUnavailableError)) {
          throw error;
        }
        if (requireTools) {
          problems.push(problemAt(fences[0]!, error.message));
        } else {
          skip(`${fences.length} XML fences. ${error.message}`);
        }
      }
      return problems;
    },
  };
}

/** Every XML fence must be well-formed; `pom` ones must resolve. */
export const xmlChecker: FenceChecker = createXmlChecker([...readUnpublished().keys()]);
