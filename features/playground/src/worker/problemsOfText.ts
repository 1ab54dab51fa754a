/** All problems of a file, with their places and the pages that explain them. */
import {entriesOf, own, type KeyPath} from '@pricing4saas/pricing2yaml/places/data';
import {pathOfMessage} from '@pricing4saas/pricing2yaml/places/parserPath';
import {interpretSchema} from '@pricing4saas/pricing2yaml/schema/interpret';
import {factsAt, findUnreadKeys} from '@pricing4saas/pricing2yaml/schema/lookup';
import {
  isAtLeast,
  isNewerThanParsers,
  type JsonSchema,
} from '@pricing4saas/pricing2yaml/schema/model';
import type {SchemaProblem} from '@pricing4saas/pricing2yaml/schema/schemaProblems';
import type {ExplainedBy, Problem} from '../types';
import type {Input} from './input';
import {findJavaDifferences, isReadDifferently, overrides} from './javaDifferences';
import {RUNS_JAVASCRIPT, isJavaScript, messageOf, type Reading} from './library';
import {parseOnce} from './parseOnce';
import {Places} from './values';

/** A problem before its range is known. */
interface FoundProblem extends Pick<Problem, 'source' | 'severity' | 'message'> {
  readonly path: KeyPath;
  /** The field that the page must explain; unless given, the one at the path. */
  readonly subject?: KeyPath;
  /** The page, unless it is that of the field. */
  readonly page?: ExplainedBy;
  /** Whether the key is the problem, not its value. */
  readonly isAboutKey?: boolean;
}

/** A list of more problems is of no use. */
const MAX_SCHEMA_PROBLEMS = 100;

const SEVERITIES: readonly Problem['severity'][] = ['error', 'warning', 'info'];
const VERSION_KEYS: KeyPath = ['syntaxVersion', 'version'];
/** The fields with a price, in the order in which the updaters prefer them. */
const PRICE_KEYS: KeyPath = ['price', 'monthlyPrice', 'annualPrice'];

const validators = new WeakMap<JsonSchema, ReturnType<typeof interpretSchema>>();

function validate(schema: JsonSchema, data: unknown): readonly SchemaProblem[] {
  const validator = validators.get(schema) ?? interpretSchema(schema);
  validators.set(schema, validator);
  return validator(data);
}

/** The message, with the fix for what most new plans miss. */
function explain({path, missing, message}: SchemaProblem): string {
  const isPlan = path[0] === 'plans' && path.length === 2;
  const fix =
    isPlan && missing === 'features'
      ? ' If the plan changes no feature, write features: null.'
      : '';
  return message.charAt(0).toUpperCase() + message.slice(1).replace(/\.?$/, '.') + fix;
}

/** The place that is wrong: a missing key does not have a place, but it has a path. */
const subjectOf = ({path, missing}: SchemaProblem): KeyPath =>
  missing === undefined ? path : [...path, missing];

const isSame = (a: KeyPath, b: KeyPath): boolean =>
  a.length === b.length && a.every((key, index) => key === b[index]);

/** @param known path that the parser reports, in its own words */
function schemaProblems({data}: Input, schema: JsonSchema, known: KeyPath | undefined) {
  const found = validate(schema, data)
    .filter((problem) => !known || !isSame(subjectOf(problem), known))
    .map((problem): FoundProblem => ({
      path: problem.path,
      subject: subjectOf(problem),
      source: 'schema',
      severity: 'error',
      message: explain(problem),
    }));
  const unread = findUnreadKeys(schema, data).map(({path, message}): FoundProblem => ({
    path,
    message,
    source: 'schema',
    severity: 'warning',
    isAboutKey: true,
  }));
  const rest = found.length - MAX_SCHEMA_PROBLEMS;
  const [next] = found.splice(MAX_SCHEMA_PROBLEMS);
  if (!next) return [...found, ...unread];
  const message = `The file violates the schema in ${rest} more ${rest === 1 ? 'place' : 'places'}.`;
  return [...found, {...next, message}, ...unread.slice(0, MAX_SCHEMA_PROBLEMS)];
}

function expressionProblems({data}: Input): FoundProblem[] {
  const found: FoundProblem[] = [];
  for (const [name, feature] of entriesOf(own(data, 'features'))) {
    for (const key of ['expression', 'serverExpression']) {
      const source = own(feature, key);
      if (typeof source !== 'string' || source.trim() === '') continue;
      try {
        parseOnce(source);
      } catch (error) {
        found.push({
          path: ['features', name, key],
          source: 'expression',
          severity: isJavaScript(error) ? 'warning' : 'error',
          message: messageOf(error),
          page: {topic: 'expressions'},
        });
      }
    }
  }
  return found;
}

