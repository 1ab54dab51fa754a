import {symlinkSync} from 'node:fs';
import path from 'node:path';
import {git, listFiles} from '../../lib/repository';
import {temporaryFolder} from '../../lib/testing';
import {filesIn, root} from '../../site/files';
import {checkTexts, unreadable} from './texts';

const problems = async (files: Record<string, string>) =>
  (await checkTexts(new Map(Object.entries(files)))).map(
    ({file, line, message}) => `${file}:${line}: ${message}`,
  );

// Concatenated, because other scanners read this file.
const key = (start: string, length: number) => start + 'a8F5k2'.repeat(10).slice(0, length);

it.each([
  ['GitHub', key('ghp_', 36)],
  ['AWS', `AKIA${'Q7'.repeat(8)}`],
  ['Stripe', key('sk_live_', 24)],
  ['Stripe', 'stripe.api-' + `key=${key('sk_live_', 24)}`],
  ['Google', key('AIza', 35)],
  ['password', 'spring.datasource.' + 'password=Hunter2Hunter'],
  ['password', `const options = {${'password'}: 'correct-horse'};`],
])('reports a secret with its line and without its text: %s', async (kind, secret) => {
  const [problem, ...others] = await problems({'a.md': 'A\n', 'docs/b.md': `A\n\n${secret}\n`});
  expect(problem).toMatch(new RegExp(`^docs/b.md:3: This looks like a secret: .*${kind}`, 'i'));
  expect(problem).not.toContain(secret.slice(0, 12));
  expect(others).toEqual([]);
});

it.each([
  "{username: 'ben', password: 'ben-demo'}",
  'const secret = process.env.PRICING_SECRET;',
  'password: string;',
  'spring.datasource.password=${PASSWORD}',
])('accepts %s', async (text) => expect(await problems({'docs/a.md': text})).toEqual([]));

it('reports code that does not end in texts of YAML data', async () => {
  const text = 'a: "`b`"\nc:\n  - >-\n    `d` and\n    `e\n  - f\n';
  expect(await problems({'site/a.yml': text, 'samples/a.yml': text})).toEqual([
    expect.stringMatching(/^site\/a.yml:3: This text has code that does not end/),
  ]);
});

it('reports releases that are newer than the described ones', async () => {
  const xml = '<artifactId>Pricing4Java</artifactId>\n<version>99.0.1</version>';
  const text = `Pricing4Java 1.0.0\n\nPricing4TS 0.99.0, pricing4ts@0.99.0\n\n${xml}`;
  expect(await problems({'docs/a.md': text, 'samples/a.md': text})).toEqual([
    expect.stringMatching(/^docs\/a.md:3: The docs describe Pricing4TS up to .*, not 0.99.0/),
    expect.stringMatching(/^docs\/a.md:5: The docs describe Pricing4Java up to .*, not 99.0.1/),
  ]);
});

it('reports what a version cut left to edit', async () => {
  const text = 'a\n// EDIT: state what docs 2.1.0 documents.\n';
  expect(await problems({'site/versions/2.1.0/version.ts': text, 'docs/a.md': text})).toEqual([
    expect.stringMatching(/^site\/versions\/2.1.0\/version.ts:2: The version cut is not finished/),
  ]);
});

it.each([
  ['<<<<<<< HEAD\na\n=======\nb\n>>>>>>> main\n', [2]],
  ['```\n<<<<<<< HEAD\na\n```\n', [3]],
  ['a\n>>>>>>> main\n', [3]],
  ['<<<<<<< a\n=======\n>>>>>>> b\n<<<<<<< a\n=======\n>>>>>>> b\n', [2, 5]],
  ['A\n=======\n\n >>>>>>> b\n', []],
])('reports conflicts once: %j', async (text, lines) => {
  const found = await problems({'docs/a.yml': `a\n${text}`});
  const start = (line: number) => `docs/a.yml:${line}: This merge conflict is unresolved`;
  expect(found.map((problem) => problem.split('. ')[0])).toEqual(lines.map(start));
});

it('reports what has the name of text, but is not readable text', () => {
  const latin = Buffer.from('Precio: 5 \u20ac en Espa\u00f1a', 'latin1');
  const utf16 = Buffer.from('A page', 'utf16le');
  const contents = {'a.yml': latin, 'b.mdx': utf16, 'c.md/d.md': 'd', 'e.md': '\u00f1 \ufffd'};
  const folder = temporaryFolder(contents, onTestFinished);
  git(folder, 'init', '--quiet');
  for (const link of ['x.md', 'y.md']) symlinkSync('x.md', path.join(folder, link));
  symlinkSync('gone.yml', path.join(folder, 'z.yml'));
  const found = unreadable(folder, listFiles(folder)).map(
    ({file, message}) => `${file}: ${message}`,
  );
  const encoding = 'The file is not UTF-8. Save it as UTF-8.';
  expect(found.sort()).toEqual([
    `a.yml: ${encoding}`,
    `b.mdx: ${encoding}`,
    expect.stringMatching(/^c.md: Expected a text file, found a folder. Correct/),
    ...['x.md', 'y.md', 'z.yml'].map((file) =>
      expect.stringContaining(`${file}: Expected a text file, found nothing to read. Correct`),
    ),
  ]);
  const place = path.relative(root, folder);
  const files = filesIn(place).filter((file) => !file.includes('.git/'));
  expect(files.map((file) => path.relative(place, file)).sort()).toEqual(listFiles(folder).sort());
});
