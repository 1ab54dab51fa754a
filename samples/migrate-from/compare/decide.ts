// region: decide
import type {Response} from 'express';
import {compare} from './compare';

/** The features that you have switched. Load them with your configuration. */
export const switched = new Set<string>();

/**
 * Returns the decision to use. The middleware `evaluateFeatures` stores the new
 * decisions in `response.locals`.
 */
export function decide(name: string, plan: string, old: boolean, {locals}: Response): boolean {
  const decideNew = () => {
    const feature = locals.features?.[name];
    if (!feature || feature.error) {
      throw new Error(feature?.error?.message ?? `no decision about ${name}`);
    }
    return feature.eval === true;
  };
  const {result, difference} = compare(name, plan, old, decideNew, switched);
  if (difference) {
    console.warn(difference);
  }
  return result;
}
// endregion: decide
