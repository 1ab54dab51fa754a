import {describe, expect, it} from 'vitest';
import {missingBuildHint} from './hint';

describe('missingBuildHint', () => {
  it('tells the developer how to get an index', () => {
    const hint = missingBuildHint('embedded', 'development');
    expect(hint?.title).toBe('Search needs a build');
    expect(hint?.help).toContain('npm run build');
  });
  it.each([
    ['embedded', 'production'],
    ['embedded', undefined],
    ['hosted', 'development'],
  ] as const)('leaves a %s search in %s to the message of readers', (mode, environment) => {
    expect(missingBuildHint(mode, environment)).toBeUndefined();
  });
});
