import path from 'node:path';
import {root} from '../../lib/root';
import {failedTests, isRepetition, problemsIn, withoutRepetition} from './problems';

it.each([
  ["src/a.ts(3,7): error TS2322: Type 'a'.", "src/a.ts:3: TS2322: Type 'a'."],
  [
    `\n${root}/src/a.ts\n  3:7  error  Unused  no-unused\n\n✖ 1 problem`,
    'src/a.ts:3: Unused [no-unused]',
  ],
  [
    'Checking formatting...\n[warn] src/a.ts\n[warn] Code style',
    'src/a.ts:1: The file is not formatted',
  ],
  ['[\u001b[33mwarn\u001b[39m] b c.md', 'b c.md:1: The file is not formatted'],
  ['docs/a.md:3: wrong. Fix it. [rule]\n2 problems.', 'docs/a.md:3: wrong. Fix it. [rule]'],
  ['Error: no Java\nat x', 'Error: no Java\nat x'],
])('problemsIn reads %j', (output, expected) => {
  expect(problemsIn(output)).toEqual([expect.stringContaining(expected)]);
});

it('withoutRepetition keeps the longest of equal problems', () => {
  const [short, long] = ['a.mdx:1: Wrong', 'a.mdx:1: Wrong. Fix it. [mdx]'];
  expect(withoutRepetition([long, 'b', `${short}.`, 'b', short])).toEqual([long, 'b']);
});

it('withoutRepetition omits what only follows from another problem of the file', () => {
  const end = 'a.md:9: This code block does not end. Write as many backticks. [pages]';
  const undefinedLabel = 'a.md:3: The label is not defined. [MD052]';
  const others = ['b.md:9: "wrod" is in no dictionary. [spelling]', 'a.md:3: Wrong. [mdx]'];
  const consequences = [
    'a.md:8: "wrod" is in no dictionary. [spelling]',
    'a.md:4: Unused. [MD053]',
  ];
  const problems = [...consequences, end, undefinedLabel, ...others];
  expect(withoutRepetition(problems)).toEqual([end, undefinedLabel, ...others]);
  const moved = 'a.md:3: /docs/a has moved. Link to "b.md".';
  const [here, there] = [3, 4].map((line) => `a.md:${line}: There is no file. [file-links]`);
  expect(withoutRepetition([here!, there!, moved])).toEqual([there, moved]);
  const [name, other] = ['write ts instead of typescript.', 'Not allowed. [MD040]'].map(
    (text) => `a.md:3: ${text}`,
  );
  expect(withoutRepetition([other!, name!])).toEqual([name]);
  const row =
    'a.md:7: This row goes on in the next line. Write the whole row in one line. [table-rows]';
  const cells = [6, 8, 10].map((line) => `a.md:${line}: Table column count. [MD056]`);
  expect(withoutRepetition([...cells, row])).toEqual([cells[2], row]);
  const twin = 'a.md:2: This page has the URL /a, as b.md:2. [pages]';
  expect(withoutRepetition([twin, 'site/site.test.ts:9: "routes" failed'])).toEqual([twin]);
});

it('isRepetition finds the steps whose problems are all printed for another step', () => {
  const [fences, prose] = [['a.mdx:1: Wrong'], ['a.mdx:1: Wrong. Fix it. [mdx]']];
  const printed = withoutRepetition([...prose, ...fences, 'b.mdx:2: Wrong']);
  expect(isRepetition(fences, printed)).toBe(true);
  expect(isRepetition(prose, printed)).toBe(false);
  expect(isRepetition([...fences, 'b.mdx:2: Wrong'], printed)).toBe(false);
  expect(isRepetition([], printed)).toBe(false);
});

it('failedTests names the line of the assertion, or the places in the message', () => {
  const name = path.join(root, 'lib/a.test.ts');
  const failureMessages = [`AssertionError: expected 1\n    at ${name}:12:3\n    at x`];
  const places = `Error: docs/a.md:3: One.\ndocs/a.md:5: Two.\n    at ${name}:12:3`;
  const report = {
    testResults: [
      {name, assertionResults: [{fullName: 'a b', status: 'failed', failureMessages}]},
      {name, assertionResults: [{status: 'failed', failureMessages: [places]}]},
      {name, message: 'Cannot find x\nmore', assertionResults: []},
      {name, message: 'samples/a.yml:1: Not YAML\nmore', assertionResults: []},
    ],
  };
  expect(failedTests(JSON.stringify(report))).toEqual([
    'lib/a.test.ts:12: "a b" failed: AssertionError: expected 1',
    'docs/a.md:3: One.',
    'docs/a.md:5: Two.',
    'lib/a.test.ts:1: Cannot find x',
    'samples/a.yml:1: Not YAML',
  ]);
});
