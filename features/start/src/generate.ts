/** The files of an application for a pricing, made from those of the sample. */
import {SAMPLE_KIB, headerKiB, tokenKiB} from './headers';
import type {Choices, Model} from './model';
import {slugOf} from './names';
import {render} from './render';

/** The sample: names of its pricing, and its files by path. */
export interface Sample {
  readonly model: Model;
  readonly files: Readonly<Record<string, string>>;
}

/** What differs between two applications of the same choices. */
export interface Pricing {
  readonly model: Model;
  /** The file of the reader. */
  readonly text: string;
  /** Base64, for pricing tokens. */
  readonly secret: string;
}

/** What the files of the sample contain where an application has something else. */
const SAMPLE_PACKAGE = 'com.noteharbor';
const SAMPLE_SLUG = 'note-harbor';
/** In bytes, as Spring writes it, and as nginx writes it. */
const SAMPLE_LIMIT = /\b(?:32768|32(?:KB|k))\b/g;

/** Which files of the sample are only for some choices: all that match have to be chosen. */
const ONLY: readonly (readonly [RegExp, string])[] = [
  [/^spring\//, 'spring'],
  [/^express\//, 'express'],
  [/^react\//, 'react'],
  [/\/pom\.xml$/, 'maven'],
  [/\.gradle$/, 'gradle'],
  [/\/demo\/Session/, 'session'],
  [/\/demo\/(?:OwnJwt|Login)/, 'own-jwt'],
  [/\/demo\/ResourceServer/, 'resource-server'],
  [/\/auth\.session\./, 'session'],
  [/\/auth\.own-jwt\./, 'bearer'],
  [/\/auth\.resource-server\./, 'resource-server'],
  [
    /\/demo\/|\/Application\.java$|^spring\/(?:pom|.*\.gradle|config|src\/main\/resources\/application)/,
    'new',
  ],
  [
    /^express\/(?!src\/(?:features|guard|pricing)\.ts|pricing\/|test\/pricing|PRICING|\.env)/,
    'new',
  ],
  [/^react\/(?!src\/pricing\/)/, 'new'],
  [/\/README\.md$|\.gitignore$/, 'new'],
  [/\/PRICING\.md$/, 'existing'],
];

/** The choices, as the parts of files name them. */
function chosen({project, login, build, frontEnd}: Choices): ReadonlySet<string> {
  const isExpress = login === 'express';
  const hasTokens = isExpress || login === 'own-jwt';
  return new Set([
    project,
    login,
    frontEnd,
    ...(isExpress ? [] : ['spring', build]),
    ...(hasTokens ? ['bearer'] : []),
  ]);
}

/** Path in the application: the back end is at the top, the front end in its folder. */
const targetOf = (path: string, {basePackage}: Choices): string =>
  path
    .replace(/^(?:spring|express)\//, '')
    .replace(/^react\//, 'front-end/')
    .replace(/\/auth\.[\w-]+\.ts$/, '/auth.ts')
    .replace(SAMPLE_PACKAGE.replaceAll('.', '/'), basePackage.replaceAll('.', '/'));

/**
 * Makes the files.
 *
 * @returns texts by path, in the order of paths
 * @throws Error if a file of the sample has a list that does not fit its pricing
 */
export function generate(
  sample: Sample,
  {model, text, secret}: Pricing,
  choices: Choices,
): ReadonlyMap<string, string> {
  const parts = chosen(choices);
  const kib = headerKiB(tokenKiB(model.claims, choices.login));
  const files = Object.entries(sample.files)
    .filter(([path]) => ONLY.every(([pattern, choice]) => !pattern.test(path) || parts.has(choice)))
    .map(([path, content]): [string, string] => {
      const target = targetOf(path, choices);
      if (target.endsWith('pricing/pricing.yml')) return [target, model.text ?? text];
      const included = content
        .replace(/^<!-- include (\S+)#(\S+) -->\n/gm, (_, file: string, region: string) =>
          regionOf(sample.files[path.replace(/[^/]+$/, file)] ?? '', region),
        )
        .replaceAll(SAMPLE_PACKAGE, () => choices.basePackage)
        .replaceAll(SAMPLE_SLUG, () => slugOf(model.saasName))
        .replace(
          SAMPLE_LIMIT,
          (limit) => `${(parseInt(limit) / SAMPLE_KIB) * kib}${limit.replace(/\d+/, '')}`,
        )
        .replace(/^# NoteHarbor/m, () => `# ${heading(model.saasName)}`)
        .replace(/^(pricing\.secret|PRICING_SECRET)=.*$/gm, (_, key: string) => `${key}=${secret}`);
      // Names of the pricing come last, so that nothing replaces a part of them.
      return [target, render(included, sample.model, model, parts, path)];
    });
  return new Map(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function regionOf(text: string, name: string): string {
  const found = new RegExp(`region: ${name}\\b.*\\n([\\s\\S]*?)^.*endregion: ${name}\\b`, 'm').exec(
    text,
  );
  if (!found) throw new Error(`No region ${name} in:\n${text}`);
  return found[1]!.replace(/^ {4}/gm, '');
}

const heading = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#&]/g, '\\$&');
