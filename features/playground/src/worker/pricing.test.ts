import path from 'node:path';
import {load} from 'js-yaml';
import {decode} from 'jwt-simple';
import {temporaryFolder} from '../../../../lib/testing';
import {generateUserPricingToken, PricingContext} from 'pricing4ts/server';
import {retrievePricingFromPath} from '../../../../node_modules/pricing4ts/dist/server/utils/yaml-utils';
import {PricingContextManager} from '../../../../node_modules/pricing4ts/dist/server/configuration/PricingContextManager';
import type {PricingShape} from '@pricing4saas/pricing2yaml/configurationSpace';
import type {Evaluation, PricingResult, Selection} from '../types';
import {readSchema} from '@pricing4saas/pricing2yaml/schema/published';
import {listSubscriptions, readSample, samplePath} from '@pricing4saas/pricing2yaml/testing';
import {complete} from './complete';
import {installInterpreter, readPricing, type Pricing} from './library';
import {describePricing} from './pricing';
import {ADD_ONS, PLANS, USERS, withGlobals} from './testing';
import type {KeyPath} from '@pricing4saas/pricing2yaml/places/data';

const VERSIONS = ['1.0', '1.1', '2.0', '2.1', '3.0'];

/** Instead of a range of text, the path itself. */
const rangeOf = (place: KeyPath) => place.join('.') as never;

function read(text: string): {pricing: Pricing; data: unknown} {
  const result = readPricing(load(text));
  if ('message' in result) throw new Error(result.message);
  return result;
}

const describeText = (text: string, selection: Partial<Selection> = {}): PricingResult =>
  describePricing(
    read(text),
    {plan: undefined, addOns: [], userContext: {}, ...selection},
    rangeOf,
  );

/** A pricing of 2.1 with one feature, whose further fields are given. */
const small = (feature: string, rest = '') => `
syntaxVersion: "2.1"
saasName: Small
createdAt: "2025-03-01"
currency: EUR
features:
  thing: {type: DOMAIN, valueType: BOOLEAN, defaultValue: true, ${feature}}
${rest || 'plans:\n  ONE: {price: 1, features: null}'}
`;

withGlobals();

/** The values of a plan that the real library reads from a file, which it updates on the disk. */
function realValues(text: string, plan: string, feature: string, limit: string): unknown[] {
  const folder = temporaryFolder({'pricing.yml': text}, onTestFinished);
  const file = path.join(folder, 'pricing.yml');
  const {features, usageLimits} = retrievePricingFromPath(file).plans![plan]!;
  return [features[feature], usageLimits![limit]].map(
    (entry) => entry!.value ?? entry!.defaultValue,
  );
}

/** Claims of the token that the real library creates from a file, as a server would. */
function realClaims(version: string, plan: string, userContext: Selection['userContext']): unknown {
  class Context extends PricingContext {
    getConfigFilePath = () => samplePath(version);
    getJwtSecret = () => 'secret';
    getUserContext = () => ({...userContext});
    getUserPlan = () => plan;
    // The library would write the migrated file over the sample.
    override getPricing = () => read(readSample(version)).pricing;
  }
  PricingContextManager.registerContext(new Context());
  const {exp, ...claims} = decode(generateUserPricingToken(), 'secret', true) as {exp: unknown};
  expect(exp).toBeGreaterThan(0);
  return claims;
}

