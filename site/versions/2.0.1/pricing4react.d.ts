/**
 * Public declarations of Pricing4React 2.2.0. The code samples of this docs version are type-checked
 * against them, so the check does not need the package. Only exported names can be imported. Pages
 * quote the regions with from=pricing4react#REGION.
 */
declare module 'pricing4react' {
  import type * as React from 'react';
  import type {JSX} from 'react';
  import type {
    ClientProviderStatus,
    Hook,
    JsonValue,
    OpenFeatureEventEmitter,
    ResolutionDetails,
  } from '@openfeature/react-sdk';

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
  function useGenericFeature(options: {
    key?: string;
    on: {expression: NAryFunction<boolean>; on: React.ReactNode}[];
    default?: React.ReactNode;
    loading?: React.ReactNode;
    error?: React.ReactNode;
  }): JSX.Element;
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

  /** Fetches `url`, sends the token and stores a new one. */
  // region: fetchWithPricingInterceptor
  function fetchWithPricingInterceptor(url: string, options: RequestInit): Promise<Response>;
  // endregion: fetchWithPricingInterceptor
  /** Stores the token in the response header `Pricing-Token`, if it is new. */
  // region: searchNewTokenAndUpdate
  function searchNewTokenAndUpdate(res: Response): void;
  // endregion: searchNewTokenAndUpdate

  /** Result for one feature. `pricing4ts` 0.7 exports this type; later releases do not. */
  interface ExtendedFeatureStatus {
    eval: Boolean | string;
    used: string | number | boolean | null;
    limit: string | number | boolean | null;
    error: {code: string; message: string} | null;
  }

  /** Evaluates every feature of a pricing in YAML for a subscription. */
  // region: evaluatePricing
  function evaluatePricing(
    stringifiedPricing: string,
    userSubscription: string[],
    userContext: Record<string, any>,
  ): Record<string, ExtendedFeatureStatus>;
  // endregion: evaluatePricing
  /** Evaluates one feature of a pricing in YAML for a subscription. */
  // region: evaluateFeatureInPricing
  function evaluateFeatureInPricing(
    featureName: string,
    stringifiedPricing: string,
    userSubscription: string[],
    userContext: Record<string, any>,
  ): ExtendedFeatureStatus;
  // endregion: evaluateFeatureInPricing

  /** OpenFeature provider for the browser. Its private members are left out. */
  // region: provider
  class ReactPricingDrivenFeaturesProvider {
    readonly metadata: {name: string; description: string};
    readonly runsOn: 'client';
    events: OpenFeatureEventEmitter;
    hooks?: Hook[] | undefined;
    status?: ClientProviderStatus | undefined;
    initialize?(context?: any): Promise<void>;
    onContextChange(oldContext: any, newContext: any): Promise<void> | void;
    resolveBooleanEvaluation(flagKey: string, defaultValue: boolean): ResolutionDetails<boolean>;
    resolveStringEvaluation(flagKey: string, defaultValue: string): ResolutionDetails<string>;
    resolveNumberEvaluation(flagKey: string, defaultValue: number): ResolutionDetails<number>;
    resolveObjectEvaluation<T extends JsonValue>(
      flagKey: string,
      defaultValue: T,
    ): ResolutionDetails<T>;
  }
  // endregion: provider

  export {
    Default,
    ErrorFallback,
    Feature,
    Loading,
    On,
    ReactPricingDrivenFeaturesProvider,
    and,
    evaluateFeatureInPricing,
    evaluatePricing,
    feature,
    fetchWithPricingInterceptor,
    iff,
    implies,
    or,
    searchNewTokenAndUpdate,
    useGenericFeature,
  };
}
