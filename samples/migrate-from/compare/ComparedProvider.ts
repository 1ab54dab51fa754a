// region: provider
import type {EvaluationContext, JsonValue, Logger, Provider} from '@openfeature/react-sdk';
import {ReactPricingDrivenFeaturesProvider} from 'pricing4react';
import {compare} from './compare';

/** The flags that the pricing contains, with the names of their features. */
export const moved = new Map([['pdf-export', 'pdfExport']]);

/** The features that you have switched. Load them with your configuration. */
export const switched = new Set<string>();

/** Reads all flags, and compares those that moved with the pricing. */
export class ComparedProvider implements Provider {
  readonly runsOn = 'client';
  readonly metadata = {name: 'compared'};
  readonly events: Provider['events'];
  readonly hooks: Provider['hooks'];
  private readonly old: Provider;
  private readonly pricing = new ReactPricingDrivenFeaturesProvider();
  private failure: unknown;
  private readonly logged = new Set<string>();

  constructor(old: Provider) {
    this.old = old;
    this.events = old.events;
    this.hooks = old.hooks;
  }

  async initialize(context: EvaluationContext = {}, domain?: string) {
    const evaluated = this.evaluate(() => this.pricing.initialize?.(context));
    await Promise.all([this.old.initialize?.(context, domain), evaluated]);
  }

  async onContextChange(before: EvaluationContext, after: EvaluationContext) {
    const evaluated = this.evaluate(() => this.pricing.onContextChange(before, after));
    await Promise.all([this.old.onContextChange?.(before, after), evaluated]);
  }

  /** Flags must not fail because the pricing does. */
  private async evaluate(load: () => Promise<void> | void) {
    try {
      await load();
      this.failure = undefined;
    } catch (error) {
      this.failure = error;
    }
  }

  resolveBooleanEvaluation(flag: string, fallback: boolean, context: EvaluationContext, logger: Logger) {
    const details = this.old.resolveBooleanEvaluation(flag, fallback, context, logger);
    const feature = moved.get(flag);
    return feature ? {...details, value: this.decide(feature, details.value, context)} : details;
  }

  /** The decision to use, also for limits, whose old one your code computes. */
  decide(feature: string, old: boolean, context: EvaluationContext): boolean {
    const decideNew = () => {
      if (this.failure) {
        throw this.failure;
      }
      const status: any = this.pricing.resolveObjectEvaluation(feature, {}).value;
      if (!status || status.error) {
        throw new Error(status?.error.message ?? `the pricing has no feature ${feature}`);
      }
      return status.eval === true;
    };
    const {result, difference} = compare(feature, String(context.subscription), old, decideNew, switched);
    if (difference && !this.logged.has(difference)) {
      this.logged.add(difference);
      console.warn(difference);
    }
    return result;
  }

  resolveStringEvaluation(flag: string, fallback: string, context: EvaluationContext, logger: Logger) {
    return this.old.resolveStringEvaluation(flag, fallback, context, logger);
  }

  resolveNumberEvaluation(flag: string, fallback: number, context: EvaluationContext, logger: Logger) {
    return this.old.resolveNumberEvaluation(flag, fallback, context, logger);
  }

  resolveObjectEvaluation<T extends JsonValue>(flag: string, fallback: T, context: EvaluationContext, logger: Logger) {
    return this.old.resolveObjectEvaluation(flag, fallback, context, logger);
  }

  async onClose() {
    await this.old.onClose?.();
  }
}
// endregion: provider
