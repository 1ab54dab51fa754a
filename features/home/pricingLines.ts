/** Reads the sample pricing with the line numbers that the home page shows. */
import {parse} from 'yaml';
import {at, entriesOf, type KeyPath} from '@pricing4saas/pricing2yaml/places/data';
import {readPositions, type Positions} from '@pricing4saas/pricing2yaml/places/positions';
import {formatPrice} from '@pricing4saas/pricing2yaml/formatPrice';
import {parseExpression} from '@pricing4saas/pricing2yaml/expressions/parse';
import {
  readsOf,
  type Expression,
  type PricingValue,
} from '@pricing4saas/pricing2yaml/expressions/syntaxTree';
import {highlight} from '../../markdown/codeBlocks/highlight';

/** The pricing on the home page, also quoted in the docs. */
export const HOME_PRICING = 'samples/pricing/noteharbor-2.1.yml';

/** The features on the home page: one depends on usage, one on the plan. */
export const HOME_FEATURES = ['notes', 'pdfExport'] as const;

export interface SourcedValue {
  readonly value: PricingValue;
  /** Line in the file, from 1. */
  readonly line: number;
  /** Whether the plan sets the value, or it is the default. */
  readonly from: 'plan' | 'default';
}

/** A plan with the values that the page needs, including defaults. */
export interface HomePlan {
  readonly name: string;
  /** In the currency of the pricing: `€8`. */
  readonly price: string;
  readonly unit: string;
  readonly features: Readonly<Record<string, SourcedValue>>;
  readonly usageLimits: Readonly<Record<string, SourcedValue>>;
}

export interface HomeFeature {
  readonly name: string;
  readonly expression: Expression;
  /** Line of the expression in the file, from 1. */
  readonly line: number;
}

/** A usage limit that one of the features reads. */
export interface HomeLimit {
  readonly name: string;
  /** Unit of the count, in the singular. */
  readonly unit: string;
  /** Key of the count in the user context. */
  readonly counts: string;
}

export interface ExcerptLine {
  /** Line in the file, from 1. */
  readonly number: number;
  /** Highlighted YAML. */
  readonly html: string;
  /** Whether the excerpt omits the lines before this one. */
  readonly afterGap: boolean;
}

export interface HomePricing {
  readonly file: string;
  readonly saasName: string;
  readonly lineCount: number;
  readonly plans: readonly HomePlan[];
  readonly features: readonly HomeFeature[];
  readonly limit: HomeLimit;
  readonly excerpt: readonly ExcerptLine[];
}

/** A pricing file with access by key path. */
class PricingFile {
  private readonly data: unknown;
  private readonly positions: Positions;
  readonly lines: readonly string[];

