import {describe, expect, it} from 'vitest';
import {readCounts} from './steps';

describe('readCounts', () => {
  it('reads a Vitest report', () => {
    expect(readCounts('vitest', '{"numPassedTests":3,"numFailedTests":2}')).toEqual({
      passed: 3,
      failed: 2,
    });
  });
  it('counts a suite that could not be loaded', () => {
    const report = '{"numPassedTests":3,"numFailedTests":0,"numFailedTestSuites":1}';
    expect(readCounts('vitest', report).failed).toBe(1);
  });
  it('reads a Playwright report; flaky tests and errors are failures', () => {
    const report = '{"stats":{"expected":5,"unexpected":1,"flaky":1},"errors":[{}]}';
    expect(readCounts('playwright', report)).toEqual({passed: 5, failed: 3});
  });
});
