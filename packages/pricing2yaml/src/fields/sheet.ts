/** The facts of a field as a page shows them. */
import {SYNTAX_VERSIONS, type LibrarySupport} from '../schema/model';
import {fieldsOf, findField, type Field} from './fields';

/** Sentences with code between backticks. They are part of the page's JavaScript, so they are short. */
export interface FactSheet extends Pick<
  Field,
  'path' | 'status' | 'type' | 'condition' | 'default' | 'values'
> {
  readonly rules: readonly string[];
  readonly pricing4ts: string;
  readonly pricing4java: string;
  readonly history: readonly string[];
  /** Other syntax versions that have the field. */
  readonly elsewhere: readonly string[];
}

/** The releases of a library that read a field, and how they differ. */
function supportSentence({reads, releases, note}: LibrarySupport): string {
  return `${reads ? releases : 'Not read'}.${note ? ` ${note}` : ''}`;
}

/** When a field was added, changed and removed, oldest first. */
function historySentences({since, changes = [], removed, replacedBy}: Field): readonly string[] {
  const origin = changes.find(({version}) => version === since);
  return [
    `Since ${since}.${origin ? ` ${origin.text}` : ''}`,
    ...changes
      .filter((change) => change !== origin)
      .map(({version, text}) => `Changed in ${version}. ${text}`),
    ...(removed
      ? [`Removed in ${removed}.${replacedBy ? ` Write ${replacedBy} instead.` : ''}`]
      : []),
  ];
}

/**
 * The facts of a field in one version of the syntax.
 *
 * @throws Error if the version is unknown, or has no field of that path
 */
export function factSheet(path: string, version: string): FactSheet {
  const field = findField(path, version);
  const {status, condition, type, values, default: fallback, rules = [], support} = field;
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
    elsewhere: SYNTAX_VERSIONS.filter(
      (other) => other !== version && fieldsOf(other).some((each) => each.path === path),
    ),
  };
}
