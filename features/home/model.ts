/** The sample pricing on the home page; `plugins/home` generates it from the file. */
import type {Expression, PricingValue} from '@pricing4saas/pricing2yaml/expressions/syntaxTree';

/** A value and its line in the file. */
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

/** A feature on the home page. */
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

/** A line of the excerpt. */
export interface ExcerptLine {
  /** Line in the file, from 1. */
  readonly number: number;
  /** Highlighted YAML. */
  readonly html: string;
  /** Whether the excerpt omits the lines before this one. */
  readonly afterGap: boolean;
}

/** Data of the sample pricing. */
export interface HomePricing {
  /** Path of the file in the repository. */
  readonly file: string;
  readonly saasName: string;
  /** Number of lines in the file. */
  readonly lineCount: number;
  readonly plans: readonly HomePlan[];
  readonly features: readonly HomeFeature[];
  readonly limit: HomeLimit;
  readonly excerpt: readonly ExcerptLine[];
}

/** A blog post. */
export interface HomePost {
  readonly title: string;
  readonly description: string;
  /** Path, with the base path. */
  readonly permalink: string;
  /** Publication date as `2025-06-12`. */
  readonly date: string;
  /** Publication date as `June 12, 2025`. */
  readonly day: string;
}
