/** Fields at the top of a pricing. */
import {CURRENCIES} from '../dependencies';
import {isAtLeast, type FieldSource, type JsonSchema, type SyntaxVersion} from '../model';
import {fieldsBelow, type Field} from './shared';
import {ADD_ON_SNIPPET, FEATURE_SNIPPET, limitSnippets, planSnippet} from './snippets';
import {ADDRESS, ADDRESS_RULE, NAME, inAnyCase, orNull, readSince} from './values';

/** The key that holds the number of the syntax version. */
function versionNumber(version: SyntaxVersion): JsonSchema {
  return {
    type: 'string',
    const: version,
    errorMessage: `Write "${version}" with quotes, or choose the schema of another version.`,
  };
}

/** The keys `day`, `month` and `year` of 1.0. */
function datePart(unit: string, minimum: number, maximum: number, rule: string): Field {
  return {
    removed: '1.1',
    replacedBy: '`createdAt`',
    description: `The ${unit} in which the prices were written down.`,
    status: 'required',
    type: 'whole number',
    rules: [rule, '`day`, `month` and `year` together must be a date of the calendar.'],
    pricing4ts: {
      note: 'Turned into `createdAt` while the file is read; no release keeps it as it is.',
    },
    pricing4java: {note: 'From 5.1.0 on turned into `createdAt` while the file is read.'},
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
    rules: ['Only version 1.1 has it, and no release of a library acts on it.'],
    pricing4ts: {reads: false, note: 'Dropped when the file is converted to a later version.'},
    pricing4java: {reads: false, note: 'Dropped with a warning on the console.'},
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
  condition: 'A pricing has plans, add-ons, or both.',
} as const;

/** Fields of the root. */
export const ROOT_FIELDS: readonly FieldSource[] = fieldsBelow('', {
  saasName: {
    description: 'The name of the service that the pricing belongs to.',
    status: 'required',
    type: 'text',
    rules: ['3 to 255 characters, not counting blanks at either end.'],
    pricing4ts: (version) =>
      isAtLeast(version, '3.0') ? {} : {note: 'Before 0.8.3 at most 50 characters.'},
    pricing4java: {note: 'From 5.1.0 on 3 to 50 characters; before, any text.'},
    schema: {type: 'string', ...NAME, examples: ['NoteHarbor']},
  },
  syntaxVersion: {
    since: '2.1',
    description: 'The version of Pricing2Yaml in which the file is written.',
    status: 'required',
    type: 'text',
    rules: (version) => [
      'Quote it: without quotes YAML reads a number, which Pricing4TS rejects.',
      '`retrievePricingFromYaml` checks only the form X.Y, not whether it knows the version.',
      ...(isAtLeast(version, '3.0')
        ? ['Pricing4Java answers `Unsupported syntax version 3.0`.']
        : []),
    ],
    changes: [{version: '2.1', text: 'Takes over the number that `version` held before.'}],
    pricing4java: {note: 'Takes the number without quotes as well.'},
    schema: versionNumber,
  },
  version: {
    description: (version) =>
      isAtLeast(version, '2.1')
        ? 'A label of your own for this edition of the pricing.'
        : 'The version of the format in which the file is written.',
    status: (version) =>
      isAtLeast(version, '2.1') ? 'optional' : version === '1.0' ? 'conditional' : 'required',
    condition: (version) =>
      version === '1.0'
        ? 'Files from before the format had versions lack it; every current reader needs it.'
        : undefined,
    type: 'text',
    rules: (version) =>
      isAtLeast(version, '2.1')
        ? [
            'Quote labels that look like numbers or dates: only text is accepted.',
            'Without it, the date of `createdAt` becomes the label: Pricing4Java writes `2025-03-01`, Pricing4TS `2025-3-1`.',
          ]
        : ['Quote it, so that YAML does not make a number of it.'],
    changes: [
      {version: '2.1', text: 'A free label from here on; `syntaxVersion` took over the number.'},
    ],
    pricing4java: (version) =>
      version === '1.0'
        ? {note: '3.0.0 to 4.0.1 know no versions and ignore it; from 5.1.0 on it must be there.'}
        : {},
    schema: (version) =>
      isAtLeast(version, '2.1')
        ? {type: ['string', 'null'], examples: ['2025-spring']}
        : versionNumber(version),
  },
  day: datePart('day', 1, 31, 'From 1 to 31.'),
  month: datePart('month', 1, 12, 'From 1 to 12.'),
  year: datePart('year', 1000, 9999, 'Four digits.'),
  createdAt: {
    since: '1.1',
    description: 'The day on which the prices were written down.',
    status: 'required',
    type: 'date',
    rules: [
      'Write `yyyy-mm-dd`, with or without quotes. Only without quotes may a time follow.',
      'Pricing4TS rejects days that are yet to come.',
    ],
    changes: [{version: '1.1', text: 'Replaces `day`, `month` and `year`.'}],
    pricing4java: {note: 'Takes future days too, and reads unquoted dates in the local time zone.'},
    schema: {
      $comment:
        'YAML makes a timestamp of an unquoted date. Tools that see JSON see text, so a time of day is an error here although Pricing4TS reads an unquoted one.',
      type: 'string',
      pattern: '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$',
      patternErrorMessage: 'Write the date as yyyy-mm-dd, for example "2025-03-01".',
      examples: ['2025-03-01'],
    },
  },
  starts: moment('The moment from which the prices hold.'),
  ends: moment('The moment until which the prices hold.'),
  url: {
    since: '2.0',
    description: 'The public page that shows these prices.',
    type: 'address',
    rules: [ADDRESS_RULE],
    pricing4ts: readSince('0.5.0'),
    pricing4java: {note: 'Wants the scheme in lower case and checks nothing behind it.'},
    schema: {...orNull(ADDRESS), examples: ['https://noteharbor.example/pricing']},
  },
  currency: {
    description: 'The currency of every price in the file.',
    status: 'required',
    type: 'text',
    rules: ['A three-letter code of ISO 4217, such as `EUR`. Symbols and names are rejected.'],
    pricing4ts: {note: `Knows ${CURRENCIES.length} codes and takes them in any case.`},
    pricing4java: {note: 'Takes any text.'},
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
    description: 'Says whether customers may pay by the year.',
    type: 'true or false',
    pricing4ts: {
      releases: '0.2.0 to 0.4.1',
      note: 'These releases need it, even in 2.0. Later ones drop it when they convert the file.',
    },
    pricing4java: {note: 'From 5.1.0 on dropped with a warning on the console.'},
    schema: {type: ['boolean', 'null']},
  },
  tags: {
    since: '2.0',
    description: 'The names of the groups into which features are sorted.',
    type: 'list of texts',
    default: 'no groups',
    pricing4ts: readSince('0.2.3'),
    pricing4java: {note: 'Does not look at the type of the items.'},
    schema: {type: ['array', 'null'], items: {type: 'string'}, examples: [['Writing']]},
  },
  billing: {
    since: '2.0',
    description:
      'The billing periods on offer, each with the factor by which it multiplies every price.',
    type: 'map of numbers',
    default: '`monthly: 1`',
    rules: [
      'You choose the names of the periods.',
      'Parsers only check the factors; your program multiplies.',
    ],
    changes: [
      {version: '2.0', text: 'Replaces `hasAnnualPayment`, `monthlyPrice` and `annualPrice`.'},
    ],
    pricing4ts: readSince('0.5.0'),
    schema: {
      type: ['object', 'null'],
      errorMessage: 'Write a map from the name of a billing period to a number, not a list.',
      defaultSnippets: [
        {
          label: 'billing periods',
          description: 'Full price by the month, a discount by the year',
          body: {monthly: 1, annual: 0.8},
        },
      ],
    },
  },
  'billing.<period>': {
    since: '2.0',
    description: 'The factor of one billing period: 0.8 takes a fifth off the price.',
    status: 'conditional',
    condition: 'One for each billing period.',
    type: 'number',
    rules: ['Greater than 0, at most 1.'],
    pricing4ts: readSince('0.5.0'),
    schema: {type: 'number', exclusiveMinimum: 0, maximum: 1},
  },
  variables: {
    since: '2.0',
    description: 'Values that prices can use: `#name` in a price stands for the value.',
    type: 'map',
    default: 'no variables',
    pricing4ts: (version) => ({
      ...readSince('0.5.0')(version),
      note: 'Lost when a file is converted on disk.',
    }),
    schema: {
      type: ['object', 'null'],
      errorMessage: 'Write a map from the name of a variable to its value, not a list.',
    },
  },
  'variables.<name>': {
    since: '2.0',
    description: 'The value of one variable.',
    status: 'conditional',
    condition: 'One for each variable.',
    type: 'number, text, or true or false',
    rules: [
      'Use letters and digits only, and let no name start with another one: Pricing4TS replaces the text `#name` wherever it finds it.',
    ],
    pricing4ts: readSince('0.5.0'),
    pricing4java: {
      note: 'Names start with a letter and hold only letters and digits; values are unchecked.',
    },
    schema: {type: ['number', 'string', 'boolean']},
  },
  features: {
    description: 'Everything that plans may offer, by name.',
    status: 'required',
    type: 'map of features',
    schema: {
      $comment:
        'The list form is what Pricing4TS writes when it converts older files. Write a map: Pricing4Java reads nothing else.',
      type: ['object', 'array'],
      defaultSnippets: [FEATURE_SNIPPET],
    },
  },
  usageLimits: {
    description: 'The limits on the use of features, by name.',
    type: 'map of usage limits',
    default: 'no limits',
    pricing4java: {note: 'Evaluating features fails when the file has no usage limit at all.'},
    schema: (version) => ({
      type: ['object', 'array', 'null'],
      defaultSnippets: limitSnippets(version),
    }),
  },
  plans: {
    ...PLANS_OR_ADD_ONS,
    description: 'The plans that customers choose from, by name.',
    type: 'map of plans',
    default: 'no plans',
    rules: ['Pricing4TS does not insist on plans or add-ons; Pricing4Java does.'],
    pricing4java: {note: 'Does not read files that have add-ons but no plans.'},
    schema: (version) => ({
      type: ['object', 'array', 'null'],
      defaultSnippets: [planSnippet(version)],
    }),
  },
  addOns: {
    ...PLANS_OR_ADD_ONS,
    description: 'What customers can buy in addition to a plan, by name.',
    type: 'map of add-ons',
    default: 'no add-ons',
    schema: {type: ['object', 'array', 'null'], defaultSnippets: [ADD_ON_SNIPPET]},
  },
  custom: {
    since: '3.0',
    description: 'Data of your own. Parsers keep it and attach no meaning to it.',
    type: 'map',
    default: 'empty',
    rules: ['Any content is allowed below it. A single text or number in its place is rejected.'],
    pricing4ts: {
      releases: '0.10.4',
      note: 'Earlier 0.10 releases drop it, and every release drops it when it writes a file.',
    },
    schema: {type: ['object', 'array', 'null']},
  },
});
