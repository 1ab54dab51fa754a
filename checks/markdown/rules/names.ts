/** Proper names have one spelling. */
import {lineAt} from '../document';
import type {ProseRule} from '../rule';

/** Names with the ways in which they are misspelt, beyond upper and lower case, as a pattern. */
const NAMES: Readonly<Record<string, string>> = {
  Algolia: 'algolia',
  Docusaurus: 'docu[sz]aurus',
  GitHub: 'git[ -]?hub',
  JavaScript: 'java[ -]?script',
  JSON: 'json',
  JWT: 'jwt',
  Maven: 'maven',
  MiniZinc: 'mini[ -]?zinc',
  'Node.js': 'node\\.?js',
  NoteHarbor: 'note[ -]?harbou?r',
  npm: 'npm',
  OpenFeature: 'open[ -]?feature',
  Pricing2Yaml: 'pricing[ -]?(?:2|to)[ -]?yaml',
  Pricing4Java: 'pricing[ -]?(?:4|for)[ -]?java(?!script)',
  Pricing4React: 'pricing[ -]?(?:4|for)[ -]?react',
  Pricing4SaaS: 'pricing[ -]?(?:4|for)[ -]?saas',
  Pricing4TS: 'pricing[ -]?(?:4|for)[ -]?ts',
  SaaS: 'saas',
  'Spring Boot': 'spring[ -]?boot',
  TypeScript: 'type[ -]?script',
  YAML: 'yaml',
  Yaml4SaaS: 'yaml[ -]?(?:4|for)[ -]?saas',
};

// Parts of addresses, files and packages are no names: "/docs/yaml", "a.yaml", "@isa/json".
const PATTERNS = Object.entries(NAMES).map(
  ([name, variants]) =>
    [name, new RegExp(`(?<![\\w./@-])(?:${variants})(?![\\w/@]|[.-]\\w)`, 'gi')] as const,
);

export const names: ProseRule = {
  name: 'names',
  check: ({prose}) =>
    prose.flatMap((run) =>
      PATTERNS.flatMap(([name, pattern]) =>
        [...run.text.matchAll(pattern)]
          .filter(([found]) => found.replace(/\s+/g, ' ') !== name)
          .map((match) => ({
            line: lineAt(run, match.index),
            text: match[0],
            message:
              `"${match[0]}" is spelt "${name}". Correct it, or put it between backticks if a ` +
              'package, a file or an identifier is meant.',
          })),
      ),
    ),
};