  constructor(
    private readonly file: string,
    source: string,
  ) {
    try {
      this.data = parse(source);
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`, {cause: error});
    }
    this.positions = readPositions(source);
    this.lines = source.trimEnd().split('\n');
  }

  /** Line of a key, from 1, or `undefined` if the key is missing. */
  line(path: KeyPath): number | undefined {
    return at(this.data, path) === undefined ? undefined : this.positions.rangeOfKey(path).line;
  }

  /** Keys of a mapping; empty if there is no mapping. */
  keys(path: KeyPath): readonly string[] {
    return entriesOf(at(this.data, path)).map(([key]) => key);
  }

  /**
   * A required value.
   *
   * @throws Error with the file and the path, if the value is missing
   */
  value<T extends PricingValue>(path: KeyPath): T {
    const value = at(this.data, path);
    if (value === undefined || value === null) {
      throw new Error(
        `${this.file}: the home page shows ${path.join('.')}, which is not in the file. Add it, or ` +
          'change HOME_FEATURES in features/home/pricingLines.ts.',
      );
    }
    return value as T;
  }

  /** An error about a value, prefixed with file and line. */
  error(path: KeyPath, message: string, cause?: unknown): Error {
    return new Error(`${this.file}:${this.line(path)}: ${message}`, {cause});
  }
}

/** The value of a feature or limit in a plan, or its default if the plan does not set it. */
function inPlan(file: PricingFile, plan: string, group: string, name: string): SourcedValue {
  const own: KeyPath = ['plans', plan, group, name, 'value'];
  const line = file.line(own);
  if (line !== undefined) return {value: file.value(own), line, from: 'plan'};

  const fallback: KeyPath = [group, name, 'defaultValue'];
  return {value: file.value(fallback), line: file.line(fallback)!, from: 'default'};
}

/** @param needed paths of the values that the page needs */
function readPlan(file: PricingFile, name: string, needed: readonly KeyPath[]): HomePlan {
  const all = (group: string) =>
    Object.fromEntries(
      needed
        .filter(([of]) => of === group)
        .map(([, entry]) => [entry!, inPlan(file, name, group, entry!)]),
    );
  return {
    name,
    price: formatPrice(file.value(['plans', name, 'price']), file.value(['currency'])),
    unit: file.value(['plans', name, 'unit']),
    features: all('features'),
    usageLimits: all('usageLimits'),
  };
}

/** An expression without the places of its reads, which the page does not need. */
function parseCompactly(source: string): Expression {
  const isPlace = (key: string) => key === 'from' || key === 'to';
  const json = JSON.stringify(parseExpression(source), (key, value: unknown) =>
    isPlace(key) ? undefined : value,
  );
  return JSON.parse(json) as Expression;
}

function readFeature(file: PricingFile, name: string): HomeFeature {
  const path: KeyPath = ['features', name, 'expression'];
  const source: string = file.value(path);
  try {
    return {name, expression: parseCompactly(source), line: file.line(path)!};
  } catch (error) {
    throw file.error(path, (error as Error).message, error);
  }
}

/** Paths in the plan that the expressions read: `['usageLimits', 'maxNotes']`. */
const planReads = (features: readonly HomeFeature[]): readonly KeyPath[] =>
  features
    .flatMap(({expression}) => readsOf(expression))
    .map(({path}) => path)
    .filter(([root]) => root === 'planContext')
    .map(([, ...path]) => path);

/** Keys in the excerpt: the expressions, the values they read, and their settings in each plan. */
function shownPaths(file: PricingFile, features: readonly HomeFeature[]): readonly KeyPath[] {
  const reads = planReads(features);
  const paths = [
    ...features.map(({name}) => ['features', name, 'expression']),
    ...reads.map((read) => [...read, 'defaultValue']),
    ...file
      .keys(['plans'])
      .flatMap((plan) => [
        ['plans', plan, 'price'],
        ...reads.map((read) => ['plans', plan, ...read, 'value']),
      ]),
  ];
  // Each with the keys around it.
  return paths.flatMap((path) => path.map((_, index) => path.slice(0, index + 1)));
}

function excerptOf(file: PricingFile, features: readonly HomeFeature[]): readonly ExcerptLine[] {
  const numbers = new Set(shownPaths(file, features).flatMap((path) => file.line(path) ?? []));
  return [...numbers]
    .sort((a, b) => a - b)
    .map((number) => ({
      number,
      // Prism recognizes a key by the characters after it, so the line feed is included.
      html: highlight(`${file.lines[number - 1]!}\n`, 'yaml').trimEnd(),
      afterGap: number > 1 && !numbers.has(number - 1),
    }));
}

/** The first usage limit that a feature reads, with the count it is compared to. */
function limitOf(file: PricingFile, features: readonly HomeFeature[]): HomeLimit {
  for (const {expression, name: feature} of features) {
    const reads = readsOf(expression).map(({path}) => path);
    const limit = reads.find(([, group]) => group === 'usageLimits')?.[2];
    const counts = reads.find(([root]) => root === 'userContext')?.[1];
    if (limit !== undefined && counts !== undefined)
      return {name: limit, counts, unit: file.value(['usageLimits', limit, 'unit'])};

    if (limit !== undefined) {
      throw file.error(
        ['features', feature, 'expression'],
        `the expression of "${feature}" reads a limit but no count. Compare the limit with a key of ` +
          'userContext, or remove the feature from HOME_FEATURES.',
      );
    }
  }
  throw new Error(
    'no feature of the home page depends on a usage limit. Choose one that does for HOME_FEATURES ' +
      'in features/home/pricingLines.ts.',
  );
}

/**
 * Reads a pricing for the home page.
 *
 * @param name path of the file in the repository, for messages and links
 * @param source content of the file
 * @param featureNames the features to show; one of them must depend on a usage limit
 * @throws Error with the file name if the file is not YAML or a required key is missing
 */
export function readHomePricing(
  name: string,
  source: string,
  featureNames: readonly string[],
): HomePricing {
  const file = new PricingFile(name, source);
  const features = featureNames.map((feature) => readFeature(file, feature));
  const limit = limitOf(file, features);
  const shown = features.filter((feature) => feature.name !== limit.counts);
  const needed = [...planReads(features), ...shown.map((feature) => ['features', feature.name])];
  return {
    file: name,
    saasName: file.value(['saasName']),
    lineCount: file.lines.length,
    plans: file.keys(['plans']).map((plan) => readPlan(file, plan, needed)),
    features,
    limit,
    excerpt: excerptOf(file, features),
  };
}
