/** Tests of the parts of the Java checker that do not start another program. */
import {describe, expect, it} from 'vitest';
import {parseFences, type Fence} from '../../../markdown/fences';
import {hostOf} from './host';
import {mavenErrors} from './jdk';
import {metadataErrors, previousOf} from './metadata';
import {decodeRecords, encodeRecords} from './records';
import {
  chainOf,
  cleanMessage,
  importsOf,
  markdownLine,
  ownOutput,
  sampleSource,
  unitSource,
} from './sources';

function javaFences(markdown: string): Fence[] {
  return parseFences('page.md', markdown, '2.0.1').filter(({language}) => language === 'java');
}

function errorsIn(markdown: string): string[] {
  const page = javaFences(markdown);
  return page.flatMap((fence) => metadataErrors(fence, page));
}

describe('metadataErrors', () => {
  it.each([
    '```java unit title="A.java" showLineNumbers\n```',
    '```java members class=Desk extends=PricingContext\n```',
    '```java statements fails="cannot find symbol"\n```',
    '```java signature=java.util.List\n```',
    '```java unchecked="shows a gap"\n```',
    '```java members\n```\n```java statements run continues\n```\n```text output\n```',
  ])('accepts %j', (markdown) => {
    expect(errorsIn(markdown)).toEqual([]);
  });

  it.each([
    ['```java unit statements\n```', 'use only one of'],
    ['```java unit signature=A\n```', 'use only one of'],
    ['```java unit run\n```', 'only statements'],
    ['```java statements run fails="x"\n```', 'only statements'],
    ['```java statements fails=""\n```', 'fails="" needs'],
    ['```java unchecked="x" fails="y" unit\n```', 'use only unchecked='],
    ['```java statements extends=A\n```', 'extends= is only allowed with members'],
    ['```java members class=""\n```', 'class= is only allowed with members'],
    ['```java unit\n```\n```java unit continues\n```', 'only members and statements can continue'],
    ['```java signature=A\n```\n```java statements continues\n```', 'there is no compiled'],
    ['```java statements\n```\n```text exception\n```', 'Add "run"'],
    [
      '```java statements run\n```\n```text output\n```\n```text output\n```',
      'several "text output"',
    ],
  ])('rejects %j', (markdown, message) => {
    expect(errorsIn(markdown)).toEqual([expect.stringContaining(message)]);
  });
});

describe('previousOf and chainOf', () => {
  const page = javaFences(
    [
      '```java unit\npackage com.noteharbor;\n```',
      '```java members continues\nint a;\n```',
      '```java unit fails="x"\n```',
      '```java signature=A\n```',
      '```java statements continues\na = 1;\n```',
    ].join('\n'),
  );
  it('ignores mistakes and signatures', () => {
    expect(previousOf(page[4]!, page)).toBe(page[1]);
  });
  it('returns the unit at the start of the chain', () => {
    expect(chainOf(page[4]!, page)).toEqual({unit: page[0], fences: [page[1], page[4]]});
  });
  it('returns only the fence without "continues"', () => {
    expect(chainOf(page[0]!, page)).toEqual({unit: undefined, fences: [page[0]]});
  });
});

