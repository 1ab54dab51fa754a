/** Checks YAML fences with the schemas and the parsers of the libraries. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse, parseAllDocuments} from 'yaml';
import {followingTexts, problemAt, type Fence, type Problem} from '../../../markdown/fences';
import {ACCEPTED, readCorpus} from '@pricing4saas/pricing2yaml/corpus/corpus';
import {askPricing4ts} from '@pricing4saas/pricing2yaml/corpus/pricing4ts';
import {YamlTextError, mergeFragment, parseYaml} from '@pricing4saas/pricing2yaml/merge';
import {pathOfMessage} from '@pricing4saas/pricing2yaml/places/parserPath';
import {readPositions} from '@pricing4saas/pricing2yaml/places/positions';
import {SYNTAX_VERSIONS, isNewerThanParsers} from '@pricing4saas/pricing2yaml/schema/model';
import type {CheckContext, FenceChecker} from '../checker';
import {parseWithPricing4Java} from '../java/pricings';
import {askSchema, ignoredKeys, unknownReadsIn} from './parsers';

/** Metadata keys of pricings. The value of each is a syntax version. */
const PRICING_FENCES = ['pricing', 'fragment', 'invalid-pricing', 'invalid-fragment'] as const;

interface PricingSample {
  readonly fence: Fence;
  readonly kind: (typeof PRICING_FENCES)[number];
  readonly syntaxVersion: string;
  readonly text: string;
}

/** Parsers that `answer=` can name. */
const PARSERS: readonly string[] = ['schema', 'pricing4ts', 'pricing4java'];

/** A problem of YAML that cannot be read, at the line that the parser names. */
function malformed(fence: Fence, {message}: Error): Problem {
  const [, text = '', line] = /^(.*?)(?: at line (\d+), column \d+)?:?$/m.exec(message) ?? [];
  const fix = text.includes('must be unique')
    ? 'This key occurs twice. Remove or rename one of them.'
    : 'Indent with spaces, close quotes and brackets, and quote special characters.';
  return problemAt(fence, `not well-formed YAML: ${text}. ${fix}`, Number(line ?? 0));
}

const kindOf = (fence: Fence): PricingSample['kind'] | undefined =>
  PRICING_FENCES.find((kind) => fence.values.has(kind));

function completeSample(fence: Fence, root: string): PricingSample | Problem {
  const kind = kindOf(fence)!;
  const syntaxVersion = fence.values.get(kind)!;
  if (!SYNTAX_VERSIONS.some((version) => version === syntaxVersion)) {
    return problemAt(
      fence,
      `${kind}=${syntaxVersion}: unknown syntax version. Use one of ${SYNTAX_VERSIONS.join(', ')}.`,
    );
  }
  try {
    if (kind.endsWith('fragment')) {
      const host = readFileSync(path.join(root, `samples/pricing/noteharbor-${syntaxVersion}.yml`));
      const text = mergeFragment(host.toString(), fence.code, fence.values.get('at') ?? '');
      return {fence, kind, syntaxVersion, text};
    }
    // A page can show repeated keys as a mistake. Any other pricing must parse.
    if (kind === 'pricing') parseYaml(fence.code);

    return {fence, kind, syntaxVersion, text: fence.code};
  } catch (error) {
    if (error instanceof YamlTextError) return malformed(fence, error);

    throw error;
  }
}

/** Returns the result of a parser, or `undefined` if it could not run here. */
type Ask = (parser: string) => string | undefined;

const parsersOf = ({syntaxVersion}: PricingSample): readonly string[] =>
  isNewerThanParsers(syntaxVersion) ? ['schema'] : PARSERS;

const excerpt = (message: string): string =>
  message.length > 600 ? `${message.slice(0, 600)}…` : message;

/** Line of a path of the pricing in the code of a fence, or 0 if the fence does not contain it. */
function lineIn({code, values}: Fence, path: readonly string[]): number {
  const prefix = values.get('at')?.split('.') ?? [];
  return prefix.every((key, index) => path[index] === key)
    ? readPositions(code).rangeOf(path.slice(prefix.length)).line
    : 0;
}

