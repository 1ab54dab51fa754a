/** Provokes each error in the tables of the Pricing4TS reference. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {retrievePricingFromYaml, type Feature, type Plan, type Pricing} from 'pricing4ts';
import {
  PricingAware,
  PricingContext,
  PricingContextManager,
  PricingJwtUtils,
  checkFeature,
  evaluateFeature,
  generateUserPricingToken,
  pricing2DZN,
  retrievePricingFromPath,
} from 'pricing4ts/server';
import {readText, root} from '../lib/root';
import {temporaryFolder} from '../lib/testing';

const folder = temporaryFolder();
const noteHarbor = (version: string) => readText(`samples/pricing/noteharbor-${version}.yml`);
const text = noteHarbor('2.1');
const read = (name: string, content?: string) => {
  const file = path.join(folder, name);
  if (content !== undefined) writeFileSync(file, content);
  return retrievePricingFromPath(file);
};

/** Ada has STUDIO, which includes PDF export but no summaries. */
class Ada extends PricingContext {
  plan = 'STUDIO';
  affected = true;
  lifetime = 60_000;
  getConfigFilePath = () => path.join(root, 'samples/pricing/noteharbor-2.1.yml');
  getJwtSecret = () => 'secret';
  getUserContext = () => ({username: 'ada', notes: 0, aiSummaries: 0});
  getUserPlan = () => this.plan;
  override getJwtExpiration = () => this.lifetime;
  override userAffectedByPricing = () => this.affected;
}
const register = (changes: Partial<Ada> = {}) =>
  PricingContextManager.registerContext(Object.assign(new Ada(), changes));
beforeEach(() => {
  register();
  vi.spyOn(console, 'warn').mockReturnValue();
});

const decodeToken = (token?: string) => PricingJwtUtils.decodeToken(token);
const encodeToken = (claims?: object) => PricingJwtUtils.encodeToken(claims as object);
const tokenOf = (changes: Partial<Ada>) => {
  register(changes);
  return generateUserPricingToken();
};
const evaluate = (serverExpression?: string) => {
  const {pdfExport} = retrievePricingFromYaml(text).features;
  return evaluateFeature({...pdfExport!, serverExpression, expression: undefined} as Feature);
};
const check = (feature: string, token?: string) => {
  const answer: unknown[] = [];
  const response = {status: (code: number) => ({send: (body: string) => answer.push(code, body)})};
  checkFeature(feature)({header: () => token} as never, response as never, () => undefined);
  return answer;
};
const guard = (feature: string, kind = 'method') =>
  PricingAware(feature)(() => 'called', {kind} as never)();

const dataOf = (change: (pricing: Pricing) => void) => {
  const pricing = retrievePricingFromYaml(text);
  change(pricing);
  return pricing2DZN(pricing);
};

