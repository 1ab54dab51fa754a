/** What other releases reject or evaluate differently, although pricing4ts 0.9.5 accepts it. */
import {load} from 'js-yaml';
import {own, type KeyPath} from '@pricing4saas/pricing2yaml/places/data';
import {isNewerThanParsers} from '@pricing4saas/pricing2yaml/schema/model';

type Mapping = Readonly<Record<string, unknown>>;

interface Difference {
  /** Title of the theme in `packages/pricing2yaml/src/corpus/themes.json`; undefined for expressions. */
  readonly theme: string | undefined;
  /** The release, unless it is Pricing4Java 5.5.2. */
  readonly release?: string;
  /** What the release does. */
  readonly message: string;
  /** The places of a pricing that show the difference. */
  readonly find: (data: Mapping) => readonly KeyPath[];
}

const isMapping = (value: unknown): value is Mapping =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const entriesOf = (value: unknown, path: KeyPath): readonly (readonly [KeyPath, unknown])[] =>
  isMapping(value) ? Object.entries(value).map(([key, each]) => [[...path, key], each]) : [];

const blockEntries = (data: Mapping, ...blocks: readonly string[]) =>
  blocks.flatMap((block) => entriesOf(own(data, block), [block]));

/** Fields of the entries of some blocks whose values a predicate accepts. */
const fields =
  (blocks: KeyPath, keys: KeyPath, accepts: (value: unknown) => boolean) =>
  (data: Mapping): readonly KeyPath[] =>
    blockEntries(data, ...blocks).flatMap(([path, entry]) =>
      keys.filter((key) => accepts(own(entry, key))).map((key) => [...path, key]),
    );

const rootField =
  (key: string, accepts: (value: unknown) => boolean) =>
  (data: Mapping): readonly KeyPath[] =>
    accepts(own(data, key)) ? [[key]] : [];

const matches = (pattern: RegExp) => (value: unknown) =>
  typeof value === 'string' && pattern.test(value);

/** An expression or formula whose code outside strings matches. */
const codeMatches = (pattern: RegExp) => (value: unknown) =>
  typeof value === 'string' && pattern.test(value.replaceAll(/'[^']*'|"[^"]*"/g, "''"));

/** The values of features and limits that plans and add-ons set. */
export const overrides = (data: Mapping) =>
  blockEntries(data, 'plans', 'addOns').flatMap(([path, offer]) =>
    ['features', 'usageLimits', 'usageLimitsExtensions'].flatMap((block) =>
      entriesOf(own(offer, block), [...path, block]),
    ),
  );

const FORMULA = ['price', 'monthlyPrice', 'annualPrice'];
const EXPRESSIONS = ['expression', 'serverExpression'];

const NEWEST = 'pricing4ts 0.10.4';

/** Whether an add-on that customers buy several times has quantities that contradict each other. */
function hasWrongQuantities(addOn: unknown): boolean {
  const isUsed = ['features', 'usageLimits'].every((key) => !own(addOn, key));
  const quantity = (key: string, fallback: number) =>
    (own(own(addOn, 'subscriptionConstraints'), key) ?? fallback) as number;
  const minimum = quantity('minQuantity', 1);
  return (
    isUsed &&
    (quantity('maxQuantity', Infinity) < minimum || minimum % quantity('quantityStep', 1) !== 0)
  );
}

const DIFFERENCES: readonly Difference[] = [
  {
    theme: 'Constraints that were added in 3.0',
    release: NEWEST,
    message: 'it requires minQuantity to be a multiple of quantityStep, and not above maxQuantity.',
    find: (data) =>
      blockEntries(isNewerThanParsers(data.syntaxVersion) ? data : {}, 'addOns')
        .filter(([, addOn]) => hasWrongQuantities(addOn))
        .map(([path]) => [...path, 'subscriptionConstraints']),
  },
  {
    theme: 'Limit types that 3.0 removed',
    release: NEWEST,
    message: 'it accepts only RENEWABLE and NON_RENEWABLE, unless it updates the file.',
    find: fields(['usageLimits'], ['type'], matches(/^(?:TIME|RESPONSE)_DRIVEN$/i)),
  },
  {
    theme: 'URLs',
    release: NEWEST,
    message: 'it rejects a host that starts with a caret.',
    find: (data) => [
      ...rootField('url', matches(/^https?:..\^/i))(data),
      ...fields(['features'], ['docUrl'], matches(/^https?:..\^/i))(data),
    ],
  },
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
      const plans = own(data, 'plans') ?? {};
      return isMapping(plans) && Object.keys(plans).length === 0 ? [['plans']] : [];
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
    find: fields(
      ['features', 'usageLimits', 'plans', 'addOns'],
      ['description', ...EXPRESSIONS],
      (value) => ['number', 'boolean'].includes(typeof value),
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
      'it evaluates formulas as Spring Expression Language, which does not have ===, ??, Math, Infinity, ' +
      'semicolons and numbers such as .5, and rejects a division by zero.',
    find: (data) =>
      fields(
        ['plans', 'addOns'],
        FORMULA,
        matches(/#/),
      )(data).filter(([block, name, key]) =>
        codeMatches(
          /[=!]==|\?\?|;|\bMath\.|\bInfinity\b|(?<!\d)\.\d|\d\.(?!\d)|\/\s*0+(?:\.0*)?(?![\d.])/,
        )(own(own(own(data, block!), name!), key!)),
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
  {
    theme: undefined,
    message: 'it has no escapes, so a backslash stays in the text.',
    find: fields(['features'], EXPRESSIONS, matches(/\\/)),
  },
];

/** Booleans, sexagesimal and octal numbers, and numbers with underscores, which js-yaml reads as others or as text. */
const ONLY_YAML_1_1 =
  /^(?:yes|Yes|YES|no|No|NO|on|On|ON|off|Off|OFF|[-+]?(?:[1-9][\d_]*(?::[0-5]?\d)+|\d[\d_]*(?::[0-5]?\d)+\.[\d_]*|0(?!0*[0-7]$)(?:[0-7_]+|\d+)|(?=.*_)[1-9][\d_]*(?:\.[\d_]*)?)|0o[0-7]+)$/;

/** Whether Pricing4Java reads text without quotes as another value. In pricing4ts, each key becomes text. */
export const isReadDifferently = (text: string, isKey: boolean): boolean =>
  ONLY_YAML_1_1.test(text) || (isKey && text !== '<<' && typeof load(text) !== 'string');

/**
 * Finds what Pricing4Java 5.5.2 and pricing4ts 0.10.4 are known to reject or to evaluate differently.
 *
 * @param data parsed YAML of a file that pricing4ts accepts
 */
export const findJavaDifferences = (data: Mapping) =>
  DIFFERENCES.flatMap(({find, message, theme, release = 'Pricing4Java 5.5.2'}) =>
    find(data).map((path) => ({
      path,
      theme,
      message: `${release} reads this differently: ${message}`,
    })),
  );
