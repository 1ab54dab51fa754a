import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {retrievePricingFromYaml} from 'pricing4ts';
import {PricingContextManager, evaluateFeature} from 'pricing4ts/server';
import {beforeEach, expect, onTestFinished} from 'vitest';
import {scriptRunner, temporaryFolder} from '../../lib/testing';

/**
 * Runs a converter in a temporary folder, as a reader does.
 *
 * @param isProgram whether to start a process, which takes a second
 */
export function converter(script: string, isProgram = false) {
  const [file, shared] = [script, 'pricing.mjs'].map((name) => path.join(import.meta.dirname, name));
  const runHere = scriptRunner([file!, shared!]);
  let folder: string;
  beforeEach(() => {
    folder = temporaryFolder({}, onTestFinished);
  });
  return {
    folder: () => folder,
    run(...args: string[]) {
      const {status, stdout, stderr} = isProgram
        ? spawnSync(process.execPath, [file!, ...args], {cwd: folder, encoding: 'utf8'})
        : runHere(folder, args);
      // A converter fails with a message of its own, or succeeds. A stack is neither.
      expect([status, stderr.includes('Error: ')]).toEqual(stdout ? [0, false] : [1, true]);
      expect(stderr).not.toMatch(/\n +at /);
      return {output: stdout, report: stderr};
    },
    readPricing: () => readFileSync(path.join(folder, 'noteharbor.yml'), 'utf8'),
  };
}

/** What Pricing4TS decides for a user of this plan, by feature. */
export function decisionsOf(
  yaml: string,
  plan: string,
  userContext: Record<string, number>,
): Record<string, boolean> {
  // The library requires a context, but does not read it here.
  PricingContextManager.registerContext({} as never);
  const pricing = retrievePricingFromYaml(yaml);
  const {features, usageLimits} = pricing.plans![plan]!;
  return Object.fromEntries(
    Object.values(pricing.features).map(({name, expression}) => [
      name,
      evaluateFeature(
        {name, expression} as never,
        {features, usageLimits: usageLimits ?? {}} as never,
        userContext as never,
      ).eval === true,
    ]),
  );
}
