/** Data that the worker of the playground sends to the page. */
import type {Comparison} from '@pricing4saas/pricing2yaml/comparePricings';
import type {TextRange} from '@pricing4saas/pricing2yaml/places/positions';
import type {SyntaxVersion} from '@pricing4saas/pricing2yaml/schema/model';

export type {TextRange};

/** A value of a feature, a usage limit or the user context. */
export type PricingValue = string | number | boolean | readonly string[];

/** A topic of the docs. */
export type Topic = 'yaml' | 'escaping' | 'versions' | 'expressions' | 'differences' | 'rewritten';

/** What explains a problem: a topic, the specification of a version, or a field in it. */
export type ExplainedBy =
  {readonly topic: Topic} | {readonly version: SyntaxVersion; readonly field?: string};

/**
 * The source of a problem: `yaml` is js-yaml, `parser` is pricing4ts and its exact words. The words of
 * the other sources are ours.
 */
export type ProblemSource = 'yaml' | 'schema' | 'parser' | 'expression' | 'playground';

export interface Problem extends TextRange {
  readonly source: ProblemSource;
  /** `info`: the file is valid, but another library reads it differently. */
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
  /** What explains the problem; for `parser`, the entry of the message. */
  readonly page?: ExplainedBy;
  /** For a hidden character, the text of the file without any of them. */
  readonly fixed?: string;
}

/** What hints are about. Their page has a heading with the id `hint-` and the kind. */
export const HINT_KINDS = [
  'unused-feature',
  'unused-limit',
  'falling-limit',
  'lost-feature',
  'equal-plans',
  'unsellable-add-on',
  'constant-expression',
  'missing-expression',
  'unit-spelling',
] as const;

export type HintKind = (typeof HINT_KINDS)[number];

/** A question of a reviewer about a valid file. The words are ours. */
export interface Hint extends TextRange {
  readonly kind: HintKind;
  readonly message: string;
}

/** A plan or an add-on. */
export interface Offer {
  readonly kind: 'plan' | 'addOn';
  readonly name: string;
  readonly description: string | undefined;
  /** Computed price in the currency of the pricing, or text such as `Contact us`. */
  readonly price: string;
  readonly unit: string | undefined;
  /** Computed prices in other billing periods, such as `annual`. */
  readonly billed: readonly {readonly period: string; readonly price: string}[];
  readonly isPrivate: boolean;
  /** Names of plans and add-ons. Only add-ons can have them. */
  readonly availableFor: readonly string[];
  readonly dependsOn: readonly string[];
  readonly excludes: readonly string[];
  readonly range: TextRange;
}

/** The value of a feature or a usage limit in a plan or an add-on. */
export interface Cell {
  readonly value: PricingValue | undefined;
  /** `extension`: an add-on adds the value to that of the plan. `none`: an add-on does not set it. */
  readonly source: 'plan' | 'addOn' | 'default' | 'extension' | 'none';
}

export interface TableRow {
  readonly kind: 'feature' | 'usageLimit';
  readonly name: string;
  readonly description: string | undefined;
  readonly unit: string | undefined;
  /** One for each offer, in the order of {@link PriceTable.offers}. */
  readonly cells: readonly Cell[];
  readonly range: TextRange;
}

/** Features with the same tag, features without one, or usage limits. */
export interface TableGroup {
  readonly tag: string | undefined;
  readonly rows: readonly TableRow[];
}

/** What customers see. Rows with `render: DISABLED` are left out. */
export interface PriceTable {
  /** Plans, then add-ons, in the order of the file. */
  readonly offers: readonly Offer[];
  readonly groups: readonly TableGroup[];
}

/** A subscription that the reader of the playground has chosen. */
export interface Selection {
  /** Ignored if the pricing does not have it. `undefined`: the first plan. */
  readonly plan: string | undefined;
  readonly addOns: readonly string[];
  /** Keys that the reader has not set are 0, false or an empty text. */
  readonly userContext: Readonly<Record<string, string | number | boolean>>;
}

export interface PricedSubscription {
  readonly plan: string | undefined;
  readonly addOns: readonly string[];
  readonly price: string;
}

export interface ConfigurationSpace {
  /** Number of valid subscriptions; `undefined` if it takes too long to count. */
  readonly size: number | undefined;
  /** Plans and add-ons without a numeric price, which the following leave out. */
  readonly unpriced: readonly string[];
  /** `undefined` if no subscription has a numeric price. */
  readonly cheapest: PricedSubscription | undefined;
  readonly mostExpensive: PricedSubscription | undefined;
}

export interface ReadValue {
  /** As in the expression: `planContext.usageLimits.maxNotes`. */
  readonly path: string;
  readonly value: PricingValue | undefined;
  readonly source: 'plan' | 'addOn' | 'default' | 'user' | 'missing';
  /** Where the file sets the value. */
  readonly range: TextRange | undefined;
}

export interface FeatureDecision {
  readonly name: string;
  /** `undefined` if the playground does not run the expression. */
  readonly isOn: boolean | undefined;
  /** The evaluated expression: `serverExpression` if the feature has one, else `expression`. */
  readonly expression: string | undefined;
  readonly expressionRange: TextRange | undefined;
  readonly reads: readonly ReadValue[];
  /** Message of the library, if the evaluation fails. */
  readonly error: string | undefined;
}

