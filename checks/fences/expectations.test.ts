import {parseFences} from '../../markdown/fences';
import {compareRun, expectationErrors, matchesExpectation} from './expectations';

const CODE = '```js module run\n1;\n```\n';
const OUTPUT = '```text output\n1\n```\n';
const EXCEPTION = '```text exception\nError: no\n```\n';

const fenceOf = (markdown: string) => parseFences('page.md', markdown, '2.0.1')[0]!;

it.each([
  [CODE, undefined],
  [CODE + OUTPUT + EXCEPTION, undefined],
  [CODE + OUTPUT + OUTPUT, 'there are several "text output" fences'],
  [CODE.replace(' run', '') + OUTPUT, 'must run. Add "run"'],
])('expectationErrors %j', (markdown, message) => {
  expect(expectationErrors(fenceOf(markdown)).join()).toContain(message ?? '');
  expect(expectationErrors(fenceOf(markdown))).toHaveLength(message === undefined ? 0 : 1);
});

it.each([
  [CODE, '1', undefined, undefined],
  [CODE + OUTPUT, '1\n', undefined, undefined],
  [CODE + OUTPUT, '2\n', undefined, '4: the code above prints a different text. Its output is:\n2'],
  [CODE + OUTPUT, '', undefined, '4: the code above prints nothing'],
  [CODE + EXCEPTION, '', 'Error: no', undefined],
  [CODE, '', 'Error: no', '1: throws Error: no'],
  [CODE + EXCEPTION, '', 'Error: yes', '4: the code above throws a different exception'],
  [CODE + EXCEPTION, '', undefined, '4: the code above throws nothing'],
])('compareRun %j with %j and %j', (markdown, output, exception, message) => {
  const problems = compareRun(fenceOf(markdown), {output, exception});
  expect(problems).toHaveLength(message === undefined ? 0 : 1);
  expect(problems.map(({line, message: text}) => `${line}: ${text}`).join()).toContain(
    message ?? '',
  );
});

it.each([
  ['a\nb', 'a\r\nb\n\n', true],
  ['a\n\nb', 'a  \n \nb', true],
  ['eyJ….….…', 'eyJx.y.z', true],
  ['{a=…} (b)', '{a=1, c=2} (b)', true],
  ['a', 'ab', false],
  ['a…', 'a\nb', false],
  ['a.c', 'abc', false],
  ['a\n\nb', 'a\nb', false],
  ['a…d', 'bacd', false],
])('matchesExpectation %j and %j: %s', (expected, actual, isMatch) => {
  expect(matchesExpectation(expected, actual)).toBe(isMatch);
});
