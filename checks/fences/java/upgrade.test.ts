/**
 * Upgrades the back ends of the older tutorials as docs/api/upgrading.md explains, and compiles the result. Reads
 * versioned_docs/version-1.4.0/docs/getting-started and versioned_docs/version-2.0.0/docs/getting-started.
 */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {readText, root} from '../../../lib/root';
import {parseFences} from '../../../markdown/fences';
import {checkFences} from '../check';
import {CONTEXT} from '../fixture';
import {javaChecker} from './checker';
import {OBSTACLE} from './testing';

const VERSIONS = ['1.4.0', '2.0.0'];

const ROW = /^\| `([^`]+)` \| `([^`]+)` \| Java/gm;

/** "Search" and "Replace with" of the table for Java. */
const replacements = [...readText('docs/api/upgrading.md').matchAll(ROW)].map(
  ([, search = '', replacement = '']) => [search, replacement] as const,
);

function tutorialOf(version: string): string {
  const folder = path.join(root, `versioned_docs/version-${version}/docs/getting-started`);
  const file = readdirSync(folder).find((name) => name.startsWith('configuration.'))!;
  return readFileSync(path.join(folder, file), 'utf8');
}

const searchAndReplace = (text: string): string =>
  replacements.reduce(
    (before, [search, replacement]) =>
      before.replaceAll(
        new RegExp(`(?<!\\w)${search.replace(/\W/g, '\\$&')}(?!\\w)`, 'g'),
        replacement,
      ),
    text,
  );

/** The rows of "Edit by hand" that concern the tutorials. */
const editByHand = (text: string): string =>
  text
    .replace(/ +@Override\n +public Object getUserAuthorities\(\) \{[^}]+\}\n/, '')
    .replace(
      /( +)@Override\n +public String getUserPlan/,
      '$1@Override public java.util.List<String> getUserAddOns() { return java.util.List.of(); }\n$&',
    );

it.skipIf(OBSTACLE)(
  'the back ends of the older tutorials compile after the upgrade',
  {timeout: 60_000},
  () => {
    const fences = VERSIONS.flatMap((version) => {
      const text = editByHand(searchAndReplace(tutorialOf(version)));
      return parseFences(version, text, '2.0.1').filter(({words}) => words.has('unit'));
    });
    expect(fences.length).toBeGreaterThan(16);
    expect(checkFences(fences, [javaChecker], CONTEXT).problems).toEqual([]);
  },
);
