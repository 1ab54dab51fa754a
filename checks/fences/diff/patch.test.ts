import {describe, expect, it} from 'vitest';
import {locate, parsePatch} from './patch';

function messages(text: string): string[] {
  return parsePatch(text).errors.map(({line, message}) => `${line}: ${message}`);
}

describe('parsePatch', () => {
  it('reads a diff without headers as one hunk', () => {
    expect(parsePatch(' a\n-b\n+c\n d')).toEqual({
      errors: [],
      hunks: [{line: 0, before: ['a', 'b', 'd'], after: ['a', 'c', 'd']}],
    });
  });
  it('begins a hunk at headers and gaps', () => {
    const {hunks, errors} = parsePatch(
      '--- a/x\n+++ b/x\n@@ -1,2 +1,1 @@ class A\n a\n-b\n@@ -9 +8,2 @@\n c\n+d\n…\n-e',
    );
    expect(errors).toEqual([]);
    expect(hunks).toEqual([
      {line: 2, before: ['a', 'b'], after: ['a']},
      {line: 5, before: ['c'], after: ['c', 'd']},
      {line: 9, before: ['e'], after: []},
    ]);
  });
  it('takes empty lines for context where the header counts them', () => {
    const {hunks, errors} = parsePatch('@@ -1,3 +1,2 @@\n a\n\n-b\n\n@@ -9 +9 @@\n-c\n+d');
    expect(errors).toEqual([]);
    expect(hunks[0]!.before).toEqual(['a', '', 'b']);
  });
  it('takes no notice of a missing line end', () => {
    expect(messages('-a\n\\ No newline at end of file\n+b')).toEqual([]);
  });
  it('reads YAML and lists in a diff', () => {
    expect(parsePatch('--- old item\n+--- new item\n-- a').hunks[0]!.before).toEqual([
      '-- old item',
      '- a',
    ]);
  });
  it('finds lines without a mark, parts without a change and wrong counts', () => {
    expect(messages('a\n-b')).toEqual([
      '0: a line of a diff begins with "+", "-" or a space. Put a space before context.',
    ]);
    expect(messages('-a\n…\n b')).toEqual(['2: this part of the diff changes nothing. Remove it.']);
    expect(messages('@@ -1,3 +1,2 @@\n a\n-b')).toEqual([
      '0: its header announces 3 lines before and 2 after the change, and it has 2 and 1. "git apply" refuses that. Correct the header.',
    ]);
    expect(messages('@@ -1 +1 @@')).toEqual([
      '0: this part of the diff changes nothing. Remove it.',
    ]);
    expect(messages('…')).toEqual(['0: this diff is empty.']);
  });
});

describe('locate', () => {
  const text = 'a\nb  \nc\n\nd\na\nb';

  function found(diff: string, side: 'before' | 'after' = 'before'): string[] {
    return locate(parsePatch(diff).hunks, text, side).map(
      ({line, message}) => `${line}: ${message}`,
    );
  }

  it('finds hunks in order, whatever space ends their lines', () => {
    expect(found(' a\n-b\n…\n-a\n b')).toEqual([]);
    expect(found('-c\n\n d')).toEqual([]);
  });
  it('looks at indentation', () => {
    expect(found('-  a')).toEqual(['0: it has no line "a".']);
  });
  it('looks at the order of hunks', () => {
    expect(found('-d\n…\n-c')).toEqual([
      '2: the lines of this part are all there, but not next to each other in this order.',
    ]);
  });
  it('finds gaps and missing lines', () => {
    expect(found(' a\n-c')).toEqual([
      '0: the lines of this part are all there, but not next to each other in this order.',
    ]);
    expect(found(' a\n-x')).toEqual(['0: it has no line "x".']);
  });
  it('needs to know where lines go', () => {
    expect(found('+x')).toEqual([
      '0: nothing says where these lines go. Add a line of context before or after them.',
    ]);
  });
  it('looks for the result too', () => {
    expect(found('-x\n+a\n b', 'after')).toEqual([]);
    expect(found('-a\n+x', 'after')).toEqual(['0: it has no line "x".']);
    expect(found('-a', 'after')).toEqual([]);
  });
});
