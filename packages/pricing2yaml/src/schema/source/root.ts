/** Fields at the top of a pricing. */
import {CURRENCIES} from '../dependencies';
import {
  DESCRIBED_NOTE,
  isAtLeast,
  isNewerThanParsers,
  type FieldSource,
  type JsonSchema,
  type SyntaxVersion,
} from '../model';
import {fieldsBelow, type Field} from './shared';
import {ADD_ON_SNIPPET, featureSnippet, limitSnippets, planSnippet} from './snippets';
import {NAME, URL_RULE, URL_SCHEMA, inAnyCase, orNull, readSince} from './values';

function versionNumber(version: SyntaxVersion): JsonSchema {
  const note = isAtLeast(version, '2.1') ? ` ${DESCRIBED_NOTE}` : '';
  return {
    type: 'string',
    const: version,
    errorMessage: `Write "${version}" with quotes, or use the schema of another version.${note}`,
  };
}

/** The keys `day`, `month` and `year` of 1.0. */
function datePart(unit: string, minimum: number, maximum: number, rule: string): Field {
  return {
    removed: '1.1',
    replacedBy: '`createdAt`',
    description: `The ${unit} of the date on which the prices were recorded.`,
    status: 'required',
    type: 'integer',
    rules: [rule, '`day`, `month` and `year` together must be a valid date.'],
    pricing4ts: {
      note: 'Every release converts the date to `createdAt` when it reads the file.',
    },
    pricing4java: {
      note: 'Releases 5.1.0 and later convert the date to `createdAt` when they read the file.',
    },
    schema: {type: 'integer', minimum, maximum},
  };
}

/** The keys `starts` and `ends` of 1.1. */
function moment(description: string): Field {
  return {
    since: '1.1',
    removed: '2.0',
    description,
    type: 'date or timestamp',
    rules: ['The field exists only in 1.1, and no library release uses it.'],
    pricing4ts: {
      reads: false,
      note: 'When the library converts the file to a later version, it removes the field.',
    },
    pricing4java: {
      reads: false,
      note: 'The library removes the field and logs a warning to the console.',
    },
    schema: {
      type: ['string', 'null'],
      pattern: '^\\d{4}-\\d{1,2}-\\d{1,2}(?:[Tt ].*)?$',
      patternErrorMessage: 'Write a date or a timestamp, for example 2024-09-01.',
      examples: ['2024-09-01'],
    },
  };
}

const PLANS_OR_ADD_ONS = {
  status: 'conditional',
  condition: 'A pricing must have plans, add-ons or both.',
} as const;

