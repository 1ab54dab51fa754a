/** What the fixtures do not show: rare metadata, lines of sources, and messages of programs. */
import {expect, it} from 'vitest';
import {parseFences, type Fence} from '../../../markdown/fences';
import {hostOf} from './host';
import {mavenErrors} from './jdk';
import {metadataErrors} from './metadata';
import {decodeRecords} from './records';
import {chainOf, cleanMessage, markdownLine, sampleSource, unitSource} from './sources';

function javaFences(markdown: string): Fence[] {
  return parseFences('page.md', markdown, '2.0.1').filter(({language}) => language === 'java');
}

it.each([
  ['```java unit signature=A\n```', 'use only one of'],
  ['```java statements run fails="x"\n```', 'only statements'],
  ['```java statements fails=""\n```', 'fails="" needs'],
  ['```java unchecked="x" fails="y" unit\n```', 'use only unchecked='],
  ['```java statements extends=A\n```', 'extends= is only allowed with members'],
  ['```java members class=""\n```', 'class= is only allowed with members'],
  ['```java unit\n```\n```java unit continues\n```', 'only members and statements can continue'],
  ['```java signature=A\n```\n```java statements continues\n```', 'there is no compiled'],
])('metadataErrors rejects %j', (markdown, message) => {
  const page = javaFences(markdown);
  expect(page.flatMap((fence) => metadataErrors(fence, page))).toEqual([
    expect.stringContaining(message),
  ]);
});

it('chainOf ignores mistakes and signatures, and returns the unit at the start', () => {
  const page = javaFences(
    [
      '```java unit\npackage com.noteharbor;\n```',
      '```java members continues\nint a;\n```',
      '```java unit fails="x"\n```',
      '```java signature=A\n```',
      '```java statements continues\na = 1;\n```',
    ].join('\n'),
  );
  expect(chainOf(page[4]!, page)).toEqual({unit: page[0], fences: [page[1], page[4]]});
});

it('sampleSource repeats the chain and marks the beginning of the fence itself', () => {
  const page = javaFences(
    [
      '```java statements', // line 1
      'System.out.println(legs);',
      '```',
      '```java statements run continues', // line 4
      'legs++;',
      '```',
      '```java statements run continues', // line 7
      'import java.net.URL;',
      'legs--;',
      '```',
    ].join('\n'),
  );
  const source = sampleSource(chainOf(page[2]!, page), 0, []);
  expect(source.text.split('\n').slice(2)).toEqual([
    'import java.net.URL;',
    'class Fence0 {',
    'public void statements() throws Exception {',
    'System.out.println(legs);',
    'legs++;',
    'System.out.print("\\u0001");',
    'legs--;',
    '}',
    '}',
  ]);
  expect(source.lines.filter((line) => line !== undefined)).toEqual([8, 2, 5, 9]);
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

it('hostOf rejects an unknown version', () => {
  expect(() => hostOf('0.0.0')).toThrow('does not document Pricing4Java');
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
