/** Reads the sample pricing with the line numbers that the home page shows. */
import {parse} from 'yaml';
import {at, entriesOf, type KeyPath} from '@pricing4saas/pricing2yaml/places/data';
import {readPositions} from '@pricing4saas/pricing2yaml/places/positions';
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

/** The data of the home page. */
export type HomePricing = ReturnType<typeof readHomePricing>;

function parsePricing(file: string, source: string): unknown {
  try {
    return parse(source);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, {cause: error});
  }
}

/** An expression without the places of its reads, which the page does not need. */
function parseCompactly(source: string): Expression {
  const isPlace = (key: string) => key === 'from' || key === 'to';
  const json = JSON.stringify(parseExpression(source), (key, value: unknown) =>
    isPlace(key) ? undefined : value,
  );
  return JSON.parse(json) as Expression;
}

const pathsIn = ({expression}: HomeFeature) => readsOf(expression).map(({path}) => path);

/**
 * Reads a pricing for the home page.
 *
 * @param file path of the file in the repository, for messages and links
 * @param source content of the file
 * @param featureNames the features to show; one of them must depend on a usage limit
 * @throws Error with the file name if the file is not YAML or a required key is missing
 */
export function readHomePricing(file: string, source: string, featureNames: readonly string[]) {
  const data = parsePricing(file, source);
  const positions = readPositions(source);
  const lines = source.trimEnd().split('\n');
  const planNames = entriesOf(at(data, ['plans'])).map(([name]) => name);

  /** Line of a key, from 1, or `undefined` if the key is missing. */
  const lineOf = (path: KeyPath) =>
    at(data, path) === undefined ? undefined : positions.rangeOfKey(path).line;

  function valueAt<T extends PricingValue>(path: KeyPath): T {
    const value = at(data, path);
    if (value === undefined || value === null) {
      throw new Error(
        `${file}: the home page shows ${path.join('.')}, which is not in the file. Add it, or ` +
          'change HOME_FEATURES in features/home/pricingLines.ts.',
      );
    }
    return value as T;
  }

  const features = featureNames.map((name): HomeFeature => {
    const path = ['features', name, 'expression'];
    const expression: string = valueAt(path);
    const line = lineOf(path)!;
    try {
      return {name, expression: parseCompactly(expression), line};
    } catch (error) {
      throw new Error(`${file}:${line}: ${(error as Error).message}`, {cause: error});
    }
  });
  const [limit] = features.flatMap((feature) => {
    const paths = pathsIn(feature);
    const name = paths.find(([, group]) => group === 'usageLimits')?.[2];
    const counts = paths.find(([root]) => root === 'userContext')?.[1];
    return name !== undefined && counts !== undefined ? [{name, counts}] : [];
  });
  if (!limit) {
    throw new Error(
      'no feature of the home page compares a usage limit with a key of userContext. Choose one that ' +
        'does for HOME_FEATURES in features/home/pricingLines.ts.',
    );
  }

  /** Paths in the plan that the expressions read: `['usageLimits', 'maxNotes']`. */
  const reads = features
    .flatMap(pathsIn)
    .flatMap(([root, ...path]) => (root === 'planContext' ? [path] : []));
  const shown = featureNames.filter((name) => name !== limit.counts);
  const needed = [...reads, ...shown.map((name) => ['features', name])];

  /** The value of a feature or limit in a plan, or its default if the plan does not set it. */
  function inPlan(plan: string, [group, name]: KeyPath): SourcedValue {
    const own = ['plans', plan, group!, name!, 'value'];
    const from = lineOf(own) === undefined ? 'default' : 'plan';
    const path = from === 'plan' ? own : [group!, name!, 'defaultValue'];
    return {value: valueAt(path), line: lineOf(path)!, from};
  }
  const allIn = (plan: string, wanted: string) =>
    Object.fromEntries(
      needed
        .filter(([group]) => group === wanted)
        .map((path) => [path[1]!, inPlan(plan, path)] as const),
    );

  /** Keys in the excerpt: the expressions, the values they read, and their settings in each plan. */
  const excerptPaths = [
    ...featureNames.map((name) => ['features', name, 'expression']),
    ...reads.map((read) => [...read, 'defaultValue']),
    ...planNames.flatMap((plan) => [
      ['plans', plan, 'price'],
      ...reads.map((read) => ['plans', plan, ...read, 'value']),
    ]),
  ];
  // Each with the keys around it.
  const numbers = new Set(
    excerptPaths.flatMap((path) => path.flatMap((_, end) => lineOf(path.slice(0, end + 1)) ?? [])),
  );
  return {
    file,
    saasName: valueAt<string>(['saasName']),
    lineCount: lines.length,
    plans: planNames.map((name): HomePlan => ({
      name,
      price: formatPrice(valueAt(['plans', name, 'price']), valueAt(['currency'])),
      unit: valueAt(['plans', name, 'unit']),
      features: allIn(name, 'features'),
      usageLimits: allIn(name, 'usageLimits'),
    })),
    features,
    /** The first usage limit that a feature reads, its unit in the singular, and the count it is compared to. */
    limit: {...limit, unit: valueAt<string>(['usageLimits', limit.name, 'unit'])},
    /** Lines of the file with their numbers, from 1, as highlighted YAML, and whether lines before are left out. */
    excerpt: [...numbers]
      .sort((a, b) => a - b)
      .map((number) => ({
        number,
        // Prism recognizes a key by the characters after it, so the line feed is included.
        html: highlight(`${lines[number - 1]!}\n`, 'yaml').trimEnd(),
        afterGap: number > 1 && !numbers.has(number - 1),
      })),
  };
}
