/** What editors insert: a whole pricing, and an entry of each of its maps. */
import {CURRENCIES} from './dependencies';
import {contextNames, isAtLeast, supports, type JsonSchema, type SyntaxVersion} from './model';

/** A snippet as `yaml-language-server` reads it from `defaultSnippets`. */
interface Snippet {
  readonly label: string;
  readonly description: string;
  readonly body: JsonSchema | string;
}

/** A feature of each plan that sets it to true. Without its expression, no user has it. */
function featureBody(version: SyntaxVersion, name: string, more: JsonSchema): JsonSchema {
  const values = {valueType: 'BOOLEAN', defaultValue: false};
  return {
    [name]: {
      ...more,
      ...values,
      expression: `${contextNames(version).plan}['features']['${name}']`,
    },
  };
}

function featureSnippet(version: SyntaxVersion): Snippet {
  return {
    label: 'feature',
    description: 'A feature that plans can include',
    body: featureBody(version, '${1:featureName}', {
      description: '${2:What customers can do with it}',
      type: '${3:DOMAIN}',
    }),
  };
}

function limitBody(type: string, unit: string, ofVersion: JsonSchema): JsonSchema {
  return {
    '${1:limitName}': {
      description: '${2:What is counted}',
      type,
      valueType: 'NUMERIC',
      defaultValue: '${3:100}',
      unit: `\${4:${unit}}`,
      ...ofVersion,
      linkedFeatures: ['${5:featureName}'],
    },
  };
}

/** A usage limit of each type. */
function limitSnippets(version: SyntaxVersion): readonly Snippet[] {
  const renewing = (keys: JsonSchema) => (supports(version, 'renewalPeriods') ? keys : {});
  return [
    {
      label: 'renewable usage limit',
      description: 'An allowance that refills after each period',
      body: limitBody('RENEWABLE', 'use', renewing({period: {value: 1, unit: 'MONTH'}})),
    },
    {
      label: 'non-renewable usage limit',
      description: 'A maximum for as long as the subscription lasts',
      body: limitBody('NON_RENEWABLE', 'item', renewing({trackable: true})),
    },
  ];
}

/** A plan. */
function planSnippet(version: SyntaxVersion): Snippet {
  const prices = isAtLeast(version, '2.0')
    ? {price: '${3:0}'}
    : {monthlyPrice: '${3:0}', annualPrice: '${4:0}'};
  return {
    label: 'plan',
    description: 'A plan that does not change any default value',
    body: {
      '${1:PLAN}': {
        description: '${2:Who it is for}',
        ...prices,
        unit: 'user/month',
        features: null,
        usageLimits: null,
      },
    },
  };
}

const ADD_ON_SNIPPET: Snippet = {
  label: 'add-on that raises a limit',
  description: 'Adds an amount to a usage limit of the plan',
  body: {
    '${1:addOnName}': {
      availableFor: ['${2:PLAN}'],
      price: '${3:1}',
      unit: 'user/month',
      usageLimitsExtensions: {'${4:limitName}': {value: '${5:100}'}},
    },
  },
};

/** A whole pricing to start from. */
function pricingSnippet(version: SyntaxVersion): Snippet {
  const price = (amount: number) =>
    isAtLeast(version, '2.0') ? {price: amount} : {monthlyPrice: amount, annualPrice: amount};
  return {
    label: 'pricing',
    description: 'A whole pricing with one feature and two plans',
    body: {
      ...(isAtLeast(version, '2.1') ? {syntaxVersion: version} : {version}),
      saasName: '${1:NoteHarbor}',
      ...(version === '1.0' ? {day: 1, month: 3, year: 2025} : {createdAt: '${2:2025-03-01}'}),
      currency: '${3:EUR}',
      features: featureBody(version, '${4:pdfExport}', {
        description: '${5:Download a note as a PDF file}',
        type: 'DOMAIN',
      }),
      plans: {
        '${6:STARTER}': {...price(0), unit: 'user/month', features: null},
        '${7:STUDIO}': {
          ...price(8),
          unit: 'user/month',
          features: {'${4:pdfExport}': {value: true}},
        },
      },
    },
  };
}

const SNIPPETS: Readonly<Record<string, (version: SyntaxVersion) => readonly Snippet[]>> = {
  pricing: (version) => [pricingSnippet(version)],
  feature: (version) => [featureSnippet(version)],
  usageLimit: limitSnippets,
  plan: (version) => [planSnippet(version)],
  addOn: () => [ADD_ON_SNIPPET],
  currency: () =>
    CURRENCIES.map(({code, currency}) => ({label: code, description: currency, body: code})),
};

/**
 * The snippets for an element of a pricing, or for a whole one.
 *
 * @throws Error if there are no snippets with this name
 */
export function snippetsOf(name: string, version: SyntaxVersion): readonly Snippet[] {
  const snippets = SNIPPETS[name];
  if (!snippets) throw new Error(`fields.yml: there are no snippets "${name}".`);

  return snippets(version);
}
