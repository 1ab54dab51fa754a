import {temporaryFolder} from '../../../lib/testing';
import {problemsIn} from '../fixture';
import {diffChecker} from './checker';

const folder = temporaryFolder({
  'old.yml': 'version: "2.0"\nname: a\n',
  'list.txt': 'one\ntwo\nthree\n\n',
  'new.yml': 'version: "2.1"\nname: a\n',
});

const CHANGE = '@@ -1,2 +1,2 @@\n-version: "2.0"\n+version: "2.1"\n name: a';

const problemsOf = (metadata: string, code: string) =>
  problemsIn(`\`\`\`diff ${metadata}\n${code}\n\`\`\``, [diffChecker], {folder});

describe('diffChecker', () => {
  it.each([
    ['applies-to=old.yml', CHANGE],
    ['applies-to=old.yml gives=new.yml', CHANGE],
    ['applies-to=old.yml', CHANGE.replace('-1,2 +1,2', '-90,2 +95,2')],
    ['applies-to=old.yml', '--- a/x\n+++ b/x\n@@ -2 +2 @@ class A\n-name: a\n+name: b'],
    ['applies-to=list.txt', '@@ -1 +1 @@\n-one\n+1\n@@ -3,2 +3,2 @@\n-three\n+3\n'],
    ['unchecked="a file of the library"', CHANGE],
  ])('accepts a diff with %s: %j', (metadata, code) => {
    expect(problemsOf(metadata, code)).toEqual([]);
  });
  it.each([
    ['applies-to=new.yml', CHANGE, '1: does not apply to new.yml: patch failed: new.yml:1.'],
    ['applies-to=old.yml gives=old.yml', CHANGE, '1: does not result in old.yml: patch failed'],
    [
      'applies-to=nothing.yml',
      CHANGE,
      '1: applies-to=nothing.yml: no such file in the repository.',
    ],
    ['applies-to=old.yml', `-a\n${CHANGE}`, '1: begin each part with a header such as'],
    ['applies-to=old.yml', '@@ -1,3 +1,2 @@\n name: a\n-b', '4: not a unified diff: corrupt patch'],
    ['applies-to=old.yml', `${CHANGE}\n…`, '6: begin each line with a space, "+" or "-".'],
    ['', CHANGE, 'that is not in this repository)\n  - from=PATH#REGION'],
    ['unchecked="x" applies-to=old.yml', CHANGE, '1: use only one of unchecked= and applies-to=.'],
    ['unchecked="x"', '@@ -1 +1 @@\n name: a', '3: not a unified diff: corrupt patch'],
  ])('rejects a diff with %s: %j', (metadata, code, message) => {
    expect(problemsOf(metadata, code)).toEqual([expect.stringContaining(message)]);
  });
});
