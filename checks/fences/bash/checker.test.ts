import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parseFences} from '../../../markdown/fences';
import {checkFences} from '../check';
import {bashChecker, syntaxErrors} from './checker';

let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'bash-fences-'));
  const write = (file: string, value: unknown) => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), JSON.stringify(value));
  };
  write('package.json', {scripts: {build: 'true'}});
  write('samples/app/package.json', {scripts: {dev: 'true'}});
});

afterAll(() => {
  rmSync(root, {recursive: true});
});

async function problemsOf(text: string, file = 'docs/page.md'): Promise<string[]> {
  const context = {root, requireTools: true, skip: () => {}};
  const fences = parseFences(file, text, '2.0.1');
  const {problems} = await checkFences(fences, [bashChecker], context);
  return problems.map(({line, message}) => `${line}: ${message}`);
}

describe('bashChecker', () => {
  it('accepts commands that parse', async () => {
    expect(
      await problemsOf('```bash\nnpm install pricing4react@2.2.0\nnpx vite@8.3.8\n```'),
    ).toEqual([]);
  });
  it('finds syntax errors and their line', async () => {
    expect(await problemsOf('Text\n\n```bash\nls\nls )\n```')).toEqual([
      "5: syntax error near unexpected token `)'",
    ]);
  });
  it('rejects a fence that cannot be converted to tabs', async () => {
    expect(await problemsOf('```bash package-managers\nnpm ci\n```')).toEqual([
      expect.stringMatching(/^1: "npm ci" cannot be translated/),
    ]);
    const fence = '```bash package-managers\nnpm install vite@8.3.8\n```';
    expect(await problemsOf(fence)).toEqual([]);
    expect(await problemsOf(fence, 'partials/a.mdx')).toEqual([]);
  });
  it('rejects prompts', async () => {
    expect(await problemsOf('```bash\n$ npm install vite\n```')).toEqual([
      '2: remove the prompt, because readers would copy it with the command.',
    ]);
  });
  it('rejects other names of the language', async () => {
    expect(await problemsOf('```console\nls\n```')).toEqual([
      '1: write bash instead of console, so that all pages use the same name.',
    ]);
  });
  it('looks for scripts in the nearest package.json of a README', async () => {
    const text = '```bash\nnpm run build && npm test\nnpm run -s dev\n```';
    expect(await problemsOf(text, 'CONTRIBUTING.md')).toEqual([
      '2: package.json has no script "test". It has: build.',
      '3: package.json has no script "dev". It has: build.',
    ]);
    expect(await problemsOf(text, 'samples/app/README.md')).toEqual([
      '2: samples/app/package.json has no script "build". It has: dev.',
      '2: samples/app/package.json has no script "test". It has: dev.',
    ]);
  });
  it('looks for scripts in the file that a page names', async () => {
    expect(await problemsOf('```bash\nnpm run dev\n```')).toEqual([]);
    expect(await problemsOf('```bash scripts-of=package.json\nnpm run dev\n```')).toEqual([
      '2: package.json has no script "dev". It has: build.',
    ]);
    expect(await problemsOf('```bash scripts-of=nowhere.json\nnpm run dev\n```')).toEqual([
      '1: scripts-of=nowhere.json: no such file. Correct the path.',
    ]);
  });
  it('accepts unchecked fences only if they would fail', async () => {
    expect(await problemsOf('```bash unchecked="a placeholder"\nnpm i <name>\n```')).toEqual([]);
    expect(await problemsOf('```bash unchecked="a placeholder"\nls\n```')).toEqual([
      '1: unchecked= is not needed, because these commands pass the check. Remove it.',
    ]);
    expect(await problemsOf('```bash unchecked=""\nls )\n```')).toEqual([
      '1: unchecked="" needs a reason. Explain why this code cannot be checked.',
    ]);
  });
});

describe('syntaxErrors', () => {
  it('returns the line in which a quote is missing', () => {
    expect(syntaxErrors('ls\necho "a')).toEqual([
      {line: 2, message: 'unexpected EOF while looking for matching `"\''},
    ]);
  });
});