/** Prices that the playground cannot compute, and values that old files lose. */
function readingProblems({data, positions, version}: Input, reading: Reading): FoundProblem[] {
  if (!('pricing' in reading)) return [];
  const places = new Places(data, positions.rangeOf);
  const prices = reading.unknownPrices.map(([block, name]): FoundProblem => {
    const owner = places.entry([block], name)!;
    const key = PRICE_KEYS.find((each) => typeof places.at([...owner, each]) === 'string')!;
    return {
      path: [...owner, key],
      source: 'expression',
      severity: 'warning',
      message: `${RUNS_JAVASCRIPT} The price is unknown.`,
      page: {topic: 'expressions'},
    };
  });
  const isUpdated = version !== undefined && !isAtLeast(version, '2.1');
  const lost = (isUpdated ? overrides(data!) : [])
    .map(([path]) => [...path, 'value'])
    .filter((path) => ['', 0, false].includes(places.at(path) as string))
    .map((path): FoundProblem => ({
      path,
      source: 'playground',
      severity: 'warning',
      message:
        'pricing4ts loses this value and uses the default value: when it updates a file on disk, it removes ' +
        'values that are false, 0 or empty. Migrate the file to 2.1 to keep the value.',
      page: {topic: 'rewritten'},
    }));
  const factor = reading.pricing.billing?.annual ?? 1;
  const annual = (['plans', 'addOns'] as const).flatMap((block) =>
    Object.keys(Object(places.at([block])) as object).flatMap((name): FoundProblem[] => {
      const path = [block, name, 'annualPrice'];
      const [monthly, written] = [places.at([block, name, 'monthlyPrice']), places.at(path)];
      if (!isUpdated || typeof monthly !== 'number' || typeof written !== 'number') return [];
      const [kept, perMonth] = [monthly * factor, written > monthly ? written / 12 : written];
      return Math.abs(kept - perMonth) < 0.01
        ? []
        : [
            {
              path,
              source: 'playground',
              severity: 'info',
              message:
                'pricing4ts loses this price: it keeps one factor for annual billing, that of the first plan ' +
                `with two prices. With it, this price is ${kept.toFixed(2)} a month instead of ${perMonth.toFixed(2)}.`,
              page: {topic: 'versions'},
            },
          ];
    }),
  );
  // In JavaScript, this name sets the prototype of an object.
  const ignored = ['features', 'usageLimits', 'plans', 'addOns']
    .map((block) => [block, '__proto__'])
    .filter((path) => places.at(path) !== undefined)
    .map((path): FoundProblem => ({
      path,
      source: 'playground',
      severity: 'error',
      message: 'pricing4ts ignores everything with the name __proto__. Choose another name.',
      isAboutKey: true,
    }));
  return [...prices, ...lost, ...annual, ...ignored];
}

const yamlDifferences = ({positions}: Input): Problem[] =>
  positions.rangesOfPlain(isReadDifferently).map((range) => ({
    ...range,
    source: 'playground',
    severity: 'info',
    message:
      'Pricing4Java 5.5.2 reads this differently: it follows YAML 1.1, which has another value here. If this is ' +
      'text, quote it.',
    page: {topic: 'yaml'},
  }));

const differences = ({data}: Input): FoundProblem[] =>
  findJavaDifferences(data!).map(({path, message, theme}) => ({
    path,
    source: 'playground',
    severity: 'info',
    message,
    page: {topic: theme === undefined ? 'expressions' : 'differences'},
  }));

/**
 * Finds all problems of the text, each of them once.
 *
 * @param input the text, read within limits
 * @param schema published schema of its version
 * @param reading what the library makes of it
 * @returns problems in the order of lines; the most severe first on one line
 */
export function findProblems(
  input: Input,
  schema: JsonSchema | undefined,
  reading: Reading,
): readonly Problem[] {
  const {data, positions, version, isVersionDeclared} = input;
  if (data === undefined) return input.problems;
  // The first problem of the parser, which reads a version that is newer than it like 2.1.
  const rejected = ('message' in reading ? [reading.message] : []).map((message): FoundProblem => {
    return {path: pathOfMessage(message, data), source: 'parser', severity: 'error', message};
  });
  const errors = [
    // First, because the parser's words do not always name the field.
    ...(schema ? schemaProblems(input, schema, rejected[0]?.path) : []),
    ...rejected,
    ...expressionProblems(input),
    ...readingProblems(input, reading),
  ].filter(
    ({path, subject = path}) => isVersionDeclared || !VERSION_KEYS.includes(subject[0] ?? ''),
  );

  const pageOf = ({path, subject = path, source}: FoundProblem): ExplainedBy | undefined => {
    // The page looks up the message.
    if (source === 'parser' || !version) return undefined;
    const field = schema && factsAt(schema, subject)?.path;
    return field || source === 'schema' ? {version, field} : undefined;
  };
  const locate = (problem: FoundProblem): Problem => {
    const {path, source, severity, message, isAboutKey} = problem;
    const range = isAboutKey ? positions.rangeOfKey(path) : positions.rangeOf(path);
    return {...range, source, severity, message, page: problem.page ?? pageOf(problem)};
  };

  const located = [...input.problems, ...errors.map(locate)];
  const hints =
    'pricing' in reading || isNewerThanParsers(version)
      ? [...differences(input).map(locate), ...yamlDifferences(input)]
      : [];
  const isBroken = ({from}: Problem) =>
    located.some((error) => error.from === from && error.severity === 'error');
  return [...located, ...hints.filter((hint) => !isBroken(hint))].toSorted(
    (a, b) =>
      a.line - b.line ||
      SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
      a.from - b.from,
  );
}