describe('the pricing token', () => {
  it.each(['1.0', '1.1', '2.0', '2.1'])(
    'has the claims of the library for syntax %s',
    (version) => {
      const cases = PLANS.flatMap((plan) => USERS.map((userContext) => ({plan, userContext})));
      const expected = cases.map(({plan, userContext}) => realClaims(version, plan, userContext));
      const claims = () =>
        cases.map(
          (selection) => describeText(readSample(version), selection).evaluation.token.claims,
        );
      expect(claims()).toStrictEqual(expected);
      installInterpreter();
      expect(claims()).toStrictEqual(expected);
      expect(JSON.stringify(expected)).toContain('"eval":true');
    },
  );

  it('decides as its claims do, also in the grid', () => {
    for (const userContext of USERS) {
      for (const plan of PLANS) {
        const {evaluation} = describeText(readSample('2.1'), {plan, userContext});
        const claimed = evaluation.token.claims!.features as Record<string, {eval: boolean}>;
        const on = evaluation.token.decisions.map(({isOn}) => isOn);
        expect(on).toEqual(Object.values(claimed).map((feature) => feature.eval));
        expect(evaluation.grid.find((row) => row.plan === plan)?.isOn).toEqual(on);
      }
    }
  });

  it.each(['1.0', '1.1', '2.0'])(
    'and the table have the values that pricing4ts keeps of a file in %s',
    (version) => {
      const text = readSample(version)
        .replace(/(pdfExport:\n\s+value:) true/, '$1 false')
        .replace('defaultValue: false', 'defaultValue: true')
        .replace('value: 2000\n', 'value: 0\n');
      const kept = realValues(text, 'STUDIO', 'pdfExport', 'maxNotes');
      // The library loses the values of the file, which are false and 0.
      expect(kept).toEqual([true, 50]);
      const {table, evaluation} = describeText(text, {plan: 'STUDIO'});
      const rows = table.groups.flatMap((group) => group.rows);
      const studio = table.offers.findIndex(({name}) => name === 'STUDIO');
      const cells = ['pdfExport', 'maxNotes'].map(
        (name) => rows.find((row) => row.name === name)!.cells[studio]!,
      );
      expect(cells).toMatchObject(kept.map((value) => ({value, source: 'default'})));
      expect(evaluation.token.claims).toMatchObject({features: {pdfExport: {eval: true}}});
      expect(evaluation.token.decisions.find(({name}) => name === 'pdfExport')!.isOn).toBe(true);
    },
  );

  it.each(['true', 'text', '[true]', '{}', '{value: null}', 'null', '{value: false}'])(
    'and the table have the values of the library for the override %s',
    (override) => {
      const text = small(
        `value: true, expression: "planContext['features']['thing']"`,
        `usageLimits:
  seats: {type: NON_RENEWABLE, valueType: NUMERIC, defaultValue: 3, value: 40, unit: seat}
plans:
  ONE: {price: 1, features: {thing: ${override}}, usageLimits: {seats: ${override.replace('false', '0')}}}
addOns:
  extra: {price: 1, features: {thing: ${override}}}`,
      ).replace('defaultValue: true', 'defaultValue: false');
      const [thing, seats] = realValues(text, 'ONE', 'thing', 'seats');
      const {table, evaluation} = describeText(text, {plan: 'ONE', addOns: ['extra']});
      const cells = table.groups.flatMap(({rows}) => rows.map((row) => row.cells[0]!.value));
      expect(cells).toEqual([thing, seats]);
      const {grid, token, react} = evaluation;
      expect([...grid[0]!.isOn, react.decisions[0]!.isOn]).toEqual([thing, false]);
      expect(token.claims).toMatchObject({features: {thing: {eval: thing}}});
    },
  );

  it('is unknown if pricing4ts runs an expression as JavaScript', () => {
    installInterpreter();
    const {token, grid} = describeText(small('expression: "Math.max(1, 2) > 1"')).evaluation;
    expect(token.decisions[0]!.isOn).toBeUndefined();
    expect(token.claims).toBeUndefined();
    expect(token.error).toMatch(/^pricing4ts runs this as JavaScript\. The playground does not\./);
    expect(grid[0]!.isOn).toEqual([undefined]);
  });

  it('has the feature of the pricing that the editor proposes', () => {
    const text = complete('', 0, readSchema('2.1'))!.options[0]!.insert;
    const {decisions} = describeText(text, {plan: 'STUDIO'}).evaluation.token;
    expect(decisions).toMatchObject([{isOn: true, error: undefined}]);
  });

  it('leaves out a number that the reader has emptied', () => {
    const of = (notes: string | number) =>
      describeText(small('expression: "!(userContext.notes < 5)"'), {userContext: {notes}})
        .evaluation.token;
    expect(of(0)).toMatchObject({decisions: [{isOn: false}], claims: {userContext: {notes: 0}}});
    expect(of('').decisions[0]).toMatchObject({isOn: true, reads: [{source: 'missing'}]});
    expect(of('').claims!.userContext).toEqual({});
  });

  it.each([
    [`expression: "missing['x']"`, 'missing is not defined'],
    [`expression: "planContext['a']['b']"`, "Cannot read properties of undefined (reading 'b')"],
  ])('has the error of the library for %s', (feature, message) => {
    const before = describeText(small(feature)).evaluation;
    expect(before.token).toMatchObject({claims: undefined, error: message});
    installInterpreter();
    const {token, react} = describeText(small(feature)).evaluation;
    expect(token).toEqual(before.token);
    expect(token.decisions[0]).toMatchObject({isOn: false, error: message});
    expect(react.error).toBe(message);
  });

  it.each([
    ['render: AUTO', 'Feature thing has no expression defined!'],
    [
      'expression: "planContext.constructor"',
      'Feature thing has an expression that does not return a boolean!',
    ],
    ['expression: "1"', 'Feature thing has an expression that does not return a boolean!'],
  ])('disables a feature with %s', (feature, error) => {
    const {token} = describeText(small(feature)).evaluation;
    expect(token.decisions[0]).toMatchObject({isOn: false, error});
    expect(token.claims).toMatchObject({features: {thing: {eval: false}}});
  });

  it('evaluates an expression that is not text to itself', () => {
    installInterpreter();
    const {token, react} = describeText(small('expression: true')).evaluation;
    expect(token.decisions[0]).toMatchObject({isOn: true, expression: 'true'});
    expect(token.claims).toMatchObject({features: {thing: {eval: true}}});
    expect(react.decisions[0]!.isOn).toBe(true);
  });

  it('is not available for syntax 3.0 and without plans', () => {
    expect(describeText(readSample('3.0')).evaluation.token).toMatchObject({
      claims: undefined,
      error: expect.stringContaining('syntax 3.0'),
    });
    const text = small(
      'expression: "true"',
      'addOns:\n  one: {price: 1, features: {thing: {value: true}}}',
    );
    expect(describeText(text).evaluation).toMatchObject({
      plan: undefined,
      invalid: 'Without a plan, a subscription needs an add-on.',
      token: {decisions: [], error: expect.stringContaining('does not have plans')},
      react: {decisions: [{isOn: true}]},
    });
  });
});

