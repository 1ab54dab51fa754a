import {mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {applyEdits, edited, missed} from './trial';

describe('missed', () => {
  const says = ['page.md:3', /correct/i];
  it('is content with a failure that names place and mend', () => {
    expect(missed({says}, {status: 1, output: 'page.md:3: wrong. Correct it.'})).toBeUndefined();
  });
  it('finds a gate that passes, hangs or says too little', () => {
    expect(missed({says}, {status: 0, output: 'page.md:3 correct'})).toContain('let it pass');
    expect(missed({says}, {status: null, output: ''})).toContain('did not come to its end');
    expect(missed({says}, {status: 1, output: 'page.md:3'})).toContain('/correct/i');
  });
});

describe('edited', () => {
  it('replaces, appends, writes and removes', () => {
    expect(edited({file: 'a', replace: 'x', by: 'y'}, 'axa')).toBe('aya');
    expect(edited({file: 'a', append: '!'}, 'a')).toBe('a!');
    expect(edited({file: 'a', write: 'b'}, undefined)).toBe('b');
    expect(edited({file: 'a', remove: true}, 'a')).toBeUndefined();
  });
  it('refuses a break that breaks nothing', () => {
    expect(() => edited({file: 'a', replace: 'x', by: 'y'}, 'b')).toThrow('a: has no x');
    expect(() => edited({file: 'a', append: 'y'}, undefined)).toThrow('a: there is no such file');
  });
});

describe('applyEdits', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'edits-'));
    writeFileSync(path.join(root, 'a.txt'), 'one');
  });
  afterEach(() => rmSync(root, {recursive: true}));

  it('changes files and takes everything back', () => {
    const restore = applyEdits(
      root,
      [
        {file: 'a.txt', append: ' two'},
        {file: 'a.txt', replace: 'two', by: 'three'},
        {file: 'new/b.txt', write: 'b'},
      ],
      (file) => file,
    );
    expect(readFileSync(path.join(root, 'a.txt'), 'utf8')).toBe('one three');
    expect(existsSync(path.join(root, 'new/b.txt'))).toBe(true);
    restore();
    expect(readFileSync(path.join(root, 'a.txt'), 'utf8')).toBe('one');
    expect(existsSync(path.join(root, 'new/b.txt'))).toBe(false);
  });
  it('leaves nothing behind when one of them fails', () => {
    const edits = [
      {file: 'a.txt', append: '!'},
      {file: 'a.txt', replace: 'absent', by: ''},
    ];
    expect(() => applyEdits(root, edits, (file) => file)).toThrow('absent');
    expect(readFileSync(path.join(root, 'a.txt'), 'utf8')).toBe('one');
  });
});
