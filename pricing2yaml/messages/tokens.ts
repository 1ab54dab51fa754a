/** Messages of Pricing4Java 5.5.2 in an application. */
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
    cause: 'The expression contains an unknown name, or does not return a boolean.',
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
    fix: 'Return strings, numbers, booleans, lists or maps.',
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
    cause: '`addExpressionToToken()` was called with a name that the token does not contain.',
    fix: 'Correct the name.',
    page: 'util#add-expression-to-token',
    source: `${UTIL}:162`,
  },
  {
    id: 'guard-limit',
    forms: ['You have reached the limit of the feature: <name>'],
    cause:
      'The expression is false: the limit is reached, or the plan does not include the feature.',
    fix: 'Return status 403, or check `serverExpression` if the action should be allowed.',
    page: 'guard#same-message',
    source: `${ASPECT}:43`,
  },
  {
    id: 'guard-feature',
    forms: ['The feature <name> does not exist in the current pricing configuration'],
    cause: 'The `featureName` of `@PricingPlanAware` is missing or misspelled.',
    fix: 'Use a name from `features`.',
    page: 'guard#feature-name',
    source: `${ASPECT}:66`,
  },
  {
    id: 'guard-context',
    forms: ['The pricing context is null. Please, chech the path to the configuration file.'],
    cause: 'The plan, the add-ons or `usageLimits` are `null` or not in the file.',
    fix: "Compare the user's plan with the plans in the file.",
    page: 'guard#pricing-context-null',
    source: `${ASPECT}:57`,
  },
  {
    id: 'filter-secret-property',
    forms: ["Could not resolve placeholder 'petclinic.app.jwtSecret' in value <value>"],
    cause: 'A library bean reads a property that you have not set.',
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
    fix: 'Before each request, remove the token if it has expired.',
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
    cause: "The authorization token's `nbf` claim is in the future.",
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
