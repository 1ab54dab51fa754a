/** What Pricing4Java rejects or evaluates differently, although pricing4ts accepts it. */
import {own} from '@pricing4saas/pricing2yaml/places/data';
import {isNewerThanParsers} from '@pricing4saas/pricing2yaml/schema/model';

type Path = readonly string[];
type Mapping = Readonly<Record<string, unknown>>;

interface Difference {
  /** Title of the theme in `packages/pricing2yaml/src/corpus/themes.json`; undefined for expressions. */
  readonly theme: string | undefined;
  /** What Pricing4Java does. */
  readonly message: string;
  /** The places of a pricing that show the difference. */
  readonly find: (data: Mapping) => readonly Path[];
}

function isMapping(value: unknown): value is Mapping {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function entriesOf(value: unknown, path: Path): readonly (readonly [Path, unknown])[] {
  return isMapping(value) ? Object.entries(value).map(([key, each]) => [[...path, key], each]) : [];
}

function blockEntries(data: Mapping, ...blocks: readonly string[]) {
  return blocks.flatMap((block) => entriesOf(own(data, block), [block]));
}

/** Fields of the entries of some blocks whose values a predicate accepts. */
function fields(blocks: Path, keys: Path, accepts: (value: unknown) => boolean) {
  return (data: Mapping): readonly Path[] =>
    blockEntries(data, ...blocks).flatMap(([path, entry]) =>
      keys.filter((key) => accepts(own(entry, key))).map((key) => [...path, key]),
    );
}

function rootField(key: string, accepts: (value: unknown) => boolean) {
  return (data: Mapping): readonly Path[] => (accepts(own(data, key)) ? [[key]] : []);
}

function matches(pattern: RegExp) {
  return (value: unknown) => typeof value === 'string' && pattern.test(value);
}

/** An expression or formula whose code outside strings matches. */
function codeMatches(pattern: RegExp) {
  return (value: unknown) =>
    typeof value === 'string' && pattern.test(value.replaceAll(/'[^']*'|"[^"]*"/g, "''"));
}

/** The values of features and limits that plans and add-ons set. */
export function overrides(data: Mapping) {
  return blockEntries(data, 'plans', 'addOns').flatMap(([path, offer]) =>
    ['features', 'usageLimits', 'usageLimitsExtensions'].flatMap((block) =>
      entriesOf(own(offer, block), [...path, block]),
    ),
  );
}

const FORMULA = ['price', 'monthlyPrice', 'annualPrice'];
const EXPRESSIONS = ['expression', 'serverExpression'];

const DIFFERENCES: readonly Difference[] = [
  {
    theme: 'Files in syntax 3.0',
    message: 'it rejects files in this syntax version.',
    find: rootField('syntaxVersion', isNewerThanParsers),
  },
  {
    theme: 'Upper and lower case',
    message: 'it accepts this value only in upper case.',
    find: fields(['features', 'usageLimits'], ['type', 'valueType'], matches(/[a-z]/)),
  },
  {
    theme: 'Upper and lower case',
    message: 'it accepts a URL scheme only in lower case.',
    find: rootField('url', (url) => matches(/^https?:/i)(url) && !matches(/^https?:/)(url)),
  },
  {
    theme: 'No plans',
    message: 'it rejects files without plans.',
    find: (data) => {
      const plans = own(data, 'plans');
      return plans === undefined ||
        plans === null ||
        (isMapping(plans) && !Object.keys(plans).length)
        ? [['plans']]
        : [];
    },
  },
  {
    theme: 'Overrides without a value',
    message: 'it rejects an override without a value. Pricing4TS uses the default.',
    find: (data) =>
      overrides(data)
        .filter(([, entry]) => isMapping(entry) && (own(entry, 'value') ?? null) === null)
        .map(([path]) => path),
  },
  {
    theme: 'Lists, mappings and strings in the wrong place',
    message: 'it requires a mapping, not a list.',
    find: (data) =>
      ['plans', 'features', 'usageLimits', 'addOns']
        .filter((key) => Array.isArray(own(data, key)))
        .map((key) => [key]),
  },
  {
    theme: 'Numbers and booleans instead of strings',
    message: 'it requires a string. Quote the value.',
    find: fields(['features'], ['description', ...EXPRESSIONS], (value) =>
      ['number', 'boolean'].includes(typeof value),
    ),
  },
  {
    theme: 'Names',
    message: 'it rejects names of more than 50 characters.',
    find: rootField('saasName', (name) => typeof name === 'string' && name.length > 50),
  },
  {
    theme: 'Names',
    message: 'it accepts only letters and digits in variable names.',
    find: (data) =>
      blockEntries(data, 'variables')
        .filter(([path]) => !/^[A-Za-z][A-Za-z0-9]*$/.test(path.at(-1)!))
        .map(([path]) => path),
  },
  {
    theme: 'Tags and variables',
    message: 'it fails to read an empty tag if the file has no list of tags.',
    find: (data) =>
      (own(data, 'tags') ?? null) === null
        ? fields(['features'], ['tag'], (tag) => tag === '')(data)
        : [],
  },
  {
    theme: 'Price formulas',
    message:
      'it evaluates formulas as Spring Expression Language, which has neither === nor Math, and rejects ' +
      'a division by zero.',
    find: (data) =>
      fields(
        ['plans', 'addOns'],
        FORMULA,
        matches(/#/),
      )(data).filter(([block, name, key]) =>
        codeMatches(/[=!]==|\bMath\.|\/\s*0+(?:\.0*)?(?![\d.])/)(
          own(own(own(data, block!), name!), key!),
        ),
      ),
  },
  {
    theme: 'Payment methods',
    message: 'it requires valueType TEXT for features of type PAYMENT.',
    find: (data) =>
      blockEntries(data, 'features')
        .filter(([, feature]) => own(feature, 'type') === 'PAYMENT')
        .filter(([, feature]) => own(feature, 'valueType') === 'NUMERIC')
        .map(([path]) => [...path, 'valueType']),
  },
  {
    theme: 'Payment methods',
    message: 'it requires a list of payment methods here. Pricing4TS requires a string.',
    find: (data) =>
      overrides(data)
        .filter(([path, entry]) => {
          const feature = own(own(data, 'features'), path.at(-1)!);
          const isPayment = own(feature, 'type') === 'PAYMENT';
          return isPayment && path[0] === 'addOns' && typeof own(entry, 'value') === 'string';
        })
        .map(([path]) => [...path, 'value']),
  },
  {
    theme: undefined,
    message:
      "it reads names only in brackets, such as userContext['notes'], and fails if you use a dot.",
    find: fields(['features'], EXPRESSIONS, codeMatches(/[\w\])]\s*\.\s*[A-Za-z_]/)),
  },
  {
    theme: undefined,
    message: 'it does not support === and !==. Write == or !=.',
    find: fields(['features'], EXPRESSIONS, codeMatches(/[=!]==/)),
  },
];

/** A difference at a place of a pricing. */
export interface FoundDifference {
  readonly path: Path;
  readonly message: string;
  readonly theme: string | undefined;
}

/**
 * Finds what Pricing4Java 5.5.2 is known to reject or to evaluate differently.
 *
 * @param data parsed YAML of a file that pricing4ts accepts
 */
export function findJavaDifferences(data: Mapping): readonly FoundDifference[] {
  return DIFFERENCES.flatMap(({find, message, theme}) =>
    find(data).map((path) => ({
      path,
      theme,
      message: `Pricing4Java 5.5.2 reads this differently: ${message}`,
    })),
  );
}
