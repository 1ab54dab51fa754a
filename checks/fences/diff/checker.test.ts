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
  writeFileSync(path.join(root, 'new.yml'), 'version: "2.1"\nname: a\n');
});

afterAll(() => {
  rmSync(root, {recursive: true});
});

const CHANGE = '-version: "2.0"\n+version: "2.1"\n name: a';

async function problemsOf(contract: string, code = CHANGE): Promise<string[]> {
  const fences = parseFences('page.md', `\`\`\`diff ${contract}\n${code}\n\`\`\``, '2.0.1');
  const context = {root, requireTools: true, skip: () => {}};
  const {problems} = await checkFences(fences, [diffChecker], context);
  return problems.map(({line, message}) => `${line}: ${message.split('\n')[0]}`);
}

describe('diffChecker', () => {
  it('accepts a diff that applies', async () => {
    expect(await problemsOf('applies-to=old.yml')).toEqual([]);
    expect(await problemsOf('applies-to=old.yml gives=new.yml')).toEqual([]);
  });
  it.each([
    [
      'applies-to=new.yml',
      CHANGE,
      '2: it does not apply to new.yml: it has no line "version: "2.0"".',
    ],
    [
      'applies-to=old.yml gives=old.yml',
      CHANGE,
      '2: its result is not old.yml: it has no line "version: "2.1"".',
    ],
    [
      'applies-to=nothing.yml',
      CHANGE,
      '1: applies-to=nothing.yml: no such file in the repository. Correct the path.',
    ],
    [
      'applies-to=old.yml',
      'name: b',
      '2: a line of a diff begins with "+", "-" or a space. Put a space before context.',
    ],
    ['', CHANGE, '1: this diff fence does not say what it is. Add one of:'],
    ['unchecked=""', CHANGE, '1: unchecked="" needs a reason why this diff cannot be checked.'],
    [
      'unchecked="x" applies-to=old.yml',
      CHANGE,
      '1: unchecked= and applies-to= exclude each other. Keep applies-to=.',
    ],
  ])('finds a mistake: %s', async (contract, code, message) => {
    expect(await problemsOf(contract, code)).toEqual([message]);
  });
  it('lets a diff of another repository pass, if it is one', async () => {
    expect(await problemsOf('unchecked="a file of the library"')).toEqual([]);
    expect(await problemsOf('unchecked="a file of the library"', ' name: a')).toEqual([
      '2: this part of the diff changes nothing. Remove it.',
    ]);
  });
});