describe('an evaluation', () => {
  const evaluationOf = (selection: Partial<Selection>): Evaluation =>
    describeText(readSample('2.1'), selection).evaluation;
  const notesIn = ({decisions}: Pick<Evaluation['token'], 'decisions'>) =>
    decisions.find(({name}) => name === 'notes');

  it('reports what decides, and where the file sets it', () => {
    const {token, react, price, addOns} = evaluationOf({
      plan: 'STUDIO',
      addOns: ['notePack', 'no such add-on'],
      userContext: {notes: 2100},
    });
    expect([addOns, price]).toEqual([['notePack'], '€10']);
    const user = {path: 'userContext.notes', value: 2100, source: 'user', range: undefined};
    const limit = {path: 'planContext.usageLimits.maxNotes'};
    expect(notesIn(token)).toMatchObject({
      isOn: false,
      expressionRange: 'features.notes.serverExpression',
      reads: [
        user,
        {...limit, value: 2000, source: 'plan', range: 'plans.STUDIO.usageLimits.maxNotes.value'},
      ],
    });
    const range = 'addOns.notePack.usageLimitsExtensions.maxNotes.value';
    expect(notesIn(react)).toMatchObject({
      isOn: true,
      reads: [user, {...limit, value: 2500, source: 'addOn', range}],
    });
  });

  it('reports values that an add-on replaces', () => {
    const {react} = evaluationOf({
      plan: 'STUDIO',
      addOns: ['summaries'],
      userContext: {aiSummaries: 1},
    });
    const {reads} = react.decisions.find(({name}) => name === 'aiSummaries')!;
    expect(reads.slice(1)).toMatchObject([
      {value: 100, source: 'addOn', range: 'addOns.summaries.usageLimits.maxSummaries.value'},
      {value: true, source: 'addOn', range: 'addOns.summaries.features.aiSummaries.value'},
    ]);
  });

  it('falls back to the first plan, to default values and to a user without usage', () => {
    const {plan, token} = evaluationOf({plan: 'NO SUCH PLAN'});
    expect(plan).toBe('STARTER');
    expect(notesIn(token)?.reads).toMatchObject([
      {value: 0, source: 'user'},
      {value: 50, source: 'default', range: 'usageLimits.maxNotes.defaultValue'},
    ]);
  });

  it('is invalid exactly if the subscription is not in the configuration space', () => {
    const {data} = read(readSample('2.1'));
    const valid = listSubscriptions(data as PricingShape).map((each) => JSON.stringify(each));
    for (const plan of PLANS) {
      for (let bits = 0; bits < 16; bits++) {
        const addOns = ADD_ONS.filter((_, index) => bits & (2 ** index));
        const isValid = valid.includes(JSON.stringify({plan, addOns}));
        expect(evaluationOf({plan, addOns}).invalid === undefined, `${plan} ${addOns}`).toBe(
          isValid,
        );
      }
    }
  });
});

