/** Reads the text of a pricing within limits, so that nothing later takes too long. */
import type {YAMLException} from 'js-yaml';
import {load} from 'js-yaml';
import {entriesOf, own} from '@pricing4saas/pricing2yaml/places/data';
import {readPositions, type Positions} from '@pricing4saas/pricing2yaml/places/positions';
import {versionKey} from '@pricing4saas/pricing2yaml/places/parserPath';
import {
  SYNTAX_VERSIONS,
  isAtLeast,
  isNewerThanParsers,
  unknownVersion,
  type SyntaxVersion,
} from '@pricing4saas/pricing2yaml/schema/model';
import type {ExplainedBy, Problem} from '../types';
import {findHidden} from './hidden';

/** 256 KiB. The largest pricing that is known has 35 KB. */
export const MAX_LENGTH = 256 * 1024;

/** Characters of the file as JSON, in which each alias is a copy. */
const MAX_EXPANDED = 1024 * 1024;

/** pricing4ts copies all features and limits for each plan and add-on. */
const MAX_COPIED = 24 * 1024 * 1024;

/** A list of more hidden characters is of no use. */
const MAX_HIDDEN = 20;

/** The text of a pricing, read within limits. */
export interface Input {
  readonly text: string;
  readonly positions: Positions;
  /** The parsed YAML; undefined if a problem prevents any further step. */
  readonly data: Readonly<Record<string, unknown>> | undefined;
  /** Declared version, or the one that a file without a version is compared with. */
  readonly version: SyntaxVersion | undefined;
  /** Whether the version was declared correctly. Else the messages about it would repeat a problem. */
  readonly isVersionDeclared: boolean;
  readonly problems: readonly Problem[];
}

class LimitError extends Error {}

/** Number of characters of a value as JSON. Each object is visited once, however many aliases it has. */
function measure(value: unknown, sizes: Map<object, number | undefined>): number {
  if (value === null || typeof value !== 'object') return String(value).length + 3;

  const known = sizes.get(value);
  if (known !== undefined) return known;
  if (sizes.has(value)) {
    throw new LimitError(
      'An alias refers to a value that contains it, so its content would be infinite.',
    );
  }
  sizes.set(value, undefined);
  let size = 2;
  for (const [key, part] of Object.entries(value)) size += key.length + 4 + measure(part, sizes);
  if (size > MAX_EXPANDED)
    throw new LimitError('The aliases in the file expand to more than 1 MiB of text.');

  sizes.set(value, size);
  return size;
}

/** @throws LimitError if a value exceeds a limit */
function checkLimits(data: object): void {
  const sizes = new Map<object, number | undefined>();
  measure(data, sizes);
  const sizeOf = (key: string) => measure(own(data, key), sizes);
  const copies = ['plans', 'addOns'].flatMap((key) => entriesOf(own(data, key))).length;
  if ((sizeOf('features') + sizeOf('usageLimits')) * copies > MAX_COPIED) {
    throw new LimitError(
      'The file has too many features and limits for its number of plans and add-ons. The library ' +
        'would copy them for each plan and add-on.',
    );
  }
}

function readYaml(text: string, positions: Positions): {readonly data: unknown} | Problem {
  try {
    return {data: load(text)};
  } catch (error) {
    const {reason, mark} = error as YAMLException;
    if (reason?.startsWith('expected a single document')) {
      const second = [...text.matchAll(/^---(?=\s|$)/gm)].findLast(({index}) => index > 0);
      return {
        ...positions.range(second?.index ?? 0, (second?.index ?? 0) + 3),
        source: 'playground',
        severity: 'error',
        message: 'The file contains several YAML documents. Keep one, and remove the "---" lines.',
      };
    }
    const at = mark?.position ?? 0;
    const isQuoting = /\bexpression:|serverExpression:/.test(lineAt(text, at));
    const unfinished = rangeOfUnfinishedKey(text, at, positions);
    return {
      ...(unfinished ?? positions.range(at, at + 1)),
      source: 'yaml',
      severity: 'error',
      message: unfinished ? `${reason}. Is a colon missing in this line?` : reason,
      page: {topic: isQuoting ? 'escaping' : 'yaml'},
    };
  }
}

/**
 * A line without a colon before the line of an error. js-yaml reads both lines as one key, and reports
 * the colon of the second.
 */
