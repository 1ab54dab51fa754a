import {checkTexts} from './texts';

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
  ['Google', key('AIza', 35)],
  ['Slack', 'xoxb-123456789012-' + key('1234567890123-', 24)],
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