/** Features for the {@link Selection}. */
export interface Evaluation {
  /** The subscription that was evaluated. */
  readonly plan: string | undefined;
  readonly addOns: readonly string[];
  /** Formatted price of the subscription; `undefined` if it does not have a numeric price. */
  readonly price: string | undefined;
  /** Why the pricing does not allow the subscription, such as an excluded add-on. */
  readonly invalid: string | undefined;
  /** As Pricing4TS evaluates the features of a pricing token: add-ons are ignored. */
  readonly token: {
    readonly decisions: readonly FeatureDecision[];
    /** Claims of the token, as pricing4ts makes them, without `exp`; undefined if it throws. */
    readonly claims: Readonly<Record<string, unknown>> | undefined;
    readonly error: string | undefined;
  };
  /** As `evaluatePricing` of Pricing4React evaluates them: with add-ons. */
  readonly react: {
    readonly decisions: readonly FeatureDecision[];
    readonly error: string | undefined;
  };
  /** For each plan, whether each feature is on in the pricing token, with the same user context. */
  readonly grid: readonly {
    readonly plan: string;
    readonly isOn: readonly (boolean | undefined)[];
  }[];
}

/** A key of the user context that an expression reads. */
export interface UserContextKey {
  readonly name: string;
  readonly type: 'number' | 'boolean' | 'text';
  /** Highest value of the limits that the key is compared with, for the control. */
  readonly limit: number | undefined;
  /** Texts that the key is compared with. */
  readonly choices: readonly string[];
  /** Features whose expressions read the key. */
  readonly features: readonly string[];
}

export interface PricingResult {
  readonly saasName: string;
  readonly syntaxVersion: string;
  readonly currency: string;
  readonly table: PriceTable;
  readonly space: ConfigurationSpace;
  readonly userContextKeys: readonly UserContextKey[];
  readonly evaluation: Evaluation;
  /** Names of the features without the field `expression`. */
  readonly withoutExpression: readonly string[];
  /** The file with the block `usageLimits`, which Pricing4Java needs; `undefined` if it has one. */
  readonly textWithLimits?: string | undefined;
}

/** Everything about a file, except its migration. */
export interface Analysis {
  /** Declared or assumed syntax version; `undefined` if it cannot be determined. */
  readonly syntaxVersion: string | undefined;
  /** In the order of the text; the most severe first on one line. */
  readonly problems: readonly Problem[];
  /** Empty if the library rejects the file. */
  readonly hints: readonly Hint[];
  /** `undefined` if the library rejects the file. */
  readonly pricing: PricingResult | undefined;
}

/** The file in a later syntax version. */
export interface Migration {
  readonly from: string;
  readonly to: string;
  /** The migrated file, with its comments. `undefined` if the library cannot migrate the file. */
  readonly text: string | undefined;
  /** What the updater of pricing4ts writes to disk. */
  readonly libraryText: string | undefined;
  /** Why there is no migrated text, in the words of the library or in ours. */
  readonly problem: string | undefined;
  /** How `text` differs on purpose from `libraryText`, such as a date that depends on the time zone. */
  readonly note?: string;
}

/** What changes from one file to another; the problems of both files if the library rejects one. */
export type TextComparison =
  | {readonly comparison: Comparison}
  | {readonly problems: {readonly before: readonly Problem[]; readonly after: readonly Problem[]}};

/** A proposal for the text before the cursor. */
export interface Completion {
  readonly label: string;
  readonly detail: string | undefined;
  /** Explanation in Markdown, from the published schema. */
  readonly info: string | undefined;
  readonly kind: 'key' | 'value' | 'name' | 'example';
  readonly insert: string;
}

/** Proposals, which replace the text from `from` to the cursor. */
export interface Completions {
  readonly from: number;
  readonly options: readonly Completion[];
}

/** Explanation of the key under the pointer, from the published schema. */
export interface HoverText {
  readonly range: TextRange;
  readonly text: string;
}

/**
 * A request to the worker. Each kind has one kind of result. `ping` is answered at once: it tells whether
 * the worker has loaded, and whether it still runs.
 */
export type PlaygroundRequest =
  | {readonly kind: 'ping'}
  | {readonly kind: 'analyze'; readonly text: string; readonly selection: Selection}
  | {readonly kind: 'migrate'; readonly text: string}
  | {readonly kind: 'addExpressions'; readonly text: string}
  | {readonly kind: 'compare'; readonly before: string; readonly text: string}
  | {readonly kind: 'complete'; readonly text: string; readonly position: number}
  | {readonly kind: 'hover'; readonly text: string; readonly position: number};

export interface PlaygroundResults {
  readonly ping: true;
  readonly analyze: Analysis;
  readonly migrate: readonly Migration[];
  readonly addExpressions: string;
  readonly compare: TextComparison;
  readonly complete: Completions | undefined;
  readonly hover: HoverText | undefined;
}

export interface PlaygroundMessage {
  readonly id: number;
  readonly request: PlaygroundRequest;
}

/** The worker's answer to the message with the same id. */
export type PlaygroundAnswer =
  | {readonly id: number; readonly result: PlaygroundResults[PlaygroundRequest['kind']]}
  | {readonly id: number; readonly error: string};
