/** For tests of the packages: a valid pricing in each syntax version, and random numbers. */
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

/** Absolute path of the pricing in a syntax version. */
export function samplePath(version: string): string {
  return fileURLToPath(new URL(`../fixtures/noteharbor-${version}.yml`, import.meta.url));
}

/** Text of the pricing in a syntax version. */
export function readSample(version: string): string {
  return readFileSync(samplePath(version), 'utf8');
}

/** A generator of numbers below 1 that returns the same numbers in each run. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
