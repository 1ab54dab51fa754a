/** Checks text files for secrets, and for marks that a version cut or a merge has left. */
import path from 'node:path';
import {lintSource} from '@secretlint/core';
import {creator as pattern} from '@secretlint/secretlint-rule-pattern';
import {creator as preset} from '@secretlint/secretlint-rule-preset-recommend';
import {LineCounter, parseDocument, visit} from 'yaml';
import {readData} from '@pricing4saas/pricing2yaml/dataFile';
import {listFiles} from '../../lib/repository';
import {textProblem} from '../../lib/text.mjs';
import type {Problem} from '../../markdown/fences';
import {VERSIONS} from '../../site/versions';
import {CONFLICT, search} from '../markdown/prose.mjs';

const options = readData(path.join(import.meta.dirname, 'secrets.yml')) as object;

const rules = [
  {
    id: '@secretlint/secretlint-rule-preset-recommend',
    rule: preset,
    rules: [{id: '@secretlint/secretlint-rule-aws', options: {enableIDScanRule: true}}],
  },
  {id: '@secretlint/secretlint-rule-pattern', rule: pattern, options},
];

/** Finds texts and links that cannot be read, and folders with the name of a page. */
export function unreadable(root: string, texts: readonly string[]): Problem[] {
  const folders = texts.flatMap((file) => /^.*?\.mdx?(?=\/)/.exec(file)?.[0] ?? []);
  return [...new Set([...listFiles(root, {links: true}), ...folders, ...texts])]
    .map((file) => ({file, line: 1, message: textProblem(path.join(root, file))}))
    .filter(({message}) => message !== '');
}

/** Scans all texts at once, because secretlint measures itself, which takes long for many texts. */
async function secrets(files: readonly (readonly [string, string])[]): Promise<Problem[]> {
  const content = files.map(([, text]) => text).join('\n');
  const source = {filePath: 'all', content, ext: '', contentType: 'text' as const};
  const {messages} = await lintSource({source, options: {config: {rules}}});
  const places = files.flatMap(([file, text]) =>
    text.split('\n').map((_, index) => ({file, line: index + 1})),
  );
  // The value of a password can be a more specific secret.
  const isWithin = ([start, end]: readonly number[], [from, to]: readonly number[]) =>
    from! <= start! && end! <= to! && end! - start! < to! - from!;
  const found = messages.filter((each) => !messages.some(({range}) => isWithin(range, each.range)));
  return found.map(({loc, message}) => {
    // The rest of the message is the secret.
    const [, kind] = /^found (?:matching )?(.*?)(?:: |$)/.exec(message) ?? [];
    const fix =
      'Revoke it, and write a placeholder. If it opens nothing, add it to checks/pages/secrets.yml.';
    return {...places[loc.start.line - 1]!, message: `This looks like a secret: ${kind}. ${fix}`};
  });
}

/** Marks that a version cut or a merge has left, by the paths of files. */
const MARKS = [
  {
    paths: /^site\/versions\//,
    pattern: /^(?:\/\/|#) EDIT:/gm,
    message: 'The version cut is not finished. Follow the instruction in this line, and remove it.',
  },
  {
    paths: /./,
    pattern: CONFLICT,
    message:
      'This merge conflict is unresolved. Keep the correct lines, and remove those with <<<<<<<, ======= and >>>>>>>.',
  },
];

/** Finds texts in YAML data whose code does not end. Readers would see it exchanged with the text. */
function openCode(file: string, text: string): Problem[] {
  if (!/^(?:blog|features|packages|site)\/.*\.yml$/.test(file)) return [];

  const problems: Problem[] = [];
  const lineCounter = new LineCounter();
  visit(parseDocument(text, {lineCounter}), {
    Scalar(_, {value, range}) {
      if (typeof value !== 'string' || value.split('`').length % 2 === 1) return;

      const message = 'This text has code that does not end. Close it with a second backtick.';
      problems.push({file, line: lineCounter.linePos(range?.[0] ?? 0).line, message});
    },
  });
  return problems;
}

/** The newest release of each library that the docs describe, by its name. */
const NEWEST = new Map(
  VERSIONS.toReversed().flatMap(({libraries}) =>
    Object.entries(libraries).map(([name, {range}]) => [name.toLowerCase(), range[1]] as const),
  ),
);

const RELEASE = /Pricing4(?:Java|React|TS)(?:[ :]|<\/artifactId>\s*<version>)\d+\.\d+\.\d+/gi;

/** Finds releases in Markdown that are newer than those that the docs describe. The check of code blocks reads commands. */
function unknownReleases(file: string, text: string): Problem[] {
  if (!/^(?:docs|partials|blog|features)\/.*\.mdx?$/.test(file)) return [];

  return search([{line: 1, text}], RELEASE, (found) => {
    const [, name = '', release = ''] = /^(\w+).*?([\d.]+)$/s.exec(found) ?? [];
    const newest = NEWEST.get(name.toLowerCase())!;
    const isNewer = release.localeCompare(newest, 'en', {numeric: true}) > 0;
    return (
      isNewer && `The docs describe ${name} up to ${newest}, not ${release}. Correct the release.`
    );
  }).flatMap(({line, message}) => (message === false ? [] : [{file, line, message}]));
}

/** Checks the texts of files, by path relative to the root. */
export async function checkTexts(files: ReadonlyMap<string, string>): Promise<Problem[]> {
  const marks = [...files].flatMap(([file, text]) =>
    MARKS.filter(({paths}) => paths.test(file)).flatMap(({pattern, message}) =>
      search([{line: 1, text}], pattern, () => '').map(({line}) => ({file, line, message})),
    ),
  );
  const others = [...files].flatMap((each) => [...openCode(...each), ...unknownReleases(...each)]);
  return [...(await secrets([...files])), ...marks, ...others];
}
