import {describe, expect, it} from 'vitest';
import {jdkMajor} from './java';

describe('jdkMajor', () => {
  it('reads the version of javac', () => {
    expect(jdkMajor('javac 17.0.15\n')).toBe(17);
    expect(jdkMajor('javac 21-ea')).toBe(21);
  });
  it('returns 0 without javac', () => {
    expect(jdkMajor('command not found')).toBe(0);
  });
});
