import {describe, expect, it} from 'vitest';
import {EVERYTHING, SUITES} from './selection';
import {RUNS, environmentFor, narrow, readCounts} from './steps';

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

describe('narrow', () => {
  const check = RUNS.check!;
  const commandOf = (name: string, selection: Parameters<typeof narrow>[1]) =>
    narrow(check, selection).find((step) => step.name === name)?.command;
  it('keeps every step for everything', () => {
    expect(narrow(check, EVERYTHING)).toEqual(
      check.map((step) => expect.objectContaining({name: step.name, command: step.command})),
    );
  });
  it('names the files, leaves out the slow tests, and keeps what looks at the whole', () => {
    const selection = {omitted: SUITES, fences: ['a.md'], prose: []};
    expect(commandOf('code fences', selection)).toEqual(
      expect.arrayContaining(['check:fences', '--', 'a.md']),
    );
    expect(commandOf('prose', selection)).toBeUndefined();
    expect(commandOf('unit tests', selection)).toContain('--exclude=checks/fences/**');
    expect(commandOf('types', selection)).toEqual(check[0]!.command);
  });
});

describe('environmentFor', () => {
  const environment = {PATH: '/bin', ALGOLIA_APP_ID: 'A', ALGOLIA_INDEX_NAME: 'I'};
  const named = (name: string) => RUNS.all!.find((step) => step.name === name)!;
  it('builds and tests without the search of the deployed site', () => {
    for (const name of ['build', 'hosted build', 'browser tests']) {
      expect(environmentFor(named(name), environment), name).toEqual({PATH: '/bin'});
    }
  });
  it('compares the headers of the deployed site with its own search', () => {
    expect(environmentFor(named('headers'), environment)).toEqual(environment);
  });
});
