/** For tests: a valid pricing in each syntax version, the subscriptions of a pricing, and random numbers. */
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {PricingShape, Subscription} from './configurationSpace';

/** Absolute path of the pricing in a syntax version. */
export const samplePath = (version: string): string =>
  fileURLToPath(new URL(`../fixtures/noteharbor-${version}.yml`, import.meta.url));

/** Text of the pricing in a syntax version. */
export const readSample = (version: string): string => readFileSync(samplePath(version), 'utf8');

/** The pricing in syntax 2.1 with other texts instead of some that it must contain. */
export function edited(...edits: readonly (readonly [string | RegExp, string])[]): string {
  return edits.reduce((text, [from, to]) => {
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`The sample does not contain ${from}`);
    return changed;
  }, readSample('2.1'));
}

/** The subscriptions that the rules of add-ons allow, found by trying each combination. */
export function listSubscriptions({plans, addOns}: PricingShape): Subscription[] {
  const names = Object.keys(addOns ?? {});
  const combinations = Array.from({length: 2 ** names.length}, (_, bits) =>
    names.filter((_name, index) => bits & (2 ** (names.length - 1 - index))),
  );
  const offered: readonly (string | undefined)[] = Object.keys(plans ?? {});
  return (offered.length > 0 ? offered : [undefined]).flatMap((plan) => {
    const isValid = (selected: readonly string[]) =>
      (plan !== undefined || selected.length > 0) &&
      selected.every((name) => {
        const {availableFor, dependsOn, excludes} = addOns![name]!;
        return (
          (plan === undefined || (availableFor?.includes(plan) ?? true)) &&
          (dependsOn ?? []).every((needed) => selected.includes(needed)) &&
          !(excludes ?? []).some((excluded) => selected.includes(excluded))
        );
      });
    return combinations.filter(isValid).map((selected) => ({plan, addOns: selected}));
  });
}

/** A generator of numbers below 1 that returns the same numbers in each run. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
