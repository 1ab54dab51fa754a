/** Compares the verdicts of the schemas with those of pricing4ts on the conformance corpus. */
import {fileURLToPath} from 'node:url';
import {readData} from '../dataFile';
import {parseAsPricing4ts} from '../schema/dependencies';
import {SYNTAX_VERSIONS, isNewerThanParsers, type SyntaxVersion} from '../schema/model';
import {validatePricing} from '../schema/validate';
import {ACCEPTED, syntaxOf, type CorpusCase, type ParserName} from './corpus';

/** A document on which schema and parser are known to differ, with the reason. */
export interface Difference {
  readonly id: string;
  readonly kind: DifferenceKind;
  readonly reason: string;
}

/**
 * Why the two may differ:
 * - `semantic rule`: the parser rejects the document after it compared places, evaluated a formula
 *   or read the current date. A schema can do none of these.
 * - `silent loss`: the parser accepts the document, but ignores or misreads a part of it. The schema
 *   rejects it, so that the author notices.
 * - `unknown version`: the parser does not check the version that the document declares.
 * - `parser bug`: the parser rejects what the format allows.
 */
export type DifferenceKind = 'semantic rule' | 'silent loss' | 'unknown version' | 'parser bug';

/** Reads the known differences between schemas and pricing4ts. */
export const readDifferences = (): readonly Difference[] =>
  readData(fileURLToPath(new URL('./schema-differences.json', import.meta.url))) as Difference[];

/** Messages of pricing4ts for problems that no schema can express. */
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

/** Whether a result of pricing4ts reports a problem that no schema can express. */
export const isSemantic = (answer: string): boolean =>
  SEMANTIC_ANSWERS.some((pattern) => pattern.test(answer));

function versionOf(document: CorpusCase, data: unknown): SyntaxVersion {
  const declared = (data as {syntaxVersion?: unknown} | null | undefined)?.syntaxVersion;
  return SYNTAX_VERSIONS.find((candidate) => candidate === declared) ?? syntaxOf(document);
}

/** The content of a document, or the message of its YAML parser. */
export function contentOf({yaml}: Pick<CorpusCase, 'yaml'>): {data?: unknown; error?: string} {
  try {
    return {data: parseAsPricing4ts(yaml)};
  } catch (error) {
    return {error: (error as Error).message};
  }
}

/** Validates a document against the schema of its version. Text that is not YAML is an error. */
export function judge(document: CorpusCase) {
  const {data, error} = contentOf(document);
  const version = versionOf(document, data);
  const parser: ParserName = isNewerThanParsers(version) ? 'pricing4ts@0.10.4' : 'pricing4ts@0.9.5';
  return {
    id: document.id,
    /** Version whose schema was used. */
    version,
    /** Result of the release of pricing4ts that reads this version. */
    answer: document.observed[parser],
    /** Errors of the schema, or of the YAML. */
    errors: error === undefined ? validatePricing(version, data) : [error],
  };
}

/** Whether schema and parser agree. */
export const agrees = ({answer, errors}: ReturnType<typeof judge>): boolean =>
  (answer === ACCEPTED) === (errors.length === 0);
