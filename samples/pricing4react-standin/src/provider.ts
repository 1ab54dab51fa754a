/** The OpenFeature provider for the browser. */
import {OpenFeatureEventEmitter} from '@openfeature/react-sdk';
import type {
  ClientProviderStatus,
  Hook,
  JsonValue,
  Provider,
  ResolutionDetails,
} from '@openfeature/react-sdk';
import {evaluatePricing} from './evaluation';
import type {ExtendedFeatureStatus} from './evaluation';

const NOT_READY: ExtendedFeatureStatus = {
  eval: false,
  used: null,
  limit: null,
  error: {
    code: 'PROVIDER_NOT_READY',
    message: 'Pricing not yet loaded into the provider',
  },
};

export class ReactPricingDrivenFeaturesProvider implements Provider {
  readonly metadata = {
    name: 'pricing-driven-features',
    description: 'Evaluates flags with the pricing at the URL in the context',
  };
  readonly runsOn = 'client';
  events = new OpenFeatureEventEmitter();
  declare hooks?: Hook[] | undefined;
  declare status?: ClientProviderStatus | undefined;

  #yaml = '';
  #statuses: Record<string, ExtendedFeatureStatus> = {};

  async initialize(context?: any): Promise<void> {
    // The releases reject with strings instead of Error objects.
    if (!context.pricingUrl) {
      throw "Pricing URL not provided in context. Use 'pricingUrl' to provide one.";
    }
    if (!context.subscription) {
      throw (
        "Subscription not provided in context. Use 'subscription' to provide one. It's value " +
        'must be a list comprised of at least one name of plan/add-on.'
      );
    }
    if (!context.userContext) {
      throw (
        "User context not provided in context. Use 'userContext' to provide one. It's value must " +
        "be a JSON object with at least the key 'user', with a string value identifying the user."
      );
    }
    const response = await fetch(context.pricingUrl);
    this.#yaml = await response.text();
    this.onContextChange(undefined, context);
    console.log('PricingDrivenFeaturesProvider initialized with context: ', context);
  }

  onContextChange(_oldContext: any, newContext: any): Promise<void> | void {
    // Only `initialize` reads the URL of the context.
    this.#statuses = evaluatePricing(this.#yaml, newContext.subscription, newContext.userContext);
  }

  resolveBooleanEvaluation(flagKey: string, defaultValue: boolean): ResolutionDetails<boolean> {
    return this.#resolve(flagKey, defaultValue, (status) => status.eval as boolean);
  }

  resolveStringEvaluation(flagKey: string, defaultValue: string): ResolutionDetails<string> {
    return this.#resolve(flagKey, defaultValue, (status) => status.eval.toString());
  }

  resolveNumberEvaluation(flagKey: string, defaultValue: number): ResolutionDetails<number> {
    return this.#resolve(flagKey, defaultValue, (status) => (status.eval ? 1 : 0));
  }

  resolveObjectEvaluation<T extends JsonValue>(
    flagKey: string,
    defaultValue: T,
  ): ResolutionDetails<T> {
    // Returns undefined for an unknown flag, not the default value.
    return this.#resolve(flagKey, defaultValue, (status) => status as unknown as T);
  }

  #resolve<T>(
    flagKey: string,
    defaultValue: T,
    convert: (status: ExtendedFeatureStatus) => T,
  ): ResolutionDetails<T> {
    const ready = Object.keys(this.#statuses).length > 0;
    try {
      return {value: convert(ready ? this.#statuses[flagKey]! : NOT_READY)};
    } catch (error) {
      console.error('Error occurred during evaluation. ERROR: ', (error as Error).message);
      return {value: defaultValue};
    }
  }
}
