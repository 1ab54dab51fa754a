/**
 * Public declarations of Pricing4React 1.3.0 and 2.0.0, which are the same. The code samples of docs
 * versions 1.4.0 and 2.0.0 are type-checked against them, so that the check needs no package that a
 * registry may not have. Only what says `export` can be imported from the package.
 */
declare module 'pricing4react' {
  import type {JSX, ReactNode} from 'react';

  /** What the evaluation of an expression ends with: a value, or the text of an error. */
  export type ResultValue<T> =
    | {value: T; isError: false; errorMessage?: undefined}
    | {value?: undefined; isError: true; errorMessage: string};

  /** Anything that can stand where an expression is asked for. */
  export interface NAryFunction<T> {
    eval: () => Promise<ResultValue<T>>;
    equals: (other: NAryFunction<any>) => boolean;
  }

  /** Operand of the four operators. */
  export type LogicBoolean = NAryFunction<boolean> | boolean;

  enum BinaryLogicalOperator {
    AND = 0,
    OR = 1,
    IFF = 2,
    IMPLIES = 3,
  }

  /** What the four operators return. */
  class BinaryLogicalPredicate implements NAryFunction<boolean> {
    left: NAryFunction<boolean>;
    right: NAryFunction<boolean>;
    op: BinaryLogicalOperator;
    constructor(
      left: NAryFunction<boolean>,
      right: NAryFunction<boolean>,
      operator: BinaryLogicalOperator,
    );
    eval(): Promise<ResultValue<boolean>>;
    equals(other: NAryFunction<any>): boolean;
  }

  /** Options of `useGenericFeature`. */
  export interface GenericFeatureHookOptions {
    key?: string;
    on: {expression: NAryFunction<boolean>; on: ReactNode}[];
    default?: ReactNode;
    loading?: ReactNode;
    error?: ReactNode;
  }

  export type FeatureResponse = JSX.Element;

  /** Expression that asks the stored token for a feature. */
  export function feature(featureId: string): NAryFunction<boolean>;

  export function and(left: LogicBoolean, right: LogicBoolean): BinaryLogicalPredicate;
  export function or(left: LogicBoolean, right: LogicBoolean): BinaryLogicalPredicate;
  export function implies(left: LogicBoolean, right: LogicBoolean): BinaryLogicalPredicate;
  export function iff(left: LogicBoolean, right: LogicBoolean): BinaryLogicalPredicate;

  export function useGenericFeature(options: GenericFeatureHookOptions): FeatureResponse;

  export function Feature({
    children,
    expression,
  }: {
    children: ReactNode;
    expression: NAryFunction<boolean>;
  }): JSX.Element;
  export function On({
    children,
    expression,
  }: {
    children: ReactNode;
    expression?: NAryFunction<boolean> | undefined;
  }): JSX.Element;
  export function Default({children}: {children: ReactNode}): JSX.Element;
  export function Loading({children}: {children: ReactNode}): JSX.Element;
  export function ErrorFallback({children}: {children: ReactNode}): JSX.Element;

  /** `fetch` of `http://localhost:8080` + `url` that stores a new token. 2.0.0 sends the stored one. */
  export function fetchWithPricingInterceptor(url: string, options: RequestInit): Promise<Response>;
  /** Stores a new token: of the response header `New-Token` (1.3.0) or `Pricing-Token` (2.0.0). */
  export function searchNewTokenAndUpdate(res: Response): void;

  export type AttributeType = 'NUMERIC' | 'CONDITION' | 'TEXT';

  export interface RawAttributes {
    description: string;
    expression: string;
    serverExpression?: string;
    type: AttributeType;
    defaultValue: string | number | boolean;
  }

  export interface RawFeatureAttributes {
    [key: string]: RawAttributes;
  }

  export interface RawFeatures {
    [key: string]: {value: string | number | boolean};
  }

  export interface RawPlan {
    description: string;
    price: number;
    currency: string;
    features: RawFeatures;
  }

  export interface RawPlans {
    [key: string]: RawPlan;
  }

  /** The editor's own model of a pricing; it is not the YAML format. */
  export interface RawPricingContext {
    features: RawFeatureAttributes;
    plans: RawPlans;
  }

  export interface PricingConfigurationRoutesProps {
    pricingContext: RawPricingContext;
    returnTo: string;
    theme?: string;
    onSave: (pricingContext: RawPricingContext) => void;
  }

  /** Routes of the visual editor, for use inside a router. */
  export function PricingConfigurationRoutes({
    pricingContext,
    returnTo,
    theme,
    onSave,
  }: PricingConfigurationRoutesProps): JSX.Element;

  // Keeps the declarations above that do not say `export` inside the module.
  export {};
}