/** Checks a valid sample with the parsers that read its syntax version. */
function checkValid(sample: PricingSample, ask: Ask): Problem[] {
  const {fence, syntaxVersion, text} = sample;
  const ignored = ignoredKeys(syntaxVersion, text, fence.code, fence.values.get('at') ?? '');
  const reads = unknownReadsIn((parse(text) ?? {}) as object);
  const unknown = reads.map((each) => ({...each, line: lineIn(fence, each.path)}));
  const problems = [...ignored, ...unknown].map(({line, message}) =>
    problemAt(fence, message, line),
  );
  const answers = parsersOf(sample)
    .map((parser) => [parser, ask(parser) ?? ACCEPTED] as const)
    .filter(([, answer]) => answer !== ACCEPTED);
  const [[parser, answer] = []] = answers;
  if (answer === undefined) return problems;

  const path =
    parser === 'schema' ? answer.split(':', 1)[0]!.split('.') : pathOfMessage(answer, parse(text));
  const list = answers.map(([name, each]) => `\n  ${name}: ${excerpt(each)}`).join('');
  const fix = `Correct it. For a mistake on purpose, write invalid-${sample.kind}=${syntaxVersion} and show the message.`;
  const message = `not a pricing that parsers accept. ${fix}${list}`;
  return [...problems, problemAt(fence, message, lineIn(fence, path))];
}

/** Checks an invalid sample. Each message shown after it must be the message of the parser. */
function checkInvalid(sample: PricingSample, ask: Ask): Problem[] {
  const shown = followingTexts(sample.fence, ({values}) => values.has('answer'));
  if (shown.length === 0) {
    return [
      problemAt(
        sample.fence,
        'an invalid sample needs the message of at least one parser. Add a "text answer=pricing4ts" ' +
          '(or pricing4java, schema, recorded) fence with the exact message after it.',
      ),
    ];
  }
  return shown.flatMap((text) => {
    const parser = text.values.get('answer')!;
    const expected = text.code.trim();
    if (parser === 'recorded') {
      const message =
        'packages/pricing2yaml/src/corpus/documents.json does not contain this message of pricing4ts 0.10.4. Quote a ' +
        'message from there exactly.';
      const isRecorded = readCorpus().some(
        ({observed}) => observed['pricing4ts@0.10.4'] === expected,
      );
      return isRecorded ? [] : [problemAt(text, message)];
    }
    if (!PARSERS.includes(parser)) {
      const known = [...PARSERS, 'recorded'].join(', ');
      return [problemAt(text, `answer=${parser}: unknown. Use one of ${known}.`)];
    }
    if (!parsersOf(sample).includes(parser)) {
      const message = `the installed ${parser} does not read ${sample.syntaxVersion}. Use answer=recorded.`;
      return [problemAt(text, message)];
    }
    const actual = ask(parser);
    return actual === undefined || actual.trim() === expected
      ? []
      : [problemAt(text, `${parser} returns a different message:\n${excerpt(actual)}`)];
  });
}

function checkOther(fence: Fence): Problem[] {
  const errors = parseAllDocuments(fence.code).flatMap(({errors: found}) => found);
  return errors.length === 0 ? [] : [malformed(fence, errors[0]!)];
}

/** Checks pricings of every syntax version, fragments of them, mistakes, and other YAML. */
export const yamlChecker: FenceChecker = {
  languages: ['yaml', 'yml'],
  choices: [
    'pricing=2.1 (a whole pricing of that syntax version)',
    'fragment=2.1 [at=plans.STUDIO] (part of a pricing)',
    'invalid-pricing=2.1 or invalid-fragment=2.1 (a mistake, followed by "text answer=..." fences)',
    'other="what it is" (YAML that is not a pricing)',
  ],
  accepts: (fence) => kindOf(fence) !== undefined || Boolean(fence.values.get('other')),
  check(fences, context: CheckContext) {
    const problems: Problem[] = [];
    const samples: PricingSample[] = [];
    for (const fence of fences) {
      const completed =
        kindOf(fence) === undefined ? checkOther(fence) : completeSample(fence, context.root);
      if ('kind' in completed) samples.push(completed);
      else problems.push(...[completed].flat());
    }
    const forJava = samples.filter((sample) => parsersOf(sample).includes('pricing4java'));
    const texts = forJava.map(({text}) => text);
    const javaAnswers = parseWithPricing4Java(texts, context);
    for (const sample of samples) {
      const {kind, syntaxVersion, text} = sample;
      const ask: Ask = (parser) =>
        parser === 'schema'
          ? askSchema(syntaxVersion, text)
          : parser === 'pricing4ts'
            ? askPricing4ts(text)
            : javaAnswers[forJava.indexOf(sample)];
      const check = kind.startsWith('invalid') ? checkInvalid : checkValid;
      problems.push(...check(sample, ask));
    }
    return problems;
  },
};
