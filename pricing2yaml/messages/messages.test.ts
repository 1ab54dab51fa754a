import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {root} from '../../lib/root';
import {judge} from '../corpus/agreement';
import {ACCEPTED, readCorpus, type ParserName} from '../corpus/corpus';
import {SCHEMA_FOLDER, SYNTAX_VERSIONS} from '../schema/model';
import {CHOOSING_SCHEMA} from '../schema/validate';
import {causeOf, findMessages, type ErrorMessage} from './model';
import {PRICING4JAVA_MESSAGES} from './pricing4java';
import {PRICING4TS_MESSAGES} from './pricing4ts';
import {PRICING4REACT_MESSAGES} from './pricing4react';
import {TOKEN_MESSAGES} from './tokens';
import {SCHEMA_MESSAGES} from './schema';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const CORPUS = readCorpus();

function recorded(parser: ParserName): readonly string[] {
  return CORPUS.map(({observed}) => observed[parser]).filter((answer) => answer !== ACCEPTED);
}

/** Messages of the parser in the tables of its reference page, with the placeholders as names. */
function documented(): readonly string[] {
  const page = read('docs/api/Pricing4Java/yaml-utils-messages.md');
  const tables = page.slice(page.indexOf('{#root-errors}'), page.indexOf('{#other-releases}'));
  const cells = [...tables.matchAll(/^\| .* \| (.* .*) \|$/gm)].map(([, cell]) => cell!);
  return cells
    .filter((cell) => cell.includes('`') && !/^none|^the same|Java runtime message$/.test(cell))
    .flatMap((cell) => cell.split('`, `').map((text) => text.replace(/[`*]/g, '')));
}

/** Messages of the JSON Schemas: for the corpus, and all texts that the schemas contain. */
function schemaMessages(): readonly string[] {
  const texts = [...SYNTAX_VERSIONS, CHOOSING_SCHEMA]
    .map((name) => read(`${SCHEMA_FOLDER}/${name}.json`))
    .flatMap((json) => [
      ...json.matchAll(
        /"(?:errorMessage|patternErrorMessage|deprecationMessage)":\s*("(?:\\.|[^"])*")/g,
      ),
    ])
    .map(([, text]) => JSON.parse(text!) as string);
  const found = CORPUS.filter(({group}) => group !== 'raw').flatMap((each) => judge(each).errors);
  return [...new Set([...texts, ...found.map((error) => error.replace(/^.*?: /, ''))])];
}

const LISTS: Readonly<
  Record<string, {messages: readonly ErrorMessage[]; received: readonly string[]}>
> = {
  ts: {messages: PRICING4TS_MESSAGES, received: recorded('pricing4ts@0.9.5')},
  java: {
    messages: PRICING4JAVA_MESSAGES,
    received: [...recorded('Pricing4Java@5.5.2'), ...documented()],
  },
  schema: {messages: SCHEMA_MESSAGES, received: schemaMessages()},
  token: {
    messages: TOKEN_MESSAGES,
    received: [
      'io.github.isagroup.exceptions.PricingPlanEvaluationException: You have reached the limit of the feature: notes\n\tat io.github.isagroup.annotations.PricingPlanAwareAspect',
      'io.jsonwebtoken.ExpiredJwtException: JWT expired at 2025-03-01T10:15:30Z. Current time: 2025-03-02T08:00:00Z, a difference of 78270000 milliseconds.  Allowed clock skew: 0 milliseconds.',
      'java.lang.NoClassDefFoundError: javax/xml/bind/DatatypeConverter',
    ],
  },
  react: {
    messages: PRICING4REACT_MESSAGES,
    received: [
      'Error evaluating feature Error evaluating Feature notes. No FeatureRetriever provided',
      'Uncaught SyntaxError: Unexpected token \'e\', "eyJhbGciOi"... is not valid JSON',
      '[ERROR] Plan/Add-on GOLD not found in the pricing',
    ],
  },
};

describe.each(Object.entries(LISTS))('messages of %s', (_name, {messages, received}) => {
  it('match each received message with exactly one entry', () => {
    const found = received.map((text) => [text, findMessages(text, messages).map(({id}) => id)]);
    expect(received).not.toEqual([]);
    expect(found.filter(([, ids]) => ids!.length !== 1)).toEqual([]);
  });
  it('were received, or state their source', () => {
    const unproven = messages
      .filter(({source}) => source === undefined)
      .flatMap((entry) => entry.forms.map((form) => ({...entry, forms: [form] as const})))
      .filter((entry) => !received.some((text) => findMessages(text, [entry]).length > 0));
    expect(unproven.map(({forms}) => forms[0])).toEqual([]);
  });
  it('state their source with a line, or name the class of another library', () => {
    const sources = messages.flatMap(({source}) => source ?? []);
    expect(sources.filter((source) => !/^[\w/.-]+\.\w+:\d+$| of /.test(source))).toEqual([]);
  });
});

it('name the exceptions of Pricing4Java', () => {
  for (const answer of recorded('Pricing4Java@5.5.2')) {
    const exception = /^\[(\w+)\]/.exec(answer)![1];
    expect(findMessages(answer, PRICING4JAVA_MESSAGES)[0]?.exceptions, answer).toContain(exception);
  }
});

it('state the lines of Pricing4TS that throw them', () => {
  for (const {source, forms} of PRICING4TS_MESSAGES) {
    if (source === undefined) continue;
    const [file, line] = source.split(':');
    const code = read(`node_modules/pricing4ts/dist/${file}`).split('\n')[Number(line) - 1]!;
    const words = forms.map((form) => form.split(/<\w+>/).sort((a, b) => b.length - a.length)[0]!);
    expect(
      words.some((text) => code.includes(text)),
      `${source}: ${code}`,
    ).toBe(true);
  }
});

it('have ids that begin with their list and are unique', () => {
  const all = Object.values(LISTS).flatMap(({messages}) => messages);
  expect(new Set(all.map(({id}) => id)).size).toBe(all.length);
  expect(
    all.filter(({id}) => !/^(?:ts|java|schema|token|guard|filter|react)-[a-z0-9-]+$/.test(id)),
  ).toEqual([]);
});

it('are found without location, class and stack trace', () => {
  const nested =
    'Error: Error parsing plan TEAM. Error: Error while parsing the feature pdf of the plan TEAM. Error: Feature pdf is not defined';
  expect(causeOf(nested)).toBe('Feature pdf is not defined');
  expect(causeOf('java.lang.IllegalStateException: No plan')).toBe('No plan');
});
