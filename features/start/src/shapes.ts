/** Pricings with the shapes of public ones, for tests. */

/** Public names have dashes, dots, digits, spaces and letters of all languages. */
const NAMES = ['single-sign-on', 'api.access', '24h support', 'Größe_über', '容量 №'];

const featureOf = (name: string, expression = `planContext['features']['${name}']`) => `  "${name}":
    description: What customers read about ${name} on the page with the prices
    type: DOMAIN
    valueType: BOOLEAN
    defaultValue: ${!name.includes('-')}
    expression: ${expression}
    serverExpression: ${expression.replace('<', '<=')}
`;

/** One feature and one plan, and nothing that is optional. */
export const SMALL = `syntaxVersion: "2.1"
saasName: Tool-kit 2.0 für Ämter
version: "1"
createdAt: "2025-03-01"
currency: EUR
features:
${featureOf('seats')}plans:
  FREE: {price: 0, features: null}
`;

const more = Array.from({length: 119}, (_, i) => featureOf(`${NAMES[i % NAMES.length]} ${i}`));
const limited = featureOf(
  'seats',
  "userContext['seat-count'] < planContext['usageLimits']['max.seats']",
);

/** 80 features, and no limits. */
export const MANY = SMALL.replace('plans:', `${more.slice(0, 79).join('')}plans:`);

/** 120 features, `.inf`, a formula, and a price on request. */
export const LARGE = `${SMALL.replace(/features:[^]*/, '')}variables: {base: 10}
features:
${limited}${more.join('')}usageLimits:
  max.seats: {type: NON_RENEWABLE, valueType: NUMERIC, defaultValue: 5, unit: seat, linkedFeatures: [seats]}
plans:
  Team 1.0: {price: "#base * 2", features: null, usageLimits: {max.seats: {value: .inf}}}
  Größer-als-Team: {price: Contact us, features: {single-sign-on 0: {value: true}}, usageLimits: null}
`;