/** Fields of the root. */
export const ROOT_FIELDS: readonly FieldSource[] = fieldsBelow('', {
  saasName: {
    description: 'The name of the service.',
    status: 'required',
    type: 'string',
    rules: ['Must have 3 to 255 characters, not counting spaces at either end.'],
    pricing4ts: (version) =>
      isNewerThanParsers(version) ? {} : {note: 'Before 0.8.3, the maximum is 50 characters.'},
    pricing4java: (version) => ({
      note:
        version === '1.0'
          ? 'Releases 5.1.0 and later require 3 to 50 characters. Earlier releases accept any string.'
          : 'Requires 3 to 50 characters.',
    }),
    schema: {type: 'string', ...NAME, examples: ['NoteHarbor']},
  },
  syntaxVersion: {
    since: '2.1',
    description: 'The Pricing2Yaml version of the file.',
    status: 'required',
    type: 'string',
    rules: (version) => [
      'Quote the version. YAML reads an unquoted version as a number, which Pricing4TS rejects.',
      '`retrievePricingFromYaml` checks only that the version has the form X.Y, not that it exists.',
      ...(isNewerThanParsers(version)
        ? [`Pricing4Java throws \`Unsupported syntax version ${version}\`.`]
        : []),
    ],
    changes: [
      {version: '2.1', text: 'Contains the version number that was previously in `version`.'},
    ],
    pricing4java: {note: 'Also accepts the number without quotes.'},
    schema: versionNumber,
  },
  version: {
    description: (version) =>
      isAtLeast(version, '2.1')
        ? 'A label that you choose for this state of the pricing.'
        : 'The Pricing2Yaml version of the file.',
    status: (version) =>
      isAtLeast(version, '2.1') ? 'optional' : version === '1.0' ? 'conditional' : 'required',
    condition: (version) =>
      version === '1.0'
        ? 'Yaml4SaaS files lack this key, but all current releases require it.'
        : undefined,
    type: 'string',
    rules: (version) =>
      isAtLeast(version, '2.1')
        ? [
            'Only strings are accepted, so quote labels that look like numbers or dates.',
            isNewerThanParsers(version)
              ? 'If the label is missing, Pricing4TS uses the `createdAt` date in the form `2025-3-1`.'
              : 'If the label is missing, the libraries use the `createdAt` date. Pricing4Java writes `2025-03-01`, and Pricing4TS writes `2025-3-1`.',
          ]
        : ['Quote the version so that YAML does not read it as a number.'],
    changes: [
      {
        version: '2.1',
        text: 'Now a label of your choice. `syntaxVersion` contains the format’s version.',
      },
    ],
    pricing4java: (version) =>
      version === '1.0'
        ? {note: 'Releases 3.0.0 to 4.0.1 ignore the key. Releases 5.1.0 and later require it.'}
        : {},
    schema: (version) =>
      isAtLeast(version, '2.1')
        ? {type: ['string', 'null'], examples: ['2025-spring']}
        : versionNumber(version),
  },
  day: datePart('day', 1, 31, 'Must be from 1 to 31.'),
  month: datePart('month', 1, 12, 'Must be from 1 to 12.'),
  year: datePart('year', 1000, 9999, 'Must have four digits.'),
  createdAt: {
    since: '1.1',
    description: 'The date on which the prices were recorded.',
    status: 'required',
    type: 'date',
    rules: [
      'Write `yyyy-mm-dd`, with or without quotes. If you add a time, do not quote the value.',
      'Pricing4TS rejects dates in the future.',
    ],
    changes: [{version: '1.1', text: 'Replaces `day`, `month` and `year`.'}],
    pricing4java: {
      note: 'Also accepts dates in the future. Reads unquoted dates in the local time zone.',
    },
    schema: {
      $comment:
        'YAML reads an unquoted date as a timestamp. Tools that work on JSON read a string, so a time of day is an error here, even though Pricing4TS accepts an unquoted one.',
      type: 'string',
      pattern: '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$',
      patternErrorMessage: 'Write the date as yyyy-mm-dd, for example "2025-03-01".',
      examples: ['2025-03-01'],
    },
  },
  starts: moment('The time from which the prices apply.'),
  ends: moment('The time until which the prices apply.'),
  url: {
    since: '2.0',
    description: 'The URL of the public page that shows these prices.',
    type: 'URL',
    rules: [URL_RULE],
    pricing4ts: readSince('0.5.0'),
    pricing4java: {
      note: 'Requires a lowercase scheme and does not validate the rest.',
    },
    schema: {...orNull(URL_SCHEMA), examples: ['https://noteharbor.example/pricing']},
  },
  currency: {
    description: 'The currency of all prices in the file.',
    status: 'required',
    type: 'string',
    rules: [
      'Must be a three-letter ISO 4217 code, such as `EUR`. Pricing4TS rejects symbols and names.',
    ],
    pricing4ts: {note: `Accepts ${CURRENCIES.length} codes, in any case.`},
    pricing4java: {note: 'Accepts any string.'},
    schema: {
      type: 'string',
      pattern: inAnyCase(CURRENCIES.map(({code}) => code)),
      patternErrorMessage: 'Write a currency code of ISO 4217, for example EUR or USD.',
      defaultSnippets: CURRENCIES.map(({code, currency}) => ({
        label: code,
        description: currency,
        body: code,
      })),
    },
  },
  hasAnnualPayment: {
    removed: '2.0',
    replacedBy: '`billing`',
    description: 'Whether customers can pay annually.',
    type: 'boolean',
    pricing4ts: {
      releases: '0.2.0 to 0.4.1',
      note: 'These releases require the key, even in 2.0. Later releases remove it when they convert the file.',
    },
    pricing4java: {
      note: 'In 5.1.0 and later, the conversion removes the key and logs a warning to the console.',
    },
    schema: {type: ['boolean', 'null']},
  },
  tags: {
    since: '2.0',
    description: 'The names of the feature groups.',
    type: 'list of strings',
    default: 'no groups',
    pricing4ts: readSince('0.2.3'),
    pricing4java: {note: 'Does not validate the items’ type.'},
    schema: {type: ['array', 'null'], items: {type: 'string'}, examples: [['Writing']]},
  },
  billing: {
    since: '2.0',
    description:
      'The billing periods that customers can choose from, each with the factor applied to all prices.',
    type: 'mapping of numbers',
    default: '`monthly: 1`',
    rules: [
      'You choose the names of the periods.',
      'Parsers only validate the factors. Multiply the prices by them in your program.',
    ],
    changes: [
      {version: '2.0', text: 'Replaces `hasAnnualPayment`, `monthlyPrice` and `annualPrice`.'},
    ],
    pricing4ts: readSince('0.5.0'),
    schema: {
      type: ['object', 'null'],
      errorMessage: 'Write a mapping from the name of a billing period to a number, not a list.',
      defaultSnippets: [
        {
          label: 'billing periods',
          description: 'Full price for monthly payment, and a discount for annual payment',
          body: {monthly: 1, annual: 0.8},
        },
      ],
    },
  },
  'billing.<period>': {
    since: '2.0',
    description: 'One billing period’s factor. For example, 0.8 is a discount of 20 %.',
    status: 'conditional',
    condition: 'Write one entry for each billing period.',
    type: 'number',
    rules: ['Must be greater than 0 and at most 1.'],
    pricing4ts: readSince('0.5.0'),
    schema: {type: 'number', exclusiveMinimum: 0, maximum: 1},
  },
  variables: {
    since: '2.0',
    description: 'Values that prices can use: `#name` in a price is replaced with the value.',
    type: 'mapping',
    default: 'no variables',
    pricing4ts: (version) => ({
      ...readSince('0.5.0')(version),
      note: 'Omits the variables when it writes a file.',
    }),
    pricing4java: {
      note: 'Keeps the variables when it writes a file, but replaces the formulas with numbers.',
    },
    schema: {
      type: ['object', 'null'],
      errorMessage: 'Write a mapping from the name of a variable to its value, not a list.',
    },
  },
  'variables.<name>': {
    since: '2.0',
    description: 'The value of one variable.',
    status: 'conditional',
    condition: 'Write one entry for each variable.',
    type: 'number, string or boolean',
    rules: [
      'Use only letters and digits in the name. Do not start it with another variable’s name, because Pricing4TS replaces `#name` wherever it occurs.',
    ],
    pricing4ts: readSince('0.5.0'),
    pricing4java: {
      note: 'Names must start with a letter and contain only letters and digits. Values are not validated. The library rejects an undeclared name in a calculation, but a price that is only such a name, as in `"#seats"`, silently becomes empty.',
    },
    schema: {type: ['number', 'string', 'boolean']},
  },
  features: {
    description: 'The features that plans and add-ons can set. The keys are the feature names.',
    status: 'required',
    type: 'mapping of features',
    schema: (version) => ({
      $comment:
        'Pricing4TS writes a list when it converts older files. Write a mapping, because Pricing4Java accepts nothing else.',
      type: ['object', 'array'],
      defaultSnippets: [featureSnippet(version)],
    }),
  },
  usageLimits: {
    description: 'The limits on the use of features. The keys are the limit names.',
    type: 'mapping of usage limits',
    default: 'no limits',
    pricing4java: {note: 'Evaluation fails if the file has no usage limits.'},
    schema: (version) => ({
      type: ['object', 'array', 'null'],
      defaultSnippets: limitSnippets(version),
    }),
  },
  plans: {
    ...PLANS_OR_ADD_ONS,
    description: 'The plans that customers choose from. The keys are the plan names.',
    type: 'mapping of plans',
    default: 'no plans',
    pricing4ts: {note: 'Also accepts files with neither plans nor add-ons.'},
    pricing4java: {note: 'Rejects files without plans, even if they have add-ons.'},
    schema: (version) => ({
      type: ['object', 'array', 'null'],
      defaultSnippets: [planSnippet(version)],
    }),
  },
  addOns: {
    ...PLANS_OR_ADD_ONS,
    description:
      'The add-ons that customers can buy in addition to a plan. The keys are the add-on names.',
    type: 'mapping of add-ons',
    default: 'no add-ons',
    schema: {type: ['object', 'array', 'null'], defaultSnippets: [ADD_ON_SNIPPET]},
  },
  custom: {
    since: '3.0',
    description: 'Your own data, which parsers store but do not use.',
    type: 'mapping',
    default: 'no data',
    rules: ['Can contain any content except a single string or number.'],
    pricing4ts: {
      releases: '0.10.4',
      note: 'Earlier 0.10 releases ignore the key. No release includes it when it writes a file.',
    },
    schema: {type: ['object', 'array', 'null']},
  },
});
