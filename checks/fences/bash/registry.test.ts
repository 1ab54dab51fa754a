import {describe, expect, it, vi} from 'vitest';
import {packageProblem, remembering, type Answer, type KnownPackages} from './registry';
import type {PackageRequest} from './requests';

const KNOWN: KnownPackages = {
  npm: {
    seen: {versions: ['1.0.0']},
    elsewhere: {versions: ['2.0.0'], reason: 'not in every registry'},
  },
  maven: {'g:a': {versions: ['1.0']}},
};

function npm(name: string, version?: string): PackageRequest {
  return {line: 0, registry: 'npm', name, version};
}

function answering(answer: Answer) {
  return vi.fn(() => Promise.resolve(answer));
}

describe('packageProblem', () => {
  it('needs no registry for what is recorded', async () => {
    const lookup = answering('absent');
    expect(await packageProblem(npm('seen'), KNOWN, lookup)).toBeUndefined();
    expect(await packageProblem(npm('seen', '1.0.0'), KNOWN, lookup)).toBeUndefined();
    expect(await packageProblem(npm('elsewhere', '2.0.0'), KNOWN, lookup)).toBeUndefined();
    expect(
      await packageProblem(
        {line: 0, registry: 'maven', name: 'g:a', version: '1.0'},
        KNOWN,
        lookup,
      ),
    ).toBeUndefined();
    expect(lookup).not.toHaveBeenCalled();
  });
  it('asks for other versions', async () => {
    expect(await packageProblem(npm('seen', '9.9.9'), KNOWN, answering('exists'))).toBeUndefined();
    expect(await packageProblem(npm('seen', '9.9.9'), KNOWN, answering('absent'))).toBe(
      'seen@9.9.9 does not exist: the npm registry does not have it.',
    );
  });
  it('does not ask for a package with a reason', async () => {
    const lookup = answering('exists');
    expect(await packageProblem(npm('elsewhere', '3.0.0'), KNOWN, lookup)).toContain(
      'elsewhere@3.0.0 is not among the versions 2.0.0',
    );
    expect(lookup).not.toHaveBeenCalled();
  });
  it('says how to record what it cannot look up', async () => {
    const advice = 'run "npm run generate -- known-packages"';
    expect(await packageProblem(npm('new'), KNOWN, undefined)).toContain(advice);
    expect(await packageProblem(npm('new'), KNOWN, answering('unreachable'))).toContain(advice);
  });
  it.each([
    [npm('a', '$VERSION'), 'a@$VERSION cannot be looked up'],
    [npm('<package>'), '<package> cannot be looked up'],
    [{line: 0, registry: 'maven', name: 'g:a', version: undefined} as const, 'g:a has no version'],
  ])('refuses what is no package: %#', async (request, message) => {
    expect(await packageProblem(request, KNOWN, answering('exists'))).toContain(message);
  });
});

describe('remembering', () => {
  it('asks once for each package', async () => {
    const lookup = answering('exists');
    const remembered = remembering(lookup);
    await remembered(npm('a'));
    await remembered(npm('a'));
    await remembered(npm('a', '1'));
    expect(lookup).toHaveBeenCalledTimes(2);
  });
});
