/**
 * Public declarations of Pricing4React 1.3.0 and 2.0.0, which are the same. The code samples of docs
 * versions 1.4.0 and 2.0.0 are type-checked against them, so the check does not need the package. Only
 * exported names can be imported. Pages quote the regions with from=pricing4react#REGION.
 */
declare module 'pricing4react' {
  import type * as React from 'react';
  import type {JSX} from 'react';

  /** Result of an evaluation: a value, or an error message. */
  type ResultValue<T> =
    | {value: T; isError: false; errorMessage?: undefined}
    | {value?: undefined; isError: true; errorMessage: string};

  /** Any expression. */
  interface NAryFunction<T> {
    eval: () => Promise<ResultValue<T>>;
    equals: (other: NAryFunction<any>) => boolean;
  }

  enum BinaryLogicalOperator {
    AND = 0,
    OR = 1,
    IFF = 2,
    IMPLIES = 3,
  }

  /** Return type of the four operators. */
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

  /** Expression that reads a feature from the stored token. */
  // region: feature
  function feature(featureId: string): NAryFunction<boolean>;
  // endregion: feature

  // region: operators
  type LogicBoolean = NAryFunction<boolean> | boolean;

  function and(left: LogicBoolean, right: LogicBoolean): BinaryLogicalPredicate;
  function or(left: LogicBoolean, right: LogicBoolean): BinaryLogicalPredicate;
  function iff(left: LogicBoolean, right: LogicBoolean): BinaryLogicalPredicate;
  function implies(left: LogicBoolean, right: LogicBoolean): BinaryLogicalPredicate;
  // endregion: operators

  // region: useGenericFeature
  function useGenericFeature(options: GenericFeatureHookOptions): FeatureResponse;

  interface GenericFeatureHookOptions {
    key?: string;
    on: {expression: NAryFunction<boolean>; on: React.ReactNode}[];
    default?: React.ReactNode;
    loading?: React.ReactNode;
    error?: React.ReactNode;
  }

  type FeatureResponse = JSX.Element;
  // endregion: useGenericFeature

  // region: Feature
  function Feature(props: {
    children: React.ReactNode;
    expression: NAryFunction<boolean>;
  }): JSX.Element;
  // endregion: Feature

  // region: Feature-children
  function On(props: {
    children: React.ReactNode;
    expression?: NAryFunction<boolean> | undefined;
  }): JSX.Element;

  function Default(props: {children: React.ReactNode}): JSX.Element;
  function Loading(props: {children: React.ReactNode}): JSX.Element;
  function ErrorFallback(props: {children: React.ReactNode}): JSX.Element;
  // endregion: Feature-children

  /** Fetches `http://localhost:8080` + `url` and stores a new token. 2.0.0 also sends the stored one. */
  // region: fetchWithPricingInterceptor
  function fetchWithPricingInterceptor(url: string, options: RequestInit): Promise<Response>;
  // endregion: fetchWithPricingInterceptor
  /** Stores the new token in the response header `New-Token` (1.3.0) or `Pricing-Token` (2.0.0). */
  // region: searchNewTokenAndUpdate
  function searchNewTokenAndUpdate(res: Response): void;
  // endregion: searchNewTokenAndUpdate

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

  export {
    Default,
    ErrorFallback,
    Feature,
    Loading,
    On,
    and,
    feature,
    fetchWithPricingInterceptor,
    iff,
    implies,
    or,
    searchNewTokenAndUpdate,
    useGenericFeature,
  };
  export type {FeatureResponse, GenericFeatureHookOptions, LogicBoolean, NAryFunction, ResultValue};
}
