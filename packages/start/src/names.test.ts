import {describe, expect, it} from 'vitest';
import {QUOTED, isPackage, nameAll, slugOf} from './names';

describe('nameAll', () => {
  it.each([
    ['pdfExport', 'pdfExport', 'PDF_EXPORT', 'pdf-export'],
    ['user-id', 'userId', 'USER_ID', 'user-id'],
    ['Été "2"', 'ete2', 'ETE_2', 'ete-2'],
    ['class', 'class_', 'CLASS', 'class'],
    ['2nd', '_2Nd', '_2_ND', '2-nd'],
    ['STARTER', 'starter', 'STARTER', 'starter'],
    ['HTTPServer', 'httpServer', 'HTTP_SERVER', 'http-server'],
    ['日本', 'feature', 'FEATURE', 'feature'],
  ])('%s', (text, identifier, constant, slug) => {
    expect(nameAll([text], 'feature')).toEqual([{text, identifier, constant, slug}]);
  });

  it('gives no two texts the same name', () => {
    const names = nameAll(['a b', 'aB', 'a-b', 'ab', 'a b 2'], 'feature');
    for (const form of ['identifier', 'constant', 'slug'] as const) {
      expect(new Set(names.map((name) => name[form].toLowerCase())).size).toBe(names.length);
    }
  });
});

describe('QUOTED', () => {
  const text = 'Été "2" \\ \'x\'\n\u2028`|';
  it.each(['"', "'"])('%s is a literal with the same value', (quote) => {
    const literal = QUOTED[quote]!(text);
    expect(literal).toMatch(/^(["']).*\1$/);
    expect(literal).not.toMatch(/[\n\u2028]/);
    expect(new Function(`return ${literal}`)()).toBe(text);
  });
  it('` is code in a cell of a table', () => {
    expect(QUOTED['`']!('a|b `c`\nd')).toBe('`` a\\|b `c` d ``');
  });
});

it('isPackage accepts what javac accepts', () => {
  expect(['com.example', 'a_1.b'].every(isPackage)).toBe(true);
  expect(['', 'com.', 'com.class', '1a', 'com example', 'a._'].some(isPackage)).toBe(false);
});

it('slugOf is never empty', () => {
  expect(slugOf('NoteHarbor')).toBe('note-harbor');
  expect(slugOf('日本')).toBe('application');
});
