import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {checkFences} from '../check';
import {parseFences} from '../../../markdown/fences';
import {diffChecker} from './checker';

let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'diff-fences-'));
  writeFileSync(path.join(root, 'old.yml'), 'version: "2.0"\nname: a\n');
  writeFileSync(path.join(root, 'list.txt'), 'one\ntwo\nthree\n\n');
  writeFileSync(path.join(root, 'new.yml'), 'version: "2.1"\nname: a\n');
});

afterAll(() => {
  rmSync(root, {recursive: true});
});

const CHANGE = '@@ -1,2 +1,2 @@\n-version: "2.0"\n+version: "2.1"\n name: a';

async function problemsOf(metadata: string, code = CHANGE): Promise<string[]> {
  const fences = parseFences('page.md', `\`\`\`diff ${metadata}\n${code}\n\`\`\``, '2.0.1');
  const context = {root, requireTools: true, skip: () => {}};
  const {problems} = await checkFences(fences, [diffChecker], context);
  return problems.map(({line, message}) => `${line}: ${message.split('\n')[0]}`);
}

describe('diffChecker', () => {
  it.each([
    ['applies-to=old.yml', CHANGE],
    ['applies-to=old.yml gives=new.yml', CHANGE],
    ['applies-to=old.yml', CHANGE.replace('-1,2 +1,2', '-90,2 +95,2')],
    ['applies-to=old.yml', '--- a/x\n+++ b/x\n@@ -2 +2 @@ class A\n-name: a\n+name: b'],
    ['applies-to=list.txt', '@@ -1 +1 @@\n-one\n+1\n@@ -3,2 +3,2 @@\n-three\n+3\n'],
    ['unchecked="a file of the library"', CHANGE],
  ])('accepts a diff with %s: %j', async (metadata, code) => {
    expect(await problemsOf(metadata, code)).toEqual([]);
  });
  it.each([
    ['applies-to=new.yml', CHANGE, '1: does not apply to new.yml: patch failed: new.yml:1.'],
    ['applies-to=old.yml gives=old.yml', CHANGE, '1: does not result in old.yml: patch failed'],
    [
      'applies-to=nothing.yml',
      CHANGE,
      '1: applies-to=nothing.yml: no such file in the repository.',
    ],
    ['applies-to=old.yml', ' name: a', '1: begin each part with a header such as'],
    ['applies-to=old.yml', `-a\n${CHANGE}`, '1: begin each part with a header such as'],
    ['applies-to=old.yml', '@@ -1,3 +1,2 @@\n name: a\n-b', '4: not a unified diff: corrupt patch'],
    ['applies-to=old.yml', `${CHANGE}\n…`, '6: begin each line with a space, "+" or "-".'],
    ['applies-to=old.yml', '', '1: begin each part with a header such as'],
    ['', CHANGE, '1: this diff fence has no metadata. Add one of:'],
    [
      'unchecked=""',
      CHANGE,
      '1: unchecked="" needs a reason. Explain why this code cannot be checked.',
    ],
    ['unchecked="x" applies-to=old.yml', CHANGE, '1: use only one of unchecked= and applies-to=.'],
    ['unchecked="x"', '@@ -1 +1 @@\n name: a', '3: not a unified diff: corrupt patch'],
  ])('rejects a diff with %s: %j', async (metadata, code, message) => {
    const problems = await problemsOf(metadata, code);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(message);
  });
});
