/** Compares the verdicts of the schemas with those of pricing4ts on the conformance corpus. */
import {readFileSync} from 'node:fs';
import {SYNTAX_VERSIONS, type SyntaxVersion} from '../schema/model';
import {ACCEPTED, type CorpusCase, type ParserName} from './corpus';

/** A document on which schema and parser are known to differ, and why. */
export interface Difference {
  readonly id: string;
  readonly kind: DifferenceKind;
  readonly reason: string;
}

/**
 * Why the two may differ:
 * - `semantic rule`: the parser compares places of the document, evaluates or looks at the clock,
 *   and rejects. A schema can do neither.
 * - `silent loss`: the parser accepts, but ignores or misreads what the author wrote. The schema
 *   rejects, so that the author learns of it.
 * - `unknown version`: the parser does not check the version that the document declares.
 * - `parser bug`: the parser rejects what the format allows.
 */
export const DIFFERENCE_KINDS = [
  'semantic rule',
  'silent loss',
  'unknown version',
  'parser bug',
] as const;

export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** Reads the known differences between schemas and pricing4ts. */
export function readDifferences(): readonly Difference[] {
  const text = readFileSync(new URL('./schema-differences.json', import.meta.url), 'utf8');
  return JSON.parse(text) as Difference[];
}

/** Verdicts on one document. */
export interface Outcome {
  readonly id: string;
  /** Version whose schema was asked. */
  readonly version: SyntaxVersion;
  /** Answer of the release of pricing4ts that reads this version. */
  readonly answer: string;
  /** Errors of the schema, or of the YAML. */
  readonly errors: readonly string[];
}

/** Messages by which pricing4ts rejects for a reason that no schema can express. */
const SEMANTIC_ANSWERS: readonly RegExp[] = [
  /is not defined in the (?:global features|global usage limits|pricing)/,
  /must be one of the values defined in 'tags'/,
  /Error evaluating the price formula/,
  /must not be a future date/,
  /^Error parsing (?:plan|addon) .* The value field of a (?:feature|usage limit) must be/,
  /^Error parsing plan .* Payment method value must be an array/,
  /must be greater than or equal to the min quantity/,
  /must be a divisor of, at least, the min quantity/,
];

/** Says whether an answer of pricing4ts gives a reason that no schema can express. */
export function isSemantic(answer: string): boolean {
  return SEMANTIC_ANSWERS.some((pattern) => pattern.test(answer));
}

/** The version whose schema a document is held to: the declared one, else that of its group. */
export function versionOf(document: CorpusCase, data: unknown): SyntaxVersion {
  const declared = (data as {syntaxVersion?: unknown} | null | undefined)?.syntaxVersion;
  const group = document.group === 'raw' ? '2.1' : document.group;
  const version = SYNTAX_VERSIONS.find((candidate) => candidate === declared) ?? group;
  return version as SyntaxVersion;
}

/**
 * Asks the schema about one document.
 *
 * @param document the document with the recorded answers
 * @param parse YAML parser; what it throws counts as a rejection
 * @param validate errors of the schema of a version
 */
export function judge(
  document: CorpusCase,
  parse: (yaml: string) => unknown,
  validate: (version: string, data: unknown) => readonly string[],
): Outcome {
  let data: unknown;
  let errors: readonly string[] | undefined;
  try {
    data = parse(document.yaml);
  } catch (error) {
    errors = [(error as Error).message];
  }
  const version = versionOf(document, data);
  const parser: ParserName = version === '3.0' ? 'pricing4ts@0.10.4' : 'pricing4ts@0.9.5';
  return {
    id: document.id,
    version,
    answer: document.observed[parser],
    errors: errors ?? validate(version, data),
  };
}

/** Says whether schema and parser come to the same verdict. */
export function agrees({answer, errors}: Outcome): boolean {
  return (answer === ACCEPTED) === (errors.length === 0);
}

/** Says whether a kind of difference can have this answer of the parser. */
function fits(kind: DifferenceKind, answer: string): boolean {
  if (kind === 'semantic rule') return isSemantic(answer);
  return (kind === 'parser bug') === (answer !== ACCEPTED);
}

function outcomeText({answer, errors}: Outcome): string {
  return `pricing4ts says "${answer}", the schema says "${errors.join('; ') || ACCEPTED}"`;
}

/**
 * Holds the list of known differences to the outcomes.
 *
 * @param outcomes one for each document of the corpus
 * @param differences content of `pricing2yaml/corpus/schema-differences.json`
 * @returns what is wrong with the list, one sentence each; empty when it is complete and current
 */
export function checkDifferences(
  outcomes: readonly Outcome[],
  differences: readonly Difference[],
): string[] {
  const file = 'pricing2yaml/corpus/schema-differences.json';
  const listed = new Map(differences.map((difference) => [difference.id, difference]));
  const problems = outcomes
    .filter((outcome) => !agrees(outcome) && !listed.has(outcome.id))
    .map((outcome) => `${file}: ${outcome.id} is missing: ${outcomeText(outcome)}.`);
  const seen = new Set<string>();
  for (const {id, kind, reason} of differences) {
    const outcome = outcomes.find((candidate) => candidate.id === id);
    if (!outcome) {
      problems.push(`${file}: ${id} is no document of the corpus. Remove the entry.`);
    } else if (agrees(outcome)) {
      problems.push(`${file}: ${id} is stale: ${outcomeText(outcome)}. Remove the entry.`);
    } else if (!fits(kind, outcome.answer)) {
      problems.push(`${file}: ${id} is of another kind than "${kind}": ${outcomeText(outcome)}.`);
    }
    if (seen.has(id)) problems.push(`${file}: ${id} is listed twice.`);
    if (!DIFFERENCE_KINDS.includes(kind)) {
      problems.push(`${file}: ${id}: unknown kind "${kind}": use ${DIFFERENCE_KINDS.join(', ')}.`);
    }
    if (reason.trim().length < 20) problems.push(`${file}: ${id}: give the reason in a sentence.`);
    seen.add(id);
  }
  return problems;
}

/** How many documents of a version agree. */
export interface Agreement {
  readonly documents: number;
  /** Same verdict. */
  readonly same: number;
  /** Same verdict, or rejected by the parser for a semantic rule, which no schema can express. */
  readonly structural: number;
}

/**
 * Counts agreement over some outcomes.
 *
 * @param differences the known differences; those of kind `semantic rule` are left to the parser
 */
export function countAgreement(
  outcomes: readonly Outcome[],
  differences: readonly Difference[],
): Agreement {
  const semantic = new Set(
    differences.filter(({kind}) => kind === 'semantic rule').map(({id}) => id),
  );
  const same = outcomes.filter(agrees);
  const beyondSchemas = outcomes.filter((outcome) => !agrees(outcome) && semantic.has(outcome.id));
  return {
    documents: outcomes.length,
    same: same.length,
    structural: same.length + beyondSchemas.length,
  };
}
