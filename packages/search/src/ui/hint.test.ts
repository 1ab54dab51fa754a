import {describe, expect, it} from 'vitest';
import {missingBuildHint} from './hint';

describe('missingBuildHint', () => {
  it('explains how to build an index', () => {
    const hint = missingBuildHint('embedded', 'development');
    expect(hint?.title).toBe('Search needs a build');
    expect(hint?.help).toContain('npm run build');
  });
  it.each([
    ['embedded', 'production'],
    ['embedded', undefined],
    ['hosted', 'development'],
  ] as const)('returns no hint for %s search in %s', (mode, environment) => {
    expect(missingBuildHint(mode, environment)).toBeUndefined();
  });
});