describe('sampleSource', () => {
  const page = javaFences(
    [
      '```java members class=Desk extends=Table', // line 1
      'import java.net.URI;',
      '',
      'int legs = 4;',
      '```',
      '```java statements', // line 6
      'System.out.println(legs);',
      '```',
      '```java statements run continues', // line 9
      'legs++;',
      '```',
      '```java statements run continues', // line 12
      'import java.net.URL;',
      'legs--;',
      '```',
    ].join('\n'),
  );

  it('sorts imports, members and statements', () => {
    const source = sampleSource(chainOf(page[0]!, page), 7, ['import java.util.*;']);
    expect(source.className).toBe('fences.sample7.Desk');
    expect(source.text).toBe(
      [
        'package fences.sample7;',
        'import java.util.*;',
        'import static fences.host.Host.*;',
        'import java.net.URI;',
        'abstract class Desk extends Table {',
        'int legs = 4;',
        '}',
      ].join('\n'),
    );
    expect(source.lines).toEqual([undefined, undefined, undefined, 2, undefined, 4, undefined]);
  });

  it('repeats the chain and marks the beginning of the fence itself', () => {
    const source = sampleSource(chainOf(page[3]!, page), 0, []);
    const body = source.text.split('\n').slice(3);
    expect(body).toEqual([
      'class Fence0 {',
      'public void statements() throws Exception {',
      'System.out.println(legs);',
      'legs++;',
      'System.out.print("\\u0001");',
      'legs--;',
      '}',
      '}',
    ]);
    expect(source.lines.filter((line) => line !== undefined)).toEqual([13, 7, 10, 14]);
  });

  it('uses the package of a unit', () => {
    const [unit, sample] = javaFences(
      '```java unit\npackage com.noteharbor;\n```\n```java statements continues\nint a;\n```',
    );
    const source = sampleSource({unit, fences: [sample!]}, 3, []);
    expect(source.className).toBe('com.noteharbor.Fence3');
    expect(source.text).toMatch(/^package com\.noteharbor;/);
  });

  it('can compile a fence in another mode', () => {
    const source = sampleSource({unit: undefined, fences: [page[0]!]}, 1, [], 'statements');
    expect(source.text).toContain('throws Exception {\nint legs = 4;\n}');
  });
});

describe('markdownLine', () => {
  const [unit] = javaFences('# A\n\n```java unit\nclass A {\nint a\n}\n```');
  const source = unitSource(unit!);
  it('counts from the opening fence', () => {
    expect(markdownLine(source, 2, 3)).toBe(5);
  });
  it('returns the last line of the fence for lines after its end', () => {
    expect(markdownLine(source, 9, 3)).toBe(6);
  });
  it('returns the line of the fence for lines before its start', () => {
    expect(markdownLine(source, 0, 3)).toBe(3);
  });
});

describe('cleanMessage', () => {
  it('keeps simple names and removes the generated class', () => {
    expect(
      cleanMessage(
        'incompatible types: java.lang.String cannot be converted to java.util.List<a.b.C>\n' +
          '  symbol:   method x()\n  location: class fences.sample1.Fence12',
      ),
    ).toBe('incompatible types: String cannot be converted to List<C>\n  symbol:   method x()');
  });
  it('keeps packages and real classes', () => {
    const message = 'package javax.servlet does not exist\n  location: class Shelf';
    expect(cleanMessage(message)).toBe(message);
  });
});

describe('ownOutput', () => {
  it('removes the output of earlier fences', () => {
    expect(ownOutput('before\n\u0001after\n')).toBe('after\n');
    expect(ownOutput('all\n')).toBe('all\n');
  });
});

describe('importsOf', () => {
  it('reads only import lines', () => {
    expect(
      importsOf('package a;\n// import x\nimport java.util.*;\nimport static b.C.*;\n'),
    ).toEqual(['import java.util.*;', 'import static b.C.*;']);
  });
});

describe('records', () => {
  it('are the same after encoding and decoding', () => {
    const records = [['a\tb\nc', '', '100 % + ü'], ['']];
    expect(decodeRecords(encodeRecords(records))).toEqual(records);
  });
  it('are read as the runner writes them, without an incomplete line', () => {
    expect(decodeRecords('ran\t1\ta+b%2B\r\nran\t2\tc')).toEqual([['ran', '1', 'a b+']]);
  });
});

describe('hostOf', () => {
  it('reads the library release from the docs version, and the language level from the POM', () => {
    expect(hostOf('2.0.1')).toMatchObject({library: '5.5.2', release: '17'});
  });
  it('rejects an unknown version', () => {
    expect(() => hostOf('0.0.0')).toThrow('does not document Pricing4Java');
  });
});

describe('mavenErrors', () => {
  it('keeps each error once, without hints', () => {
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
});
