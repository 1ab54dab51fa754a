/** What code for a pricing contains: choices of the reader, and names of the pricing. */
import type {Analysis, PricingResult} from '@pricing4saas/playground/types';
import {isAtLeast} from '@pricing4saas/pricing2yaml/schema/model';
import {BROWSER_KIB, headerKiB, tokenKiB} from './headers';
import {nameAll, type Name} from './names';

/** What readers choose. The first value is the default. */
export const CHOICES = {
  project: ['new', 'existing'],
  login: ['session', 'own-jwt', 'resource-server', 'express'],
  build: ['maven', 'gradle'],
  frontEnd: ['none', 'react'],
} as const;

export type Choices = {readonly [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number]} & {
  /** Java base package. */
  readonly basePackage: string;
};

export const DEFAULT_CHOICES: Choices = {
  project: 'new',
  login: 'session',
  build: 'maven',
  frontEnd: 'none',
  basePackage: 'com.example.app',
};

/** The names that lists of a template repeat. */
export interface Model {
  readonly saasName: string;
  /** Items by the name of the list. An item has the names that one repetition contains. */
  readonly lists: Readonly<Record<string, readonly (readonly Name[])[]>>;
  /** Claims of a pricing token, for its size. */
  readonly claims: unknown;
  /** The file, if it has to differ from the reader's. */
  readonly text: string | undefined;
}

/** The only version that both libraries read without changing the file. */
const SYNTAX = '2.1';

/** What prevents code for a file. */
export interface Refusal {
  readonly message: string;
  /** Line in the file, from 1. */
  readonly line?: number;
  readonly needsExpressions?: boolean;
}

/** Why there is no code for a file. Empty if there is code. */
export function refusalsOf(
  {pricing, problems}: Analysis,
  login: Choices['login'],
): readonly Refusal[] {
  // Other problems of expressions are JavaScript that the application would run.
  const errors = problems.filter(
    ({severity, source}) => severity === 'error' || source === 'expression',
  );
  if (pricing === undefined || errors.length > 0)
    return errors.map(({message, line}) => ({message, line}));

  const {syntaxVersion, table, evaluation, withoutExpression} = pricing;
  if (syntaxVersion !== SYNTAX) {
    return [
      {
        message:
          `The code needs syntax ${SYNTAX}, but this file has ${syntaxVersion}. ` +
          (isAtLeast(syntaxVersion, SYNTAX)
            ? 'The released libraries do not support it.'
            : `The playground’s "Migrate" panel has the file in syntax ${SYNTAX}.`),
      },
    ];
  }
  if (!table.offers.some(({kind}) => kind === 'plan')) {
    return [
      {
        message:
          'This file has no plans, but each user needs one. Add a plan, for example one that costs 0.0.',
      },
    ];
  }
  const misread = problems.filter(
    ({message}) => login !== 'express' && message.startsWith('Pricing4Java'),
  );
  if (misread.length > 0) return misread.map(({message, line}) => ({message, line}));

  const [first] = withoutExpression;
  if (first !== undefined) {
    const count = `${withoutExpression.length} of ${evaluation.token.decisions.length}`;
    const message =
      `Features without an expression: ${count}, such as ${first}. Pricing4Java then creates no pricing ` +
      `token, and Pricing4TS switches these features off. The usual expression is planContext['features']['NAME'].`;
    return [{message, needsExpressions: true}];
  }
  const failing = evaluation.token.decisions.flatMap(({name, error, expressionRange, reads}) => {
    const line = expressionRange?.line;
    if (error !== undefined) return [{message: error, line}];
    // Such a feature is off for all users, without a message.
    return reads
      .filter((read) => read.source === 'missing' && read.path.startsWith('planContext.'))
      .map(({path}) => ({message: `${name} reads ${path}, which this file does not have.`, line}));
  });
  const {claims, error} = evaluation.token;
  if (failing.length > 0 || error !== undefined)
    return failing.length > 0 ? failing : [{message: error!}];

  const size = Math.ceil(tokenKiB(claims, login));
  if (headerKiB(size) <= BROWSER_KIB) return [];
  const remedy =
    login === 'express'
      ? 'Shorten the descriptions, remove features, or choose Spring Boot, whose tokens have no descriptions.'
      : 'Remove features, or write one feature with several values instead of several features.';
  return [
    {
      message:
        `The pricing token of this file has about ${size} KiB, and each response can contain it in a header. ` +
        `Browsers accept ${BROWSER_KIB} KiB for all headers, and some of it is for other plans and headers. ${remedy}`,
    },
  ];
}

/** The names of a pricing that has no {@link refusalsOf}. */
export function modelOf({
  saasName,
  table,
  space,
  evaluation,
  userContextKeys,
  textWithLimits,
}: PricingResult): Model {
  const namesOf = (things: readonly {readonly name: string}[], kind: string) =>
    nameAll(
      things.map(({name}) => name),
      kind,
    );
  const items = (names: readonly Name[]) => names.map((name) => [name]);
  const offers = (kind: string) => table.offers.filter((offer) => offer.kind === kind);
  const plans = offers('plan');
  const planNames = namesOf(plans, 'plan');
  const features = namesOf(evaluation.token.decisions, 'feature');
  const keys = (['number', 'boolean', 'text'] as const).flatMap((type) =>
    // Every context has the user name already.
    userContextKeys.filter((key) => key.type === type && key.name !== 'username'),
  );
  const keyNames = namesOf(keys, 'key');
  const ofType = (type: string) => items(keyNames.filter((_, index) => keys[index]!.type === type));
  const open = plans.filter(({isPrivate}) => !isPrivate);
  const cheapest = open.find(({name}) => name === space.cheapest?.plan) ?? open[0] ?? plans[0]!;
  return {
    saasName,
    claims: evaluation.token.claims,
    text: textWithLimits,
    lists: {
      feature: items(features),
      'first feature': items(features.slice(0, 1)),
      plan: items(planNames),
      'cheapest plan': items(planNames.filter(({text}) => text === cheapest.name)),
      'add-on': items(namesOf(offers('addOn'), 'addOn')),
      key: items(keyNames),
      'number key': ofType('number'),
      'boolean key': ofType('boolean'),
      'text key': ofType('text'),
      use: features.flatMap((feature) =>
        keyNames
          .filter((_, index) => {
            const {type, features: readers} = keys[index]!;
            return type === 'number' && readers.includes(feature.text);
          })
          .map((key) => [feature, key]),
      ),
    },
  };
}
