import {QUOTED, nameAll, packageProblem, slugOf} from './names';

describe('nameAll', () => {
  it.each([
    ['pdfExport', 'pdfExport', 'PDF_EXPORT', 'pdf-export'],
    ['user-id', 'userId', 'USER_ID', 'user-id'],
    ['Été "2"', 'ete2', 'ETE_2', 'ete-2'],
    ['class', 'class_', 'CLASS', 'class'],
    ['2nd', '_2Nd', '_2_ND', '2-nd'],
    ['HTTPServer', 'httpServer', 'HTTP_SERVER', 'http-server'],
    ['日本', 'feature', 'FEATURE', 'feature'],
  ])('%s', (text, identifier, constant, slug) => {
    expect(nameAll([text], 'feature')).toEqual([{text, identifier, constant, slug}]);
  });

  it('gives no two texts the same name', () => {
    const names = nameAll(['a b', 'aB', 'a-b', 'ab', 'a b 2'], 'feature');
    for (const form of ['identifier', 'constant', 'slug'] as const)
      expect(new Set(names.map((name) => name[form].toLowerCase())).size).toBe(names.length);
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

describe('packageProblem', () => {
  it.each(['com.example', 'a_1.b', 'org.acme.export', 'javabeans.app', 'com.comics', 'iota'])(
    '%s is possible',
    (text) => expect(packageProblem(text)).toBeUndefined(),
  );
  it.each([
    ['', /separated by dots/],
    ['com.', /separated by dots/],
    ['1a', /separated by dots/],
    ['com example', /separated by dots/],
    ['com.ümlaut', /separated by dots/],
    ['a._', /reserves the word _/],
    ['com.native.app', /reserves the word native/],
    ['LPT9.app', /no folder with the name LPT9/],
    ['com.app.aux', /no folder with the name aux/],
    ['java.util.app', /package java belongs/],
    ['javax', /package javax belongs/],
    // Spring would read the libraries as parts of the application.
    ['org', /package org\.ietf belongs/],
    ['io.github', /package io\.github\.isagroup belongs/],
    [`a${'.b'.repeat(40)}`, /longer than 80/],
  ])('%s', (text, problem) => expect(packageProblem(text)).toMatch(problem));
});

it.each([
  ['NoteHarbor', 'note-harbor'],
  ['日本', 'application'],
  ['Nul', 'nul-application'],
  ['Com1', 'com-1'],
  ['long '.repeat(40), `${'long-'.repeat(9)}long`],
])('slugOf %s is the name of a folder', (text, slug) => expect(slugOf(text)).toBe(slug));
