/** The facts of a field as a page shows them. */
import {SYNTAX_VERSIONS, type LibrarySupport} from '../schema/model';
import {fieldsOf, findField, type Field} from './fields';

/** What a page shows of a field. */
export type FactSheet = ReturnType<typeof factSheet>;

/** The releases of a library that read a field, and how they differ. */
const supportSentence = ({reads, releases, note}: LibrarySupport): string =>
  `${reads ? releases : 'Not read'}.${note ? ` ${note}` : ''}`;

/** Which libraries read a field, and whether there is more to know about them. */
function supportSummary({pricing4ts, pricing4java}: Field['support']): string {
  const both = pricing4ts.reads && pricing4java.reads && 'both libraries';
  const one =
    (pricing4ts.reads && 'only Pricing4TS') || (pricing4java.reads && 'only Pricing4Java');
  const differences = pricing4ts.note || pricing4java.note ? ', with differences' : '';
  return `Supported by ${both || one || 'no library'}${differences}`;
}

/** When a field was added, changed and removed, oldest first. */
function historySentences({since, changes = [], removed, replacedBy}: Field): readonly string[] {
  const origin = changes.find(({version}) => version === since);
  return [
    ...(origin ? [`Since ${since}. ${origin.text}`] : []),
    ...changes
      .filter((change) => change !== origin)
      .map(({version, text}) => `Changed in ${version}. ${text}`),
    ...(removed
      ? [`Removed in ${removed}.${replacedBy ? ` Write ${replacedBy} instead.` : ''}`]
      : []),
  ];
}

/**
 * The facts of a field in one version of the syntax: sentences with code between backticks. They are part of the
 * page's JavaScript, so they are short.
 *
 * @throws Error if the version is unknown, or has no field of that path
 */
export function factSheet(path: string, version: string) {
  const field = findField(path, version);
  const {status, condition, type, values, default: fallback, rules = [], since, support} = field;
  return {
    path,
    status,
    type,
    values,
    default: fallback,
    /** When the field must be written, and what its value must fulfill. */
    rules: [condition ?? [], rules].flat().join(' '),
    since,
    /** The libraries that read the field, such as `Supported by both libraries`. */
    support: supportSummary(support),
    pricing4ts: supportSentence(support.pricing4ts),
    pricing4java: supportSentence(support.pricing4java),
    /** What changed about the field, apart from a first version without a remark. */
    history: historySentences(field),
    /** Other syntax versions that have the field. */
    elsewhere: SYNTAX_VERSIONS.filter(
      (other) => other !== version && fieldsOf(other).some((each) => each.path === path),
    ),
  };
}
