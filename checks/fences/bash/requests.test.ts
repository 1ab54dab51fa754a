import {describe, expect, it} from 'vitest';
import {commandsOf} from './commands';
import {requestsOf} from './requests';

function packages(script: string): string[] {
  return requestsOf(commandsOf(script)).packages.map(
    ({name, version}) => name + (version === undefined ? '' : ` ${version}`),
  );
}

describe('requestsOf', () => {
  it.each([
    ['npm install a b@1.2.3', ['a', 'b 1.2.3']],
    ['npm i -D @x/y@^1 --save-exact z', ['@x/y ^1', 'z']],
    ['npm --prefix app install a', ['a']],
    ['npm install', []],
    ['npm ci', []],
    ['npm uninstall a', []],
    ['yarn add a --dev', ['a']],
    ['yarn global add a', ['a']],
    ['yarn install', []],
    ['pnpm add a@latest', ['a latest']],
    ['npm install ./folder ../x.tgz https://x.example/y.tgz git+ssh://a/b', []],
    ['npx a@1 --flag b', ['a 1']],
    ['npx --yes a b', ['a']],
    ['npm exec a', ['a']],
    ['pnpm dlx a b', ['a']],
    ['CI=1 sudo npm i a', ['a']],
    ['npm i a > log 2>&1', ['a']],
    ['echo npm i a', []],
    [
      'mvn -q dependency:get -Dartifact=io.github.isa-group:Pricing4Java:5.5.2',
      ['io.github.isa-group:Pricing4Java 5.5.2'],
    ],
    [
      './mvnw org.apache.maven.plugins:maven-dependency-plugin:3.6.1:get -Dartifact="g:a:1:jar"',
      ['g:a 1'],
    ],
    ['mvn dependency:tree -Dartifact=g:a:1', []],
  ])('%s', (script, expected) => {
    expect(packages(script)).toEqual(expected);
  });

  it('finds scripts and their lines', () => {
    const script = 'npm run dev\nnpm test -- --run\nyarn run build\npnpm start\nnpm run';
    expect(requestsOf(commandsOf(script)).scripts).toEqual([
      {line: 1, script: 'dev'},
      {line: 2, script: 'test'},
      {line: 3, script: 'build'},
      {line: 4, script: 'start'},
    ]);
  });
});
