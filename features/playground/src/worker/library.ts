/** The real pricing4ts 0.9.5. The other modules of the worker call it only through this file. */
import {dump} from 'js-yaml';
import {parsePricing} from '../../../../node_modules/pricing4ts/dist/main/utils/pricing-formatting/pricing-parser';
import {serializePricing} from '../../../../node_modules/pricing4ts/dist/main/utils/pricing-formatting/pricing-serializer';
import type {PricingContext} from '../../../../node_modules/pricing4ts/dist/server/configuration/PricingContext';
import {PricingContextManager} from '../../../../node_modules/pricing4ts/dist/server/configuration/PricingContextManager';
import {
  extractContextToEvalFromSubscriptionContext,
  generateUserPricingToken,
} from '../../../../node_modules/pricing4ts/dist/server/utils/pricing-evaluator';
import {PricingJwtUtils} from '../../../../node_modules/pricing4ts/dist/server/utils/pricing-jwt-utils';
import {update} from '../../../../node_modules/pricing4ts/dist/server/utils/version-manager';
import {updaters} from '../../../../node_modules/pricing4ts/dist/server/utils/version-updaters/updaters';
import type {Pricing} from '../../../../node_modules/pricing4ts/dist/types';
import {evaluate} from '@pricing4saas/pricing2yaml/expressions/evaluate';
import {ExpressionError} from '@pricing4saas/pricing2yaml/expressions/parse';
import {own} from '@pricing4saas/pricing2yaml/places/data';
import {isAtLeast, isNewerThanParsers} from '@pricing4saas/pricing2yaml/schema/model';
import {parseOnce} from './parseOnce';
import type {Evaluation, Selection} from '../types';

export type {
  AddOn,
  Feature,
  Plan,
  Pricing,
  UsageLimit,
} from '../../../../node_modules/pricing4ts/dist/types';

/** Names in the scope of the expression that the library evaluates; `undefined` for price formulas. */
let names: Readonly<Record<string, unknown>> | undefined;

/** The value of a formula that only JavaScript can compute, which no sensible formula has. */
const NOT_COMPUTED = -Number.MAX_VALUE;

/** What pricing4ts runs, but the playground does not. */
export const RUNS_JAVASCRIPT = 'pricing4ts runs this as JavaScript. The playground does not.';

/** Whether an error is about code that the library would run. */
export const isJavaScript = (error: unknown): boolean =>
  error instanceof ExpressionError && error.mayBeJavaScript;

/** The message of an error, after the one about code that the library would run. */
export function messageOf(error: unknown): string {
  const {message} = error as Error;
  return isJavaScript(error) ? `${RUNS_JAVASCRIPT} ${message}` : message;
}

/**
 * Replaces `eval`, which the library calls for expressions and price formulas, with the interpreter.
 * The code of a file is then never run, whatever the host's policy is. Also turns off the library's
 * warnings in the console. The worker calls this once, before it reads a pricing.
 */
export function installInterpreter(): void {
  globalThis.eval = (code: unknown) => {
    if (typeof code !== 'string') return code;
    try {
      return evaluate(parseOnce(code), names ?? {});
    } catch (error) {
      if (names || !isJavaScript(error)) throw error;
      return NOT_COMPUTED;
    }
  };
  Object.assign(globalThis.console, {log: () => undefined, warn: () => undefined});
}

/**
 * The syntax version that a file declares; `undefined` if it does not, or not as text. In files before
 * 2.1 it is `version`.
 */
export function declaredVersion(data: unknown): string | undefined {
  const declared = own(data, 'syntaxVersion') ?? own(data, 'version');
  return typeof declared === 'string' ? declared : undefined;
}

/** What the library makes of a file: the pricing, or its exact message. */
export type Reading =
  | {
      readonly pricing: Pricing;
      readonly data: unknown;
      /** Plans and add-ons whose prices the playground cannot compute. Their price is `unknown`. */
      readonly unknownPrices: readonly OfferPath[];
    }
  | {readonly message: string};

