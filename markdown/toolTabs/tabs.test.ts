import type {Root} from 'mdast';
import {toGradle} from './javaBuild';
import {translations} from './packageManagers';
import {remarkToolTabs} from './remark';

const dependency = (body: string) =>
  `<dependency>\n  <groupId>g</groupId>\n  <artifactId>a</artifactId>${body}\n</dependency>`;

const commands = (code: string, values = new Map<string, string>()) => [
  ...translations({code, values}).values(),
];

describe('translations', () => {
  it.each([
    ['npm install a b@1', 'yarn add a b@1', 'pnpm add a b@1'],
    ['npm install -D a', 'yarn add -D a', 'pnpm add -D a'],
    ['npm install --save-dev @s/a@^1.2', 'yarn add -D @s/a@^1.2', 'pnpm add -D @s/a@^1.2'],
    ['npm install', 'yarn install', 'pnpm install'],
  ])('%j', (...expected) => {
    expect(commands(expected[0])).toEqual(expected);
  });
  it('keeps other commands and comments', () => {
    expect(commands('# npm, then run\ncd app\nnpm install')[1]).toBe(
      '# npm, then run\ncd app\nyarn install',
    );
  });
  it.each([
    'npm ci',
    'npm install --legacy-peer-deps a',
    'npm install a && ls',
    'npm run a',
    'npx a',
    'cd a && npm install',
  ])('rejects %j', (script) => {
    expect(() => commands(script)).toThrow(`"${script}" cannot be translated`);
  });
  it('adds peers only for their manager', () => {
    expect(commands('npm install a', new Map([['yarn', 'b c']]))).toEqual([
      'npm install a',
      'yarn add a b c',
      'pnpm add a',
    ]);
  });
});

describe('toGradle', () => {
  it.each([
    ['<version>1</version>', 'implementation("g:a:1")'],
    ['', 'implementation("g:a")'],
    ['<scope>runtime</scope>', 'runtimeOnly("g:a")'],
    ['<version>1</version><scope>test</scope>', 'testImplementation("g:a:1")'],
  ])('translates a dependency with %j', (body, gradle) => {
    expect(toGradle(dependency(body))).toBe(gradle);
  });
  it('keeps comments and order', () => {
    expect(toGradle(`<!-- why\n     so -->\n${dependency('')}\n${dependency('')}`)).toBe(
      '// why\n// so\nimplementation("g:a")\nimplementation("g:a")',
    );
  });
  it.each([
    dependency('<type>pom</type>'),
    dependency('<scope>system</scope>'),
    dependency('<exclusions><exclusion><groupId>x</groupId></exclusion></exclusions>'),
    '<dependency><groupId>g</groupId></dependency>',
    `<parent/>${dependency('')}`,
    '',
  ])('rejects %j', (xml) => {
    expect(() => toGradle(xml)).toThrow('remove java-build');
  });
});

it('remarkToolTabs throws with page and line if it cannot translate a fence', () => {
  const position = {start: {line: 7}};
  const fence = {type: 'code', lang: 'bash', meta: 'package-managers', value: 'npm ci', position};
  const tree = {type: 'root', children: [fence]} as unknown as Root;
  expect(() => remarkToolTabs()(tree, {path: 'docs/a.md'})).toThrow(
    /^docs\/a\.md:7: "npm ci" cannot be translated\. Write npm install/,
  );
});
