/** What a page says about a field of the Pricing2Yaml syntax, as the page's component takes it. */
import {findField, sameFieldElsewhere, type Field} from './fields';
import {historySentences, supportSentence} from './wording';

/** Sentences with code between backticks. It is part of the page's JavaScript, so it is short. */
export interface FactSheet
  extends Pick<Field, 'path' | 'status' | 'type'>, Partial<Pick<Field, 'condition' | 'default'>> {
  readonly values: Field['values'];
  readonly rules: Field['rules'];
  readonly pricing4ts: string;
  readonly pricing4java: string;
  readonly history: readonly string[];
  /** Other syntax versions that have the field. */
  readonly elsewhere: readonly string[];
}

/**
 * The facts of a field in one version of the syntax.
 *
 * @throws Error when the version is unknown, or has no field of that path
 */
export function factSheet(path: string, version: string): FactSheet {
  const field = findField(path, version);
  const {status, condition, type, values, default: fallback, rules, support} = field;
  return {
    path,
    status,
    condition,
    type,
    values,
    default: fallback,
    rules,
    pricing4ts: supportSentence(support.pricing4ts),
    pricing4java: supportSentence(support.pricing4java),
    history: historySentences(field),
    elsewhere: sameFieldElsewhere(field).map((address) => address.version),
  };
}
