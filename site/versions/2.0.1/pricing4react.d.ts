/**
 * Public declarations of Pricing4React 2.2.0. The code samples of this docs version are type-checked
 * against them, so that the check needs no package that a registry may not have. Only what says
 * `export` can be imported from the package.
 */
declare module 'pricing4react' {
  import type {JSX, ReactNode} from 'react';
  import type {
    ClientProviderStatus,
    Hook,
    JsonValue,
    OpenFeatureEventEmitter,
    Provider,
    ResolutionDetails,
  } from '@openfeature/react-sdk';

  /** What the evaluation of an expression ends with: a value, or the text of an error. */
  type ResultValue<T> =
    | {value: T; isError: false; errorMessage?: undefined}
    | {value?: undefined; isError: true; errorMessage: string};

  /** Anything that can stand where an expression is asked for. */
  interface NAryFunction<T> {
    eval: () => Promise<ResultValue<T>>;
    equals: (other: NAryFunction<any>) => boolean;
  }

  /** Operand of the four operators. */
  type LogicBoolean = NAryFunction<boolean> | boolean;

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
  interface GenericFeatureHookOptions {
    key?: string;
    on: {expression: NAryFunction<boolean>; on: ReactNode}[];
    default?: ReactNode;
    loading?: ReactNode;
    error?: ReactNode;
  }

  type FeatureResponse = JSX.Element;

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

  /** `fetch` of `url` that sends the token and takes over a new one. */
  export function fetchWithPricingInterceptor(url: string, options: RequestInit): Promise<Response>;
  /** Takes over the token in the response header `Pricing-Token`, if it is a new one. */
  export function searchNewTokenAndUpdate(res: Response): void;

  /** Answer for one feature. `pricing4ts` 0.7 exports this type; later releases do not. */
  interface ExtendedFeatureStatus {
    eval: Boolean | string;
    used: string | number | boolean | null;
    limit: string | number | boolean | null;
    error: {code: string; message: string} | null;
  }

  /** Evaluates every feature of a pricing in YAML for a subscription. */
  export function evaluatePricing(
    stringifiedPricing: string,
    userSubscription: string[],
    userContext: Record<string, any>,
  ): Record<string, ExtendedFeatureStatus>;
  /** Evaluates one feature of a pricing in YAML for a subscription. */
  export function evaluateFeatureInPricing(
    featureName: string,
    stringifiedPricing: string,
    userSubscription: string[],
    userContext: Record<string, any>,
  ): ExtendedFeatureStatus;

  /** OpenFeature provider for the browser. Its private members are left out. */
  export class ReactPricingDrivenFeaturesProvider implements Provider {
    readonly metadata: {name: string; description: string};
    readonly runsOn = 'client';
    events: OpenFeatureEventEmitter;
    hooks?: Hook[] | undefined;
    status?: ClientProviderStatus | undefined;
    onContextChange(oldContext: any, newContext: any): Promise<void> | void;
    resolveBooleanEvaluation(flagKey: string, defaultValue: boolean): ResolutionDetails<boolean>;
    resolveStringEvaluation(flagKey: string, defaultValue: string): ResolutionDetails<string>;
    resolveNumberEvaluation(flagKey: string, defaultValue: number): ResolutionDetails<number>;
    resolveObjectEvaluation<T extends JsonValue>(
      flagKey: string,
      defaultValue: T,
    ): ResolutionDetails<T>;
    initialize?(context?: any): Promise<void>;
  }

  // Keeps the declarations above that do not say `export` inside the module.
  export {};
}
