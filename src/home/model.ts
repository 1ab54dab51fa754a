/** What the home page knows of the sample pricing; `plugins/home` makes it from the file. */
import type {Expression, PricingValue} from '../../pricing2yaml/expressions/syntaxTree';

/** A value, and its place in the file. */
export interface SourcedValue {
  readonly value: PricingValue;
  /** Line in the file, from 1. */
  readonly line: number;
  /** Whether the plan says so itself, or the default holds. */
  readonly from: 'plan' | 'default';
}

/** A plan with what it gives, defaults included. */
export interface HomePlan {
  readonly name: string;
  readonly description: string;
  /** In the currency of the pricing: `€8`. */
  readonly price: string;
  readonly unit: string;
  readonly features: Readonly<Record<string, SourcedValue>>;
  readonly usageLimits: Readonly<Record<string, SourcedValue>>;
}

/** A feature that the home page toggles. */
export interface HomeFeature {
  readonly name: string;
  readonly description: string;
  readonly expression: Expression;
  /** Line of the expression in the file, from 1. */
  readonly line: number;
}

/** A usage limit that a toggled feature asks for. */
export interface HomeLimit {
  readonly name: string;
  /** What is counted, in the singular. */
  readonly unit: string;
  /** Key of the count in the user context. */
  readonly counts: string;
}

/** A line of the excerpt. */
export interface ExcerptLine {
  /** Number in the file, from 1. */
  readonly number: number;
  /** Highlighted YAML. */
  readonly html: string;
  /** Whether lines of the file are left out before this one. */
  readonly afterGap: boolean;
}

/** The sample pricing as the home page shows it. */
export interface HomePricing {
  /** Path of the file in the repository. */
  readonly file: string;
  readonly saasName: string;
  /** Number of lines of the whole file. */
  readonly lineCount: number;
  readonly plans: readonly HomePlan[];
  readonly features: readonly HomeFeature[];
  readonly limit: HomeLimit;
  readonly excerpt: readonly ExcerptLine[];
}

/** A post of the blog. */
export interface HomePost {
  readonly title: string;
  readonly description: string;
  /** Address with the base path. */
  readonly permalink: string;
  /** Day of publication, as `2025-06-12`. */
  readonly date: string;
  /** The same for people: `June 12, 2025`. */
  readonly day: string;
}
