import {git} from '../../../lib/repository';
import {temporaryFolder} from '../../../lib/testing';
import {problemsIn} from '../fixture';
import {bashChecker} from './checker';

const folder = temporaryFolder({
  'package.json':
    '{"scripts": {"build": "true"}, "dependencies": {"pricing4react": "2", "@types/vite": "1"}}',
  'samples/app/package.json': '{"scripts": {"dev": "true"}, "devDependencies": {"vite": "8"}}',
});
git(folder, 'init', '--quiet');

const problemsOf = (metadata: string, code: string, file?: string) =>
  problemsIn(`\`\`\`${metadata}\n${code}\n\`\`\``, [bashChecker], {file, folder});

const SCRIPTS = 'npm run build && npm test\nnpm run -s dev';

describe('bashChecker', () => {
  it.each([
    ['bash', 'npm install pricing4react@2.2.0'],
    ['bash package-managers', 'npm install vite@8.3.8'],
    ['bash package-managers', 'npm install vite@8.3.8', 'partials/a.mdx'],
    ['bash', 'npm run dev'],
    [
      'bash',
      'npx -y vite serve && npm --prefix a add -D @types/vite ./a.tgz ../b # npm i c\nnode a.js',
    ],
    ['bash', 'echo 1–2 — "…"'],
    ['bash {2} title="a.sh"', 'a\nb'],
  ])('accepts %s: %j', (metadata, code, file?: string) => {
    expect(problemsOf(metadata, code, file)).toEqual([]);
  });
  it.each([
    ['bash', 'ls\nls )', "3: syntax error near unexpected token `)'"],
    ['bash', 'ls\necho "a', '3: unexpected EOF while looking for matching `"\''],
    ['bash package-managers', 'npm ci', '1: "npm ci" cannot be translated'],
    ['bash', 'npm ci <x-y>', '2: write an example value, because shells redirect at < and >.'],
    ['bash', '$ npm ci', '2: remove the prompt, because readers would copy it with the command.'],
    ['bash', 'ls\ncurl -H “Accept: a/b” x', '3: write straight quotation marks'],
    ['bash', 'curl a \\ \n  b', '2: remove the spaces after the backslash'],
    ['bash {1,3}', 'a\nb', '1: line 3 of 2 is highlighted. Correct the number.'],
    ['bash', 'a\n# highlight-start\nb', '3: readers would see this comment. Write {2,5-7}'],
    ['bash', 'ls\nnpx vitte@8 a', '3: no package.json of this repository has "vitte"'],
    ['bash', 'a | pnpm add vite @type/vite', '"@type/vite". Did you mean "@types/vite"?'],
    [
      'java title="OpenSecurty.java"',
      'class OpenSecurity {}',
      '1: this code belongs in OpenSecurity.java.',
    ],
    ['text title="a.bib"', '@book{a,\n  title = {B}', '1: the braces do not match.'],
    ['bash title="pom.xml"', 'a', '1: the title names xml, but the language is bash'],
    [
      'bash',
      'ls\nnpm i pricing4react@2.3.0',
      '3: no docs version describes pricing4react@2.3.0. Did',
    ],
    ['bash', 'npm –version', '2: write - or -- instead of a dash'],
    ['bash', 'npm ci &amp;&amp; ls', '2: write the characters themselves'],
    ['bash', 'mvn\u00A0test', '2: write a simple space'],
    ['console', 'ls', '1: write bash instead of console, so that all pages use the same name.'],
    [
      'bash scripts-of=package.json',
      'npm run dev',
      '2: package.json has no script "dev". It has: build.',
    ],
    [
      'bash scripts-of=nowhere.json',
      'npm run dev',
      '1: scripts-of=nowhere.json: no such file. Correct the path.',
    ],
  ])('rejects %s: %j', (metadata, code, problem) => {
    expect(problemsOf(metadata, code)).toEqual([expect.stringContaining(problem)]);
  });
  it('looks for scripts in the nearest package.json of a README', () => {
    expect(problemsOf('bash', SCRIPTS, 'CONTRIBUTING.md')).toEqual([
      '2: package.json has no script "test". It has: build.',
      '3: package.json has no script "dev". It has: build.',
    ]);
    expect(problemsOf('bash', SCRIPTS, 'samples/app/README.md')).toEqual([
      '2: samples/app/package.json has no script "build". It has: dev.',
      '2: samples/app/package.json has no script "test". It has: dev.',
    ]);
  });
});
