import {readdirSync} from 'node:fs';
import path from 'node:path';
import {judge} from '@pricing4saas/pricing2yaml/corpus/agreement';
import {ACCEPTED, readCorpus, type ParserName} from '@pricing4saas/pricing2yaml/corpus/corpus';
import {findMessages} from '@pricing4saas/pricing2yaml/messages/model';
import {readMessages, type PageMessage} from '@pricing4saas/pricing2yaml/messages/page';
import {CHOOSING_SCHEMA, SYNTAX_VERSIONS} from '@pricing4saas/pricing2yaml/schema/model';
import {readSchema} from '@pricing4saas/pricing2yaml/schema/published';
import {readText, root} from '../../lib/root';
import {MESSAGES_FILE} from '../../site/pages';
import library from './library.json';
import unreachable from './unreachable.json';

const MESSAGES = readMessages(readText(MESSAGES_FILE));

const inSections = (sections: readonly string[]) =>
  MESSAGES.filter(({section}) => sections.includes(section));

/** The sections with the messages of a library. */
const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  'pricing4ts@0.9.5': ['pricing4ts', 'node', 'analysis'],
  'Pricing4Java@5.5.2': ['pricing4java', 'tokens', 'filter', 'service'],
  'Pricing4React@2.2.0': ['pricing4react'],
};

const CORPUS = readCorpus();

const recorded = (parser: ParserName): readonly string[] =>
  CORPUS.map(({observed}) => observed[parser]).filter((answer) => answer !== ACCEPTED);

/** Messages of the parser in the tables of its reference page, with the placeholders as names. */
function documented(): readonly string[] {
  const page = readText('docs/api/Pricing4Java/yaml-utils-messages.md');
  const tables = page.slice(page.indexOf('{#root-errors}'), page.indexOf('{#other-releases}'));
  const cells = [...tables.matchAll(/^\| .* \| (.* .*) \|$/gm)].map(([, cell]) => cell!);
  return cells
    .filter((cell) => cell.includes('`') && !/^none|^the same|Java runtime message$/.test(cell))
    .flatMap((cell) => cell.split('`, `').map((text) => text.replace(/[`*]/g, '')));
}

/** Messages of the JSON Schemas: for the corpus, and all texts that the schemas contain. */
function schemaMessages(): readonly string[] {
  const texts = [...SYNTAX_VERSIONS, CHOOSING_SCHEMA]
    .map((name) => JSON.stringify(readSchema(name)))
    .flatMap((json) => [
      ...json.matchAll(
        /"(?:errorMessage|patternErrorMessage|deprecationMessage)":\s*("(?:\\.|[^"])*")/g,
      ),
    ])
    .map(([, text]) => JSON.parse(text!) as string);
  const found = CORPUS.filter(({group}) => group !== 'raw').flatMap((each) => judge(each).errors);
  return [...new Set([...texts, ...found.map((error) => error.replace(/^.*?: /, ''))])];
}

/** Results that the code block checks compare with those of the libraries. */
const shown = (): readonly string[] =>
  (readdirSync(path.join(root, 'docs'), {recursive: true}) as string[])
    .filter((file) => /\.mdx?$/.test(file))
    .flatMap((file) => [
      ...readText(`docs/${file}`).matchAll(
        /^```text (?:answer=pricing4|exception|output).*\n([^]*?)\n```$/gm,
      ),
    ])
    .flatMap(([, text]) => [text!, ...text!.split('\n')]);

/** Messages in the tables of Pricing4TS, whose rows `site/pricing4tsErrors.test.ts` provokes. */
const IN_TABLES = ['read-and-write', 'pricing-tokens', 'analysis'].flatMap((name) =>
  readText(`docs/api/Pricing4TS/${name}.md`)
    .split('| Condition |')
    .slice(1)
    .flatMap((part) => [...part.split('\n\n')[0]!.matchAll(/`([^`]* [^`]*)`[^`|]*\|$/gm)])
    .map(([, message]) => message!),
);

/** Messages that the tests of NoteHarbor provoke: id of the entry and message. */
function provokedInJava(): readonly (readonly [string, string])[] {
  const test = readText(
    'samples/noteharbor/backend/src/test/java/com/noteharbor/ErrorMessagesTest.java',
  );
  return [...test.matchAll(/cause\("([\w-]+)", ("(?:\\.|[^"\\])*")/g)].map(([, id, text]) => [
    id!,
    JSON.parse(text!) as string,
  ]);
}

