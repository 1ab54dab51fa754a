import {describe, expect, it} from 'vitest';
import {packageProblem, type KnownPackages} from './registry';
import type {PackageRequest} from './requests';

const KNOWN: KnownPackages = {
  npm: {
    seen: {versions: ['1.0.0']},
    elsewhere: {versions: ['2.0.0'], reason: 'not in every registry'},
  },
  maven: {'g:a': {versions: ['1.0']}},
};

const npm = (name: string, version?: string): PackageRequest => ({
  line: 1,
  registry: 'npm',
  name,
  version,
});
const maven = (name: string, version?: string): PackageRequest => ({
  ...npm(name, version),
  registry: 'maven',
});

describe('packageProblem', () => {
  it.each([npm('seen'), npm('seen', '1.0.0'), npm('elsewhere', '2.0.0'), maven('g:a', '1.0')])(
    'accepts the recorded package %j',
    (request) => expect(packageProblem(request, KNOWN)).toBeUndefined(),
  );
  it.each([
    [npm('seen', '9.9.9'), 'seen@9.9.9 is not in checks/fences/bash/known-packages.json'],
    [npm('new'), 'run "npm run generate -- known-packages"'],
    [npm('elsewhere', '3.0.0'), 'elsewhere@3.0.0 is not among the versions 2.0.0'],
    [npm('a', '$VERSION'), 'a@$VERSION cannot be looked up'],
    [npm('<package>'), '<package> cannot be looked up'],
    [maven('g:a'), 'g:a has no version'],
  ])('rejects %j', (request, message) => {
    expect(packageProblem(request, KNOWN)).toContain(message);
  });
});
