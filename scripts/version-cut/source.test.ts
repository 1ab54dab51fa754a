import {describe, expect, it} from 'vitest';
import {addEntry, repeatEntries, setText} from './source';

const file = (text: string) => ({path: 'site/a.ts', text});

describe('setText', () => {
  it('replaces the value and nothing else', () => {
    expect(setText(file("// A is 'x'\nexport const A = 'x'; // 'x'\n"), 'A', 'y')).toBe(
      "// A is 'x'\nexport const A = 'y'; // 'x'\n",
    );
  });
  it('names file and constant when it is not there', () => {
    expect(() => setText(file(''), 'A', 'y')).toThrow('site/a.ts: there is no constant "A"');
  });
});

describe('repeatEntries', () => {
  it('repeats an entry in front of it, with its source text', () => {
    expect(
      repeatEntries(file("const A = {\n'1.0.0': {b: [`${c}`]},\n};"), 'A', '1.0.0', '2.0.0'),
    ).toBe("const A = {\n'2.0.0': {b: [`${c}`]},\n'1.0.0': {b: [`${c}`]},\n};");
  });
  it('finds entries at any depth, in functions as well', () => {
    const text = "const A = [{'1.0.0': 'a'}, ...['b'].map((b) => ({'1.0.0': b, '0.1.0': b}))];";
    expect(repeatEntries(file(text), 'A', '1.0.0', '2.0.0').replaceAll('\n', ' ')).toBe(
      "const A = [{'2.0.0': 'a', '1.0.0': 'a'}, ...['b'].map((b) => ({'2.0.0': b, '1.0.0': b, '0.1.0': b}))];",
    );
  });
  it('leaves other constants alone', () => {
    const text = "const B = {'1.0.0': 1};\nconst A = {'1.0.0': 2};";
    expect(repeatEntries(file(text), 'A', '1.0.0', '2.0.0')).toMatch(
      /^const B = \{'1\.0\.0': 1\};\n/,
    );
  });
  it('puts the comment above the copy', () => {
    expect(repeatEntries(file("const A = {'1.0.0': 1};"), 'A', '1.0.0', '2.0.0', 'EDIT')).toBe(
      "const A = {// EDIT\n'2.0.0': 1,\n'1.0.0': 1};",
    );
  });
  it('refuses when there is nothing to repeat', () => {
    expect(() => repeatEntries(file("const A = {'0.1.0': 1};"), 'A', '1.0.0', '2.0.0')).toThrow(
      `site/a.ts: "A" has no entry for '1.0.0'`,
    );
  });
});

describe('addEntry', () => {
  it('adds at the top', () => {
    expect(addEntry(file("const A = {'1.0.0': 1};"), 'A', '2.0.0', '[]')).toBe(
      "const A = {\n'2.0.0': [],\n'1.0.0': 1};",
    );
  });
  it('refuses what is no object', () => {
    expect(() => addEntry(file('const A = f();'), 'A', '2.0.0', '[]')).toThrow('no object literal');
  });
});
