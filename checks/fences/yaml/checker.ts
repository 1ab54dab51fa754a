/** Holds YAML fences to the schemas and to the real parsers. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseAllDocuments} from 'yaml';
import type {CheckContext, FenceChecker} from '../checker';
import {followingTexts, problemAt, type Fence, type Problem} from '../../../markdown/fences';
import {parseWithPricing4Java} from '../java/pricings';
import {ACCEPTED, readCorpus} from '../../../pricing2yaml/corpus/corpus';
import {YamlTextError, mergeFragment, parseYaml} from '../../../pricing2yaml/merge';
import {SYNTAX_VERSIONS} from '../../../pricing2yaml/schema/model';
import {PARSED_SYNTAX_VERSIONS, askPricing4ts, askSchema} from './parsers';

const PRICING_CONTRACTS = ['pricing', 'fragment', 'invalid-pricing', 'invalid-fragment'] as const;

type PricingContract = (typeof PRICING_CONTRACTS)[number];

/** A fence that is a pricing once it stands in its host. */
interface PricingSample {
  readonly fence: Fence;
  readonly contract: PricingContract;
  readonly syntaxVersion: string;
  /** The whole pricing. */
  readonly text: string;
}

const PARSERS = ['schema', 'pricing4ts', 'pricing4java'] as const;

type ParserName = (typeof PARSERS)[number];

function contractOf(fence: Fence): PricingContract | undefined {
  return PRICING_CONTRACTS.find((contract) => fence.values.has(contract));
}

/** Every answer that `pricing4ts` 0.10.4 gave to a document of the conformance corpus. */
function recordedAnswers(): ReadonlySet<string> {
  return new Set(readCorpus().map(({observed}) => observed['pricing4ts@0.10.4']));
}

/** Completes a fence to a whole pricing, or says why that cannot be done. */
function completeSample(fence: Fence, root: string): PricingSample | Problem {
  const contract = contractOf(fence)!;
  const syntaxVersion = fence.values.get(contract)!;
  if (!SYNTAX_VERSIONS.some((version) => version === syntaxVersion)) {
    return problemAt(
      fence,
      `${contract}=${syntaxVersion}: unknown syntax version. Use one of ${SYNTAX_VERSIONS.join(', ')}.`,
    );
  }
  try {
    if (contract.endsWith('fragment')) {
      const host = readFileSync(path.join(root, `samples/pricing/noteharbor-${syntaxVersion}.yml`));
      const text = mergeFragment(host.toString(), fence.code, fence.values.get('at') ?? '');
      return {fence, contract, syntaxVersion, text};
    }
    // Repeated keys are among the mistakes a page may show; anything else must parse.
    if (contract === 'pricing') {
      parseYaml(fence.code);
    }
    return {fence, contract, syntaxVersion, text: fence.code};
  } catch (error) {
    if (error instanceof YamlTextError) {
      return problemAt(fence, `not well-formed YAML: ${error.message}`);
    }
    throw error;
  }
}

function excerpt(message: string): string {
  return message.length > 600 ? `${message.slice(0, 600)}…` : message;
}

/** Checks a valid sample against the answers of the parsers that read its syntax version. */
function checkValid(
  {fence, syntaxVersion, text}: PricingSample,
  javaAnswer: string | undefined,
): Problem[] {
  const except = fence.values.get('except') as ParserName | undefined;
  if (except !== undefined && (!PARSERS.includes(except) || !fence.values.get('because'))) {
    return [
      problemAt(
        fence,
        `except=${except}: name one of ${PARSERS.join(', ')} and add because="reason".`,
      ),
    ];
  }
  const answers = new Map<ParserName, string>([['schema', askSchema(syntaxVersion, text)]]);
  if (PARSED_SYNTAX_VERSIONS.includes(syntaxVersion)) {
    answers.set('pricing4ts', askPricing4ts(text));
  }
  if (javaAnswer !== undefined) {
    answers.set('pricing4java', javaAnswer);
  }
  return [...answers].flatMap(([parser, answer]) => {
    if (parser === except) {
      return answer === ACCEPTED
        ? [problemAt(fence, `except=${parser} is stale: ${parser} accepts this sample. Remove it.`)]
        : [];
    }
    return answer === ACCEPTED
      ? []
      : [problemAt(fence, `${parser} rejects this sample: ${excerpt(answer)}`)];
  });
}