/** Entries that the test beside this one provokes. */
const PROVOKED = [
  ...readText('checks/messages/provoked.test.ts').matchAll(/\[\s*'([\w-]+)',/g),
].map(([, id]) => id!);

/** Received messages, of which each has exactly one entry. */
const RECEIVED: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['pricing4ts', ['pricing4ts'], recorded('pricing4ts@0.9.5')],
  ['pricing4java', ['pricing4java'], [...recorded('Pricing4Java@5.5.2'), ...documented()]],
  ['schema', ['schema'], schemaMessages()],
  [
    'in tables',
    SECTIONS['pricing4ts@0.9.5']!,
    IN_TABLES.filter((text) => !/^Cannot read|^No token/.test(text)),
  ],
  [
    'in an application',
    ['tokens', 'filter', 'pricing4react'],
    [
      'io.github.isagroup.exceptions.PricingPlanEvaluationException: You have reached the limit of the feature: notes\n\tat io.github.isagroup.annotations.PricingPlanAwareAspect',
      'io.jsonwebtoken.ExpiredJwtException: JWT expired at 2025-03-01T10:15:30Z. Current time: 2025-03-02T08:00:00Z, a difference of 78270000 milliseconds.  Allowed clock skew: 0 milliseconds.',
      'java.lang.NoClassDefFoundError: javax/xml/bind/DatatypeConverter',
      'Error evaluating feature Error evaluating Feature notes. No FeatureRetriever provided',
      'Uncaught SyntaxError: Unexpected token \'e\', "eyJhbGciOi"... is not valid JSON',
      '[ERROR] Plan/Add-on GOLD not found in the pricing',
    ],
  ],
];

/** Whether one of two texts with placeholders is a form of the other. */
function isSame(form: string, message: string): boolean {
  const matches = (text: string, pattern: string) =>
    findMessages(text, [{id: '', forms: [pattern]}]).length > 0;
  return matches(message, form) || matches(form, message);
}

it.each(RECEIVED)(
  'each received message has exactly one entry: %s',
  (_name, sections, received) => {
    const found = received.map((text) => [
      text,
      findMessages(text, inSections(sections)).map(({id}) => id),
    ]);
    expect(received).not.toEqual([]);
    expect(found.filter(([, ids]) => ids!.length !== 1)).toEqual([]);
  },
);

it('each message that Java tests provoke has the entry that they name', () => {
  const sections = SECTIONS['Pricing4Java@5.5.2']!.filter((section) => section !== 'pricing4java');
  const wrong = provokedInJava().filter(([id, message]) => {
    const entries = inSections(id.startsWith('java-') ? ['pricing4java'] : sections);
    // Messages that end with a date or a detail are shorter in the test.
    return !entries.some(
      (entry) =>
        entry.id === id &&
        entry.forms.some((form) => isSame(form, message) || form.startsWith(message)),
    );
  });
  expect(wrong).toEqual([]);
  expect(provokedInJava().length).toBeGreaterThan(25);
});

/** Messages that reach no reader, with their library. */
const UNREACHABLE = unreachable.flatMap(({library: name, messages}) =>
  messages.map((message) => `${name}: ${message}`),
);

const REACHABLE = library.filter(
  ({library: name, message}) => !UNREACHABLE.includes(`${name}: ${message}`),
);

describe('each message of the libraries', () => {
  it('has an entry, or a reason why it reaches no reader', () => {
    const missing = REACHABLE.filter(({library: name, message}) => {
      const forms = inSections(SECTIONS[name]!).flatMap((entry) => entry.forms);
      return !forms.some((form) => isSame(form, message));
    });
    expect(missing).toEqual([]);
  });
  it('is excluded only if it exists, and with a reason', () => {
    const all = library.map(({library: name, message}) => `${name}: ${message}`);
    expect(UNREACHABLE.filter((message) => !all.includes(message))).toEqual([]);
    expect(unreachable.filter(({reason}) => reason.length < 20)).toEqual([]);
  });
});

describe('each entry', () => {
  const received = [...RECEIVED.flatMap(([, , texts]) => texts), ...shown(), ...IN_TABLES];
  const isReceived = (form: string) =>
    received.some((text) => findMessages(text, [{id: '', forms: [form]}]).length > 0) ||
    provokedInJava().some(([, message]) => isSame(form, message) || form.startsWith(message));

  it('contains messages that a library contains or a test receives, or states their source', () => {
    const unknown = MESSAGES.filter(({source}) => source === undefined).flatMap(({id, forms}) =>
      forms
        .filter(
          (form) => !REACHABLE.some(({message}) => isSame(form, message)) && !isReceived(form),
        )
        .map(
          (form) =>
            `${id}: nothing returns "${form}". Show it in an output, or add {/* source: … */}.`,
        ),
    );
    expect(unknown).toEqual([]);
  });
  it.each(MESSAGES.map((entry) => [entry.id, entry] as const))(
    'is provoked by a test: %s',
    (id, {forms, source}) => {
      expect(source !== undefined || PROVOKED.includes(id) || forms.some(isReceived)).toBe(true);
    },
  );
  it('has a heading that begins the first message', () => {
    expect(MESSAGES.filter(({heading, forms}) => !forms[0]!.startsWith(heading))).toEqual([]);
  });
});

it('the entries name the exceptions of Pricing4Java', () => {
  for (const answer of recorded('Pricing4Java@5.5.2')) {
    const exception = /^\[(\w+)\]/.exec(answer)![1];
    const [entry] = findMessages(answer, inSections(['pricing4java'])) as PageMessage[];
    expect(entry?.exceptions, answer).toContain(exception);
  }
});
