/** What the fixtures do not show: lines of sources, and messages of programs. */
import {parseFences, type Fence} from '../../../markdown/fences';
import {mavenErrors} from './jdk';
import {decodeRecords} from './records';
import {cleanMessage, markdownLine, statementsSource, unitSource} from './sources';

const javaFences = (markdown: string): Fence[] =>
  parseFences('page.md', markdown, '2.0.1').filter(({language}) => language === 'java');

it('statementsSource moves imports to the top, and knows the lines of the page', () => {
  const [unit, fence] = javaFences(
    '```java unit\npackage com.noteharbor;\n```\n```java statements\nimport java.net.URL;\nlegs--;\n```',
  );
  const source = statementsSource(fence!, unit, 0, []);
  expect(source.text.split('\n')).toEqual([
    'package com.noteharbor;',
    'import static fences.host.Host.*;',
    'import java.net.URL;',
    'class Fence0 {',
    'public void statements() throws Exception {',
    'legs--;',
    '}',
    '}',
  ]);
  expect(source.lines.filter((line) => line !== undefined)).toEqual([5, 6]);
});

it('markdownLine counts from the opening fence, and stays in the fence', () => {
  const [unit] = javaFences('# A\n\n```java unit\nclass A {\nint a\n}\n```');
  const source = unitSource(unit!);
  expect([2, 9, 0].map((line) => markdownLine(source, line, 3))).toEqual([5, 6, 3]);
});

it('cleanMessage keeps simple names and real classes, and removes the generated class', () => {
  expect(
    cleanMessage(
      'incompatible types: java.lang.String cannot be converted to java.util.List<a.b.C>\n' +
        '  symbol:   method x()\n  location: class fences.sample1.Fence12',
    ),
  ).toBe('incompatible types: String cannot be converted to List<C>\n  symbol:   method x()');
  const message = 'package javax.servlet does not exist\n  location: class Shelf';
  expect(cleanMessage(message)).toBe(message);
});

it('decodeRecords reads what the runner writes, without an incomplete line', () => {
  expect(decodeRecords('ran\t1\ta+b%2B\r\nran\t2\tc')).toEqual([['ran', '1', 'a b+']]);
});

it('mavenErrors keeps each error once, without hints', () => {
  expect(
    mavenErrors(
      [
        "[ERROR]     'version' is missing. @ line 3, column 4",
        "[ERROR] 'version' is missing. @ line 3, column 4",
        '[INFO] nothing',
        '[ERROR] Could not find artifact a:b -> [Help 1]',
        '[ERROR] ',
        '[ERROR] To see the full stack trace of the errors, re-run Maven with the -e switch.',
        '[ERROR] [Help 1] http://cwiki.apache.org/',
      ].join('\n'),
    ),
  ).toBe("'version' is missing. @ line 3, column 4\nCould not find artifact a:b");
});