describe('describePricing', () => {
  it.each(VERSIONS)('describes NoteHarbor in syntax %s', (version) => {
    const {table, space, syntaxVersion, userContextKeys} = describeText(readSample(version));
    expect(syntaxVersion).toBe(version);
    expect(table.offers.map(({name, price}) => `${name} ${price}`)).toEqual([
      'STARTER €0',
      'STUDIO €8',
      'TEAM €14',
      'notePack €2',
      'noteVault €5',
      'summaries €4',
      'summaryBoost €3',
    ]);
    if (Number(version) >= 2) {
      expect(space).toEqual({
        size: 12,
        unpriced: [],
        cheapest: {plan: 'STARTER', addOns: [], price: '€0'},
        mostExpensive: {
          plan: 'STUDIO',
          addOns: ['noteVault', 'summaries', 'summaryBoost'],
          price: '€20',
        },
      });
      expect(table.groups.map(({tag, rows}) => [tag, rows.length])).toEqual([
        ['Writing', 3],
        ['Working together', 2],
        [undefined, 1],
        [undefined, 2],
      ]);
    }
    expect(userContextKeys).toEqual([
      {name: 'notes', type: 'number', limit: 20_000, choices: [], features: ['notes']},
      {name: 'aiSummaries', type: 'number', limit: 300, choices: [], features: ['aiSummaries']},
    ]);
  });

  it('shows .inf as unlimited in the price table, and evaluates the number of the library', () => {
    const text = readSample('2.1').replace('defaultValue: 50', 'defaultValue: .inf');
    const {table, evaluation} = describeText(text);
    const {cells} = table.groups.at(-1)!.rows.find(({name}) => name === 'maxNotes')!;
    expect(cells.slice(0, 2).map(({value}) => value)).toEqual([Infinity, 2000]);
    expect(evaluation.token.decisions[0]!.reads[1]!.value).toBe(100_000_000);
  });

  it('tells where each cell of the price table comes from', () => {
    const {groups} = describeText(readSample('2.1')).table;
    const row = groups.at(-1)!.rows.find(({name}) => name === 'maxNotes')!;
    expect(row).toMatchObject({kind: 'usageLimit', unit: 'note', range: 'usageLimits.maxNotes'});
    expect(row.cells.map(({value, source}) => `${value} ${source}`)).toEqual([
      '50 default',
      '2000 plan',
      '20000 plan',
      '500 extension',
      '50000 addOn',
      'undefined none',
      'undefined none',
    ]);
  });

  it('omits hidden rows, marks private plans, and computes formulas', () => {
    installInterpreter();
    const text = small(
      'render: disabled, expression: "true"',
      `variables: {base: 10, text: a}
billing: {monthly: 1, annual: 0.8}
usageLimits:
  seats: {type: NON_RENEWABLE, valueType: NUMERIC, defaultValue: .inf, unit: seat}
plans:
  NONE: {price: .nan, features: null}
  ONE: {price: "#base * 1.5", private: true, features: null}
  TWO: {price: Contact us, unit: month, features: null}`,
    );
    const {table, space} = describeText(text);
    expect(table.groups).toMatchObject([{tag: undefined, rows: [{name: 'seats'}]}]);
    expect(table.offers.slice(1)).toMatchObject([
      {price: '€15', billed: [{period: 'annual', price: '€12'}], isPrivate: true, unit: undefined},
      {price: 'Contact us', billed: [], isPrivate: false, unit: 'month'},
    ]);
    expect(space).toMatchObject({size: 3, mostExpensive: {plan: 'ONE'}, unpriced: ['NONE', 'TWO']});
  });

  it('lists the texts that a key of the user context is compared with', () => {
    const expression = "userContext['role'] == 'editor' || 'viewer' == userContext['role']";
    expect(describeText(small(`expression: "${expression}"`)).userContextKeys).toMatchObject([
      {name: 'role', type: 'text', choices: ['editor', 'viewer']},
    ]);
  });

  it('lists the keys of both expressions of a feature', () => {
    const feature = `expression: "userContext['a'] < 1", serverExpression: "userContext['b'] < 2"`;
    const names = describeText(small(feature)).userContextKeys.map(({name}) => name);
    expect(names.sort()).toEqual(['a', 'b']);
  });

  it.each([
    [
      "userContext['a'] && !userContext.b || (userContext.c ?? 0) < 5",
      'a boolean, b boolean, c number',
    ],
    ["userContext.c == 'x' && userContext.a + 1 > userContext.b", 'c text, a number, b number'],
    ['userContext.a ? planContext.features.thing == userContext.b : false', 'a boolean, b boolean'],
    ['userContext.(', ''],
  ])('infers the types of the user context in %s', (expression, types) => {
    const keys = describeText(small(`expression: "${expression}"`)).userContextKeys;
    expect(keys.map(({name, type}) => `${name} ${type}`).join(', ')).toBe(types);
  });

  it('finds places in lists and under names that differ from the key', () => {
    const text = small(
      'expression: "true"',
      'plans:\n  - {name: " ONE ", price: 1, features: {thing: {value: false}}}',
    );
    const {table} = describeText(text);
    expect(table.offers[0]!.range).toBe('plans.0');
    expect(table.groups[0]!.rows[0]!.cells[0]).toEqual({value: false, source: 'plan'});
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'is not confused by the name %s',
    (name) => {
      installInterpreter();
      const text = small(
        'expression: "true"',
        `  ${name}: {type: DOMAIN, valueType: BOOLEAN, defaultValue: true, expression: "planContext.features['${name}']"}
usageLimits:
  ${name}: {type: NON_RENEWABLE, valueType: NUMERIC, defaultValue: 1}
plans:
  ${name}: {price: 1, features: {${name}: {value: false}}}
  ONE: {price: 1, features: {${name}: {value: false}}}
addOns:
  ${name}: {price: 1, features: {${name}: {value: true}}}`,
      );
      const result = readPricing(load(text));
      if ('pricing' in result) {
        const {evaluation, table} = describeText(text, {plan: 'ONE', addOns: [name]});
        expect(evaluation.token.error).toBeUndefined();
        expect(table.offers.length).toBeGreaterThan(0);
        expect(evaluation.token.decisions.at(-1)!.isOn).toBe(name === '__proto__');
      }
      expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('value');
      expect(({} as Record<string, unknown>).defaultValue).toBeUndefined();
    },
  );
});