/** The block and the name of a plan or an add-on. */
type OfferPath = readonly ['plans' | 'addOns', string];

const replaceUnknownPrices = (pricing: Pricing): readonly OfferPath[] =>
  (['plans', 'addOns'] as const).flatMap((block) =>
    Object.values(pricing[block] ?? {})
      .filter(({price}) => price === NOT_COMPUTED)
      .map((offer): OfferPath => {
        offer.price = 'unknown';
        return [block, offer.name];
      }),
  );

/**
 * Reads a pricing as `retrievePricingFromPath` does, without the file: when it writes an updated pricing,
 * it removes overrides that are false, 0 or empty from the pricing that it then parses. A newer syntax, which the
 * release does not know, is read like 2.1: its parser ignores the fields that are new.
 *
 * @param data content of the file, as js-yaml loads it; it is not changed
 */
export function readPricing(data: unknown): Reading {
  if (data === null || data === undefined)
    return {message: 'The file at path pricing.yml does not contain valid YAML content.'};

  const updated = isNewerThanParsers(declaredVersion(data))
    ? {data: structuredClone(data)}
    : updateWithLibrary(data);
  if ('message' in updated) return updated;
  if (!isAtLeast(declaredVersion(data), '2.1')) {
    try {
      writeWithLibrary(updated.data);
    } catch {
      return {
        message:
          'Failed to write the file at path pricing.yml. Please check that the path is correct and that ' +
          'the file exists.',
      };
    }
  }
  try {
    const pricing = parsePricing(updated.data as Parameters<typeof parsePricing>[0]);
    return {pricing, data, unknownPrices: replaceUnknownPrices(pricing)};
  } catch (error) {
    return {message: (error as Error).message};
  }
}

/**
 * Claims of the pricing token of a user, as the library makes them, without `exp`.
 *
 * @param plan name of a plan of the pricing
 * @returns the claims, or the message of the library as `error`
 */
export function tokenClaims(
  pricing: Pricing,
  plan: string,
  userContext: Selection['userContext'],
): Pick<Evaluation['token'], 'claims' | 'error'> {
  const {features, usageLimits = {}} = pricing.plans![plan]!;
  const subscription = {features, usageLimits};
  const context: Partial<PricingContext> = {
    getUserContext: () => userContext,
    userAffectedByPricing: () => true,
    getPlanContext: () => subscription,
  };
  const {encodeToken} = PricingJwtUtils;
  let claims: Record<string, unknown> = {};
  PricingJwtUtils.encodeToken = (encoded) => {
    claims = encoded;
    return '';
  };
  try {
    PricingContextManager.registerContext(context as PricingContext);
    names = {userContext, planContext: extractContextToEvalFromSubscriptionContext(subscription)};
    generateUserPricingToken();
    return {claims, error: undefined};
  } catch (error) {
    return {claims: undefined, error: messageOf(error)};
  } finally {
    names = undefined;
    PricingJwtUtils.encodeToken = encodeToken;
  }
}

/**
 * Migrates a pricing with the updaters of pricing4ts.
 *
 * @param data content of the file, as js-yaml loads it; it is not changed
 * @param to a version after that of the file; the latest version that pricing4ts knows if omitted
 * @returns the migrated pricing, or the message of the library
 */
export function updateWithLibrary(
  data: unknown,
  to?: string,
): {readonly data: unknown} | {readonly message: string} {
  const steps = updaters as Record<string, unknown>;
  const next = to === undefined ? null : steps[to];
  try {
    // The library stops at the first version without an updater.
    if (next) steps[to!] = null;
    return {data: update(structuredClone(data) as Parameters<typeof update>[0], false)};
  } catch (error) {
    return {message: (error as Error).message};
  } finally {
    if (next) steps[to!] = next;
  }
}

/** What the library writes to disk for migrated data, which it changes. */
export const writeWithLibrary = (data: unknown): string =>
  dump(serializePricing(data as Parameters<typeof serializePricing>[0]));