/** Checks an invalid sample: each answer shown after it must be the parser's answer. */
function checkInvalid(
  {fence, syntaxVersion, text}: PricingSample,
  javaAnswer: string | undefined,
  recorded: () => ReadonlySet<string>,
): Problem[] {
  const shown = followingTexts(fence, ({values}) => values.has('answer'));
  if (shown.length === 0) {
    return [
      problemAt(
        fence,
        'an invalid sample needs the answer of at least one parser: add a "text answer=pricing4ts" ' +
          '(or pricing4java, schema, recorded) fence with the exact message after it.',
      ),
    ];
  }
  return shown.flatMap((answerFence) => {
    const parser = answerFence.values.get('answer')!;
    const expected = answerFence.code.trim();
    if (parser === 'recorded') {
      return recorded().has(expected)
        ? []
        : [
            problemAt(
              answerFence,
              'pricing4ts 0.10.4 gave no such answer in pricing2yaml/corpus/documents.json. ' +
                'Quote a message from there exactly.',
            ),
          ];
    }
    let actual: string | undefined;
    if (parser === 'schema') {
      actual = askSchema(syntaxVersion, text);
    } else if (!PARSED_SYNTAX_VERSIONS.includes(syntaxVersion)) {
      return [
        problemAt(
          answerFence,
          `no released ${parser} reads ${syntaxVersion}: use answer=recorded.`,
        ),
      ];
    } else if (parser === 'pricing4ts') {
      actual = askPricing4ts(text);
    } else if (parser === 'pricing4java') {
      actual = javaAnswer;
    } else {
      return [
        problemAt(
          answerFence,
          `answer=${parser}: unknown. Use pricing4ts, pricing4java, schema or recorded.`,
        ),
      ];
    }
    return actual === undefined || actual.trim() === expected
      ? []
      : [problemAt(answerFence, `${parser} answers otherwise. Its answer is:\n${excerpt(actual)}`)];
  });
}

function checkOther(fence: Fence): Problem[] {
  const errors = parseAllDocuments(fence.code).flatMap(({errors: found}) => found);
  return errors.length === 0
    ? []
    : [problemAt(fence, `not well-formed YAML: ${errors[0]!.message.split('\n')[0]}`)];
}

function needsJava({fence, contract, syntaxVersion}: PricingSample): boolean {
  return (
    PARSED_SYNTAX_VERSIONS.includes(syntaxVersion) &&
    (!contract.startsWith('invalid') ||
      followingTexts(fence, ({values}) => values.has('answer')).some(
        ({values}) => values.get('answer') === 'pricing4java',
      ))
  );
}

/** Checks pricings of every syntax version, fragments of them, mistakes, and other YAML. */
export const yamlChecker: FenceChecker = {
  languages: ['yaml', 'yml'],
  choices: [
    'pricing=2.1 (a whole pricing of that syntax version)',
    'fragment=2.1 [at=plans.STUDIO] (part of a pricing)',
    'invalid-pricing=2.1 or invalid-fragment=2.1 (a mistake, followed by "text answer=..." fences)',
    'other="what it is" (YAML that is no pricing)',
  ],
  accepts: (fence) => contractOf(fence) !== undefined || Boolean(fence.values.get('other')),
  async check(fences, context: CheckContext) {
    const problems: Problem[] = [];
    const samples: PricingSample[] = [];
    for (const fence of fences) {
      if (contractOf(fence) === undefined) {
        problems.push(...checkOther(fence));
        continue;
      }
      const completed = completeSample(fence, context.root);
      if ('message' in completed) {
        problems.push(completed);
      } else {
        samples.push(completed);
      }
    }
    const forJava = samples.filter(needsJava);
    const answers = await parseWithPricing4Java(
      forJava.map(({text}) => text),
      context,
    );
    const javaAnswers = new Map(forJava.map((sample, index) => [sample, answers[index]]));
    let recorded: ReadonlySet<string> | undefined;
    const recordedOnce = () => (recorded ??= recordedAnswers());
    for (const sample of samples) {
      const javaAnswer = javaAnswers.get(sample);
      problems.push(
        ...(sample.contract.startsWith('invalid')
          ? checkInvalid(sample, javaAnswer, recordedOnce)
          : checkValid(sample, javaAnswer)),
      );
    }
    return problems;
  },
};