function rangeOfUnfinishedKey(text: string, position: number, positions: Positions) {
  const start = text.lastIndexOf('\n', position - 1);
  const isFirstColon = text[position] === ':' && !text.slice(start, position).includes(':');
  const above = text.slice(0, Math.max(start, 0)).trimEnd();
  const line = above.slice(above.lastIndexOf('\n') + 1).trimStart();
  return isFirstColon && /^[^:#-][^:]*$/.test(line)
    ? positions.range(above.length - line.length, above.length)
    : undefined;
}

function lineAt(text: string, position: number): string {
  const start = text.slice(0, position).lastIndexOf('\n') + 1;
  return text.slice(start).split('\n', 1)[0]!;
}

type VersionInput = Pick<Input, 'version' | 'isVersionDeclared'> & {
  problem?: Omit<Problem, 'page'>;
};

/** The version whose keys a file has that does not declare its version. */
function versionOfKeys(data: object): SyntaxVersion {
  if (['day', 'month', 'year'].some((key) => Object.hasOwn(data, key))) return '1.0';
  const offers = [own(data, 'plans'), own(data, 'addOns')].flatMap((block) => entriesOf(block));
  const hasOldPrices = offers.some(([, offer]) =>
    ['monthlyPrice', 'annualPrice'].some((key) => own(offer, key) !== undefined),
  );
  if (hasOldPrices || Object.hasOwn(data, 'hasAnnualPayment')) return '1.1';
  // YAML reads 2.0 without quotes as 2.
  return own(data, 'version') === 2 ? '2.0' : '2.1';
}

/** Determines the syntax version, which files before 2.1 declare with another key. */
function readVersion(data: object, positions: Positions): VersionInput {
  const key = versionKey(data);
  const declared = own(data, key);
  // The places are read only if they are needed.
  const problem = (severity: Problem['severity'], message: string) =>
    ({...positions.rangeOf([key]), source: 'playground', severity, message}) as const;
  // A mapping may have a key toString, so it is not converted.
  const written =
    typeof declared === 'object'
      ? ''
      : Number.isInteger(declared) && key === 'syntaxVersion'
        ? (declared as number).toFixed(1)
        : String(declared);
  const version = SYNTAX_VERSIONS.find((candidate) => candidate === written);
  const error = (message: string, found = version): VersionInput => ({
    version: found,
    isVersionDeclared: false,
    problem: problem('error', message),
  });
  if (key === 'syntaxVersion' ? declared === undefined || declared === null : !version) {
    const meant = versionOfKeys(data);
    const line = `${isAtLeast(meant, '2.1') ? 'syntaxVersion' : 'version'}: "${meant}"`;
    return error(`The file does not declare its syntax version. Write ${line}.`, meant);
  }
  if (!version) {
    const choice = `Write one of ${SYNTAX_VERSIONS.join(', ')}, in quotes.`;
    return error(written === '' ? choice : `${unknownVersion(written)} ${choice}`);
  }
  const expectedKey = isAtLeast(version, '2.1') ? 'syntaxVersion' : 'version';
  if (key !== expectedKey) {
    return error(
      `A file in Pricing2Yaml ${version} declares its version with ${expectedKey}, not ${key}.`,
    );
  }
  if (typeof declared !== 'string') return error(`Write "${version}" with quotes.`);
  if (!isNewerThanParsers(version)) return {version, isVersionDeclared: true};
  const message =
    `pricing4ts 0.9.5 does not support Pricing2Yaml ${version}. The playground validates the file against ` +
    `the schema and reads it like 2.1, so some messages of the parser may not apply. It does not migrate ` +
    `files from 2.1 to ${version}.`;
  return {version, isVersionDeclared: true, problem: problem('info', message)};
}

/**
 * Reads text within limits of size.
 *
 * @returns the parsed YAML and its version; if a limit is exceeded or the YAML is broken, only problems
 */
export function readInput(text: string): Input {
  // The text is not parsed before its size is known.
  const isTooLong = text.length > MAX_LENGTH;
  const positions = readPositions(isTooLong ? '' : text);
  const {found, fixed} = findHidden(isTooLong ? '' : text);
  const hidden = found.slice(0, MAX_HIDDEN).map(({from, to, message}): Problem => {
    const range = positions.range(from, to);
    return {...range, source: 'playground', severity: 'warning', message, fixed};
  });
  const stop = (problem: Problem): Input => ({
    text,
    positions,
    data: undefined,
    version: undefined,
    isVersionDeclared: false,
    problems: [...hidden, problem],
  });
  const refuse = (message: string) =>
    stop({...positions.rangeOf([]), source: 'playground', severity: 'error', message});
  if (isTooLong) {
    const size = Math.ceil(text.length / 1024);
    return refuse(`The file has a size of ${size} KiB. The playground reads at most 256 KiB.`);
  }
  if (text.replace(/#.*$|^---\s*$/gm, '').trim() === '')
    return refuse('The file is empty. Choose a sample, or press Ctrl+Space to begin a pricing.');

  const yaml = readYaml(text, positions);
  if (!('data' in yaml)) return stop(yaml);
  const {data} = yaml;
  if (data === null || typeof data !== 'object' || Array.isArray(data))
    return refuse('A pricing must be a mapping with keys such as saasName, features and plans.');

  try {
    checkLimits(data);
  } catch (error) {
    if (error instanceof LimitError) return refuse(error.message);
    throw error;
  }
  const {problem, version, isVersionDeclared} = readVersion(data, positions);
  const page: ExplainedBy =
    version && isNewerThanParsers(version) ? {version} : {topic: 'versions'};
  return {
    text,
    positions,
    data: data as Input['data'],
    version,
    isVersionDeclared,
    problems: problem ? [...hidden, {...problem, page}] : hidden,
  };
}