/** Condition in a table of the page and heading → code that provokes the result beside it. */
const PROVOKE: Record<string, Record<string, () => unknown>> = {
  'read-and-write.md#yaml-errors': {
    'the pricing is invalid': () => retrievePricingFromYaml(text.replace('EUR', 'XXX1')),
    'the string is not valid YAML': () => retrievePricingFromYaml('a: b: c'),
    'the string is empty': () => retrievePricingFromYaml(''),
    '`syntaxVersion` is missing, as in every file in syntax 2.0 or older': () =>
      retrievePricingFromYaml(noteHarbor('2.0')),
  },
  'read-and-write.md#path-errors': {
    'the file does not exist': () => read('nope.yml'),
    'the path is a folder or an unreadable file': () => {
      mkdirSync(path.join(folder, 'pricing'));
      read('pricing');
    },
    'the file is empty': () => read('empty.yml', ''),
    'the version is not 1.0, 1.1, 2.0 or 2.1': () => read('3.0.yml', text.replace('2.1', '3.0')),
    'an upgrade step fails': () => read('1.0.yml', noteHarbor('1.0').replace(/^day: .*\n/m, '')),
    'the pricing or the YAML is invalid': () => read('invalid.yml', 'a: b: c'),
  },
  'pricing-tokens.md#evaluate-feature': {
    'the feature does not exist': () => evaluateFeature('pdfExprt'),
    'the feature has no expression': () => evaluate(),
    'the result is not a boolean': () => evaluate('1'),
    "the expression's syntax is invalid": () => evaluate('1 +'),
    'the expression contains an unknown name': () => evaluate('noSuchName'),
    "the context or the file can't be read": () => {
      register({plan: 'GOLD'});
      evaluateFeature('pdfExport');
    },
  },
  'pricing-tokens.md#decode-token': {
    '`token` is `undefined` or `null`': () => decodeToken(),
    'the token has expired': () => decodeToken(tokenOf({lifetime: -1})),
    '`token` is empty': () => decodeToken(''),
    'the token does not have three parts': () => decodeToken('undefined'),
    'the signature is wrong': () => decodeToken(`${tokenOf({})}x`),
    'no context is set': () => {
      PricingJwtUtils.setContext(undefined as never);
      decodeToken('a.b.c');
    },
  },
  'pricing-tokens.md#encode-token': {
    '`claims` is missing': () => encodeToken(),
    '`claims.sub` is missing or empty': () => encodeToken({sub: ''}),
    '`claims.userContext` is missing': () => encodeToken({sub: 'ada'}),
  },
  'pricing-tokens.md#check-feature': {
    'the feature is off': () => check('aiSummaries', tokenOf({})),
    'the header is missing': () => check('notes'),
    'the token is invalid or expired': () => check('notes', 'no token'),
    'the token does not contain the feature': () => check('pdfExprt', tokenOf({})),
    'the pricing does not affect the user': () => check('notes', tokenOf({affected: false})),
  },
  'pricing-tokens.md#pricing-aware': {
    'the feature is off': () => guard('aiSummaries'),
    'the feature is not in the file': () => guard('pdfExprt'),
    'you decorate anything other than a method': () => guard('notes', 'field'),
  },
  'analysis.md#pricing-2-dzn': {
    'no plan has a price': () =>
      dataOf(({plans}) =>
        Object.values(plans!).forEach((plan) => delete (plan as Partial<Plan>).price),
      ),
    'a plan has no `usageLimits`, but the pricing and another plan do': () =>
      dataOf(({plans}) => delete plans!.STUDIO!.usageLimits),
  },
};

/** The value that code returns, or its error, as text. */
function outcome(provoke: () => unknown): string {
  try {
    return JSON.stringify(provoke());
  } catch (error) {
    const {name, message, constructor} = error as Error;
    return `threw ${constructor.name} ${name}: ${message}`;
  }
}

it.each(Object.entries(PROVOKE))('provokes each row of %s', (place, conditions) => {
  const [page, id] = place.split('#');
  const section = readText('docs/api/Pricing4TS', page!).split(`{#${id}}\n`)[1]!.split(/^#/m)[0]!;
  const table = section.split('| Condition |')[1]!.split('\n\n')[0]!;
  const rows = [...table.matchAll(/^\| (?!---)(.+?) \| (.+) \|$/gm)];
  expect(rows.map(([, condition]) => condition)).toEqual(Object.keys(conditions));
  for (const [, condition, result] of rows) {
    const text = outcome(conditions[condition!]!).replaceAll(`${folder}/`, '/app/');
    const parts = [
      ...result!.replace(/\[[^\]]+\]\([^)]+\)|, from .*/g, '').matchAll(/`([^`]+)`|^\d{3}/g),
    ];
    const messages = parts.map(([status, code]) => code ?? status);
    for (const message of messages.length > 0 ? messages : ['threw'])
      expect(text.replaceAll(/(at path )\/app\//g, '$1'), condition).toContain(message);
  }
});
