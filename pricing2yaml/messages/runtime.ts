/** Messages of Pricing4Java 5.5.2 and Pricing4React 2.2.0 in an application. */
import type {ErrorMessage} from './model';

const UTIL = 'PricingEvaluatorUtil.java';
const CONTEXT = 'PricingContext.java';
const ASPECT = 'annotations/PricingPlanAwareAspect.java';
const JWT = 'services/jwt/PricingJwtUtils.java';
const PARSER = 'io.jsonwebtoken.impl.DefaultJwtParser of jjwt 0.9.1';

/** Sources are below `io/github/isagroup`, at the tag v5.5.2, unless they name another library. */
export const TOKEN_MESSAGES: readonly ErrorMessage[] = [
  {
    id: 'token-user-context',
    forms: [
      'Error while retrieving user context! Please check your PricingContext.getUserContext() method',
    ],
    cause: 'Your `getUserContext()` throws an exception.',
    fix: 'Call it directly to see the exception.',
    page: 'util#generate-errors',
    source: `${UTIL}:61`,
  },
  {
    id: 'token-plan-context',
    forms: [
      'Error while retrieving plan context! Please check your configuration file or add a plan with the given name',
    ],
    cause: 'The plan, the add-ons or `usageLimits` are `null` or not in the file.',
    fix: 'Call `getPlanContext()` to see which one.',
    page: 'faq#plan-context',
    source: `${UTIL}:77`,
  },
  {
    id: 'token-expression',
    forms: [
      'Error while evaluating the expression of the feature <name>! Please check the expression',
    ],
    cause: 'The expression contains an unknown name, or does not return a Boolean.',
    fix: 'Correct it. Until then, no user gets a token.',
    page: 'util#failing-expression',
    source: `${UTIL}:115`,
  },
  {
    id: 'token-null',
    forms: ['Evaluation was null'],
    cause: 'The expression reads a feature or a limit that does not exist.',
    fix: 'Correct the name in the expression.',
    page: 'evaluation#errors',
    source: `${ASPECT}:80`,
  },
  {
    id: 'token-spel',
    forms: ['EL<code>: <error>', 'Expression [<expression>] <error>'],
    cause: 'Spring cannot parse or evaluate the expression.',
    fix: 'Use the syntax that SpEL and JavaScript share.',
    page: 'practices#common-subset',
    source: 'org.springframework.expression.spel.SpelMessage of Spring 6.1',
  },
  {
    id: 'token-comparison',
    forms: ['Index 1 out of bounds for length 1'],
    cause: 'The expression contains `<` or `>`, but no quoted key in square brackets.',
    fix: "Write keys as `userContext['notes']`.",
    page: 'evaluation#errors',
    source: 'models/FeatureStatus.java:62',
  },
  {
    id: 'token-no-expression',
    forms: ['Cannot invoke "String.trim()" because "expression" is null'],
    cause: 'A feature has no `expression`.',
    fix: 'Add `expression` and `serverExpression` to every feature.',
    page: 'faq#no-expression',
    source: 'models/FeatureStatus.java:44',
  },
  {
    id: 'token-json',
    forms: ['Unable to serialize claims object to json.'],
    cause: 'A value of the user context cannot be written as JSON.',
    fix: 'Return strings, numbers, Booleans, lists or maps.',
    page: 'util#generate-errors',
    source: 'io.jsonwebtoken.impl.DefaultJwtBuilder of jjwt 0.9.1',
  },
  {
    id: 'token-secret',
    forms: [
      'base64-encoded secret key cannot be null or empty.',
      'secret key byte array cannot be null or empty.',
    ],
    cause: 'The secret is missing, or contains no Base64 characters.',
    fix: 'Generate a Base64 secret of 64 bytes.',
    page: 'context#get-jwt-secret',
    source: 'io.jsonwebtoken.impl.DefaultJwtBuilder of jjwt 0.9.1',
  },
  {
    id: 'token-datatype-converter',
    forms: ['javax/xml/bind/DatatypeConverter'],
    cause: 'Java 11 and later do not contain `javax.xml.bind`, which jjwt 0.9.1 needs.',
    fix: 'Add the dependency `javax.xml.bind:jaxb-api`.',
    page: 'faq#datatype-converter',
    source: 'io.jsonwebtoken.impl.Base64Codec of jjwt 0.9.1',
  },
  {
    id: 'token-add-on-value',
    forms: [
      'Error while creating evaluation context. Usage limit extension values must be numeric and not null.',
      'Error while creating evaluation context. Add-on <name> do not have a value for all its features.',
      "Error while creating evaluation context. It wasn't possible to extend the add-on <name>. Please check that the usage limit that youre trying to extend actually exists in the configuration and that it's NUMERIC.",
    ],
    cause: 'An add-on has an entry without a value, or extends a limit that is not numeric.',
    fix: 'Correct the add-on in the file.',
    page: 'context#plan-context-errors',
    source: `${CONTEXT}:199`,
  },
  {
    id: 'token-unknown-add-on',
    forms: [
      "[WARNING] User add-on <name> not found in the pricing configuration. It hasn't been considered in feature evaluation.",
    ],
    cause: '`getUserAddOns()` returns a name that is not in the file.',
    fix: 'Correct the name in your data or in the file.',
    page: 'context#add-ons-not-checked',
    source: `${CONTEXT}:146`,
  },
  {
    id: 'token-feature-not-found',
    forms: ['Feature not found'],
    cause: '`addExpressionToToken()` got a name that the token does not contain.',
    fix: 'Correct the name.',
    page: 'util#add-expression-to-token',
    source: `${UTIL}:162`,
  },
  {
    id: 'guard-limit',
    forms: ['You have reached the limit of the feature: <name>'],
    cause:
      'The expression is false: the limit is reached, or the plan does not include the feature.',
    fix: 'Return status 403, or check `serverExpression` if the user should be allowed.',
    page: 'guard#same-message',
    source: `${ASPECT}:43`,
  },
  {
    id: 'guard-feature',
    forms: ['The feature <name> does not exist in the current pricing configuration'],
    cause: '`featureName` of `@PricingPlanAware` is missing or misspelled.',
    fix: 'Use a name from `features`.',
    page: 'guard#feature-name',
    source: `${ASPECT}:66`,
  },
  {
    id: 'guard-context',
    forms: ['The pricing context is null. Please, chech the path to the configuration file.'],
    cause: 'The plan, the add-ons or `usageLimits` are `null` or not in the file.',
    fix: 'Compare the plan of the user with the plans in the file.',
    page: 'guard#pricing-context-null',
    source: `${ASPECT}:57`,
  },
  {
    id: 'filter-secret-property',
    forms: ["Could not resolve placeholder 'petclinic.app.jwtSecret' in value <value>"],
    cause: 'A bean of the library reads a property that you have not set.',
    fix: 'Set the property.',
    page: 'faq#jwt-secret-placeholder',
    source: 'filters/RenewTokenFilter.java:24',
  },
  {
    id: 'filter-expired',
    forms: [
      'JWT expired at <date>. Current time: <date>, a difference of <number> milliseconds. Allowed clock skew: <number> milliseconds.',
    ],
    cause: '`Pricing-Token` is expired.',
    fix: 'Remove an expired token before each request.',
    page: 'faq#expired-token',
    source: PARSER,
  },
  {
    id: 'filter-signature',
    forms: [
      'JWT signature does not match locally computed signature. JWT validity cannot be asserted and should not be trusted.',
    ],
    cause: '`Pricing-Token` is signed with another secret.',
    fix: 'Log in again, or repeat the request without the token.',
    page: 'filter#bad-token',
    source: PARSER,
  },
  {
    id: 'filter-malformed',
    forms: [
      'JWT strings must contain exactly 2 period characters. Found: <number>',
      'Unable to read JSON value: <value>',
    ],
    cause: '`Pricing-Token` is not a JWT.',
    fix: 'Send the stored token without quotation marks.',
    page: 'filter#errors',
    source: PARSER,
  },
  {
    id: 'filter-not-before',
    forms: [
      'JWT must not be accepted before <date>. Current time: <date>, a difference of <number> milliseconds. Allowed clock skew: <number> milliseconds.',
    ],
    cause: 'The claim `nbf` of the authorization token is in the future.',
    fix: 'Synchronize the clocks of the servers.',
    page: 'filter#errors',
    source: PARSER,
  },
  {
    id: 'filter-auth-token',
    forms: [
      'Invalid JWT signature: <error>',
      'Invalid JWT: <error>',
      'JWT is expired: <error>',
      'JWT is unsupported: <error>',
      'JWT claims string is empty: <error>',
    ],
    cause: 'The filter cannot verify the *authorization* token, and logs this error.',
    fix: 'Sign the token with the bytes of `getAuthJwtSecret()`, or do not register the filter.',
    page: 'filter#other-auth-tokens',
    source: `${JWT}:127`,
  },
];

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
    fix: 'Correct the text that you pass to `addExpressionToToken()`.',
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
    fix: 'Correct the feature that the message names. The other operand is `undefined`.',
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
    cause: '`useGenericFeature` got no `on`.',
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
    cause: '`Feature` has no `expression`, or the console names an unknown flag of OpenFeature.',
    fix: 'Set `expression`, or correct the name of the flag.',
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
    cause: '`fetchWithPricingInterceptor` got no options.',
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
    cause: '`searchNewTokenAndUpdate` got a response of axios 0.x, or a token.',
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
    cause: 'The context of OpenFeature is incomplete.',
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
    fix: 'Compare the value with another one.',
    page: 'openFeature#pricing-errors',
    source: `${EVALUATION}:110`,
  },
  {
    id: 'react-flag',
    forms: ['Feature <name> is not present in the pricing'],
    cause: '`evaluateFeatureInPricing` got an unknown name.',
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
    fix: 'Wrap the application in the component.',
    page: 'openFeature#no-client',
    source: 'useOpenFeatureClient of @openfeature/react-sdk 0.4',
  },
];
