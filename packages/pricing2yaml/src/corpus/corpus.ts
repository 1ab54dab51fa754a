/**
 * The conformance corpus: small pricings, most of them a valid document with one change, and the
 * results of three parsers for each.
 */
import {fileURLToPath} from 'node:url';
import {readData} from '../dataFile';
import {SYNTAX_VERSIONS, type SyntaxVersion} from '../schema/model';

export const PARSERS = ['pricing4ts@0.9.5', 'pricing4ts@0.10.4', 'Pricing4Java@5.5.2'] as const;

export type ParserName = (typeof PARSERS)[number];

/** The result of a parser that accepts a document; any other result is its error message. */
export const ACCEPTED = 'OK';

export interface CorpusCase {
  readonly id: string;
  /** Syntax version of the valid document that this one changes, or `raw` for hand-written text. */
  readonly group: string;
  /** What the document tests. */
  readonly case: string;
  readonly yaml: string;
  readonly observed: Readonly<Record<ParserName, string>>;
}

/** Reads the documents of the corpus. */
export function readCorpus(): readonly CorpusCase[] {
  const file = fileURLToPath(new URL('./documents.json', import.meta.url));
  return (readData(file) as {cases: CorpusCase[]}).cases;
}

/** The syntax version in which a document is meant to be written. */
export const syntaxOf = ({group}: Pick<CorpusCase, 'group'>): SyntaxVersion =>
  SYNTAX_VERSIONS.find((version) => version === group) ?? '2.1';

/** Whether each of {@link PARSERS} accepts a document. */
export const verdictsOf = ({observed}: Pick<CorpusCase, 'observed'>): readonly boolean[] =>
  PARSERS.map((parser) => observed[parser] === ACCEPTED);

/** The documents that some parsers accept and others reject. */
export const findDisagreements = (cases: readonly CorpusCase[]): CorpusCase[] =>
  cases.filter((document) => new Set(verdictsOf(document)).size > 1);
