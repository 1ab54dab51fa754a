/** Messages of Pricing4React 2.2.0. */
import type {ErrorMessage} from './model';

const FEATURE = 'src/lib/logic/model/Feature.ts';
const OPERATOR = 'src/lib/logic/model/BinaryLogicalPredicate.ts';
const HOOK = 'src/lib/components/feature/useGenericFeature.tsx';
const EVALUATION = 'src/services/evaluation.service.ts';
const PROVIDER = 'src/provider/OpenFeatureProvider.ts';
const FETCH = 'src/services/api.service.ts';

/** Sources are at the tag v2.2.0. */
export const PRICING4REACT_MESSAGES: readonly ErrorMessage[] = [
  {
    id: 'react-no-token',
    forms: ['Error evaluating Feature <name>. No FeatureRetriever provided'],
    cause: 'No token is stored, or the token contains no features.',
    fix: 'Store the token before you render the first `Feature`.',
    page: 'faq#error-stays',
    source: `${FEATURE}:15`,
  },
  {
    id: 'react-unknown-feature',
    forms: ['Error evaluating Feature: <name> Retrieval error'],
    cause: 'The token does not contain the feature.',
    fix: 'Use a name from `features`, or renew the token.',
    page: 'off#token',
    source: `${FEATURE}:40`,
  },
  {
    id: 'react-expression',
    forms: [
      'Error evaluating Feature <name>. The expression is not valid, it throws an exception or returns a non boolean value.',
    ],
    cause: 'The expression in the token throws an exception.',
    fix: 'Correct the expression that you pass to `addExpressionToToken()`.',
    page: 'feature#text-expressions',
    source: `${FEATURE}:32`,
  },
  {
    id: 'react-not-boolean',
    forms: ['Error evaluating Feature <name>. It was not a boolean. Recv value: <value>'],
    cause: '`eval` in the token is neither a boolean nor a string.',
    fix: 'Issue tokens with Pricing4Java, or write a boolean.',
    page: 'feature#evaluation',
    source: `${FEATURE}:36`,
  },
  {
    id: 'react-operator',
    forms: ['Error evaluating Boolean Expression: <errors>'],
    cause: 'An operand of `and`, `or`, `iff` or `implies` cannot be evaluated.',
    fix: 'Correct the feature that the message names. For an operand without an error, the message contains `undefined`.',
    page: 'operators#errors',
    source: `${OPERATOR}:34`,
  },
  {
    id: 'react-operand',
    forms: ['this.left.eval is not a function', 'on.expression.eval is not a function'],
    cause: 'An operand or `expression` is a name, a boolean or a function.',
    fix: "Write `feature('name')`, or `and(true, true)` for a constant.",
    page: 'operators#name-operand',
    source: `${OPERATOR}:29`,
  },
  {
    id: 'react-on',
    forms: ['On Expression list must be provided'],
    cause: '`useGenericFeature` was called without `on`.',
    fix: 'Pass a list, which can be empty.',
    page: 'generic#errors',
    source: `${HOOK}:26`,
  },
  {
    id: 'react-removed-on',
    forms: ["Cannot read properties of undefined (reading 'on')"],
    cause: 'An `On` was removed between two renders.',
    fix: 'Keep it, and put the condition into its expression.',
    page: 'feature#removed-on',
    source: `${HOOK}:100`,
  },
  {
    id: 'react-no-expression',
    forms: ["Cannot read properties of undefined (reading 'eval')"],
    cause:
      '`Feature` has no `expression`, or your code reads an OpenFeature flag that is not in the pricing.',
    fix: 'Set `expression`, or correct the flag name.',
    page: 'feature#feature',
    source: `${HOOK}:33`,
  },
  {
    id: 'react-bare-token',
    forms: [
      'Unexpected token \'<character>\', "<token>"... is not valid JSON',
      '"undefined" is not valid JSON',
    ],
    cause: 'The token is stored without quotation marks, or is the word `undefined`.',
    fix: 'Store it with `JSON.stringify`.',
    page: 'faq#stuck-loading',
    source: 'src/services/token.service.ts:19',
  },
  {
    id: 'react-options',
    forms: ["Cannot read properties of undefined (reading 'headers')"],
    cause: '`fetchWithPricingInterceptor` was called without options.',
    fix: 'Pass `{}`.',
    page: 'interceptor#fetch-with-pricing-interceptor',
    source: `${FETCH}:8`,
  },
  {
    id: 'react-response',
    forms: [
      'res.headers.get is not a function',
      "Cannot read properties of undefined (reading 'get')",
    ],
    cause: '`searchNewTokenAndUpdate` was called with an axios 0.x response or with a token.',
    fix: 'Pass a `Response`.',
    page: 'interceptor#axios',
    source: `${FETCH}:26`,
  },
  {
    id: 'react-context',
    forms: [
      "Pricing URL not provided in context. Use 'pricingUrl' to provide one.",
      "Subscription not provided in context. Use 'subscription' to provide one. It's value must be a list comprised of at least one name of plan/add-on.",
      "User context not provided in context. Use 'userContext' to provide one. It's value must be a JSON object with at least the key 'user', with a string value identifying the user.",
    ],
    cause: 'The OpenFeature context is incomplete.',
    fix: 'Pass all keys whenever you set the context.',
    page: 'openFeature#set-up-errors',
    source: `${PROVIDER}:96`,
  },
  {
    id: 'react-plans',
    forms: [
      '[ERROR] Since the pricing have plans, you are forced to contract one on your subscription.',
      '[ERROR] You cannot have multiple plans in the same subscription',
    ],
    cause: 'The subscription does not contain exactly one plan.',
    fix: 'Pass one plan, and any number of add-ons.',
    page: 'openFeature#pricing-errors',
    source: `${EVALUATION}:266`,
  },
  {
    id: 'react-unknown-plan',
    forms: [
      '[ERROR] Plan/Add-on <name> not found in the pricing',
      '[ERROR] Feature <name> of the add-on <addOn> not found in the pricing',
      '[ERROR] Usage limit <name> of the add-on <addOn> not found in the pricing',
      '[ERROR] Trying to extend usage limit <name> with add-on <addOn>, but it is not found in the pricing',
      '[ERROR] Usage limits extensions are expected to be numbers, but <name> of the add-on <addOn> is not',
      '[ERROR] Usage limits extensions can only extend numeric usage limits, but <name> is not',
    ],
    cause:
      'The subscription or an add-on contains an unknown name, or an add-on extends a limit that is not numeric.',
    fix: 'Correct the subscription or the add-on.',
    page: 'openFeature#pricing-errors',
    source: `${EVALUATION}:175`,
  },
  {
    id: 'react-missing-expression',
    forms: ['Feature <name> has no expression defined!'],
    cause: 'The feature has no expression, so it is off.',
    fix: 'Add `expression` and `serverExpression`.',
    page: 'openFeature#pricing-errors',
    source: `${EVALUATION}:94`,
  },
  {
    id: 'react-type-mismatch',
    forms: ['Feature <name> has an expression that does not return a boolean!'],
    cause: 'The result is `undefined`, a string or a number, so the feature is off.',
    fix: 'Write an expression that returns a boolean, such as a comparison.',
    page: 'openFeature#pricing-errors',
    source: `${EVALUATION}:110`,
  },
  {
    id: 'react-flag',
    forms: ['Feature <name> is not present in the pricing'],
    cause: '`evaluateFeatureInPricing` was called with an unknown name.',
    fix: 'Correct the name.',
    page: 'openFeature#evaluate-feature',
    source: `${EVALUATION}:62`,
  },
  {
    id: 'react-syntax-3',
    forms: ['subscriptionContext is not defined', 'pricingContext is not defined'],
    cause: 'The pricing is in syntax 3.0.',
    fix: 'Send the browser a pricing in 2.1.',
    page: 'faq#syntax-3-browser',
    source: `${EVALUATION}:98`,
  },
  {
    id: 'react-module',
    forms: ["Cannot find module '@openfeature/<sdk>'"],
    cause: 'The package manager does not install peer dependencies.',
    fix: 'Install all packages yourself.',
    page: 'openFeature#missing-packages',
    source: 'package.json:28',
  },
  {
    id: 'react-provider',
    forms: [
      'No OpenFeature client available - components using OpenFeature must be wrapped with an <OpenFeatureProvider>.',
    ],
    cause: 'A hook is used outside `OpenFeatureProvider`.',
    fix: 'Wrap the application in this component.',
    page: 'openFeature#no-client',
    source: 'useOpenFeatureClient of @openfeature/react-sdk 0.4',
  },
];
