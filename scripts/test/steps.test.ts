import {readText} from '../../lib/root';
import {STEPS, WEEKLY_VARIABLE, environmentFor, readCounts, stepsNamed} from './steps';

describe('readCounts', () => {
  it('reads a Vitest report, and counts a suite that could not be loaded', () => {
    const report = (failed: number) =>
      `{"numPassedTests":3,"numFailedTests":${failed},"numFailedTestSuites":1}`;
    expect(readCounts(report(2))).toEqual({passed: 3, failed: 2});
    expect(readCounts(report(0)).failed).toBe(1);
  });
  it('reads a Playwright report; flaky tests and errors are failures', () => {
    const report = '{"stats":{"expected":5,"unexpected":1,"flaky":1},"errors":[{}]}';
    expect(readCounts(report)).toEqual({passed: 5, failed: 3});
  });
});

describe('stepsNamed', () => {
  it('returns the weekly steps only on request', () => {
    const weekly = STEPS.filter(({isWeekly}) => isWeekly).map(({name}) => name);
    expect(weekly).toContain('faults');
    expect(stepsNamed([]).map(({name}) => name)).not.toEqual(expect.arrayContaining(weekly));
    expect(stepsNamed(weekly).map(({name}) => name)).toEqual(weekly);
    const all = stepsNamed([], true);
    expect(all.map(({name}) => name)).toEqual(STEPS.map(({name}) => name));
    expect(all.every(({environment}) => environment?.[WEEKLY_VARIABLE] === '1')).toBe(true);
  });
  it('rejects unknown steps', () => {
    expect(() => stepsNamed(['types', 'tipes'])).toThrow(
      '"tipes" is not a step. Steps: types lint',
    );
  });
});

it('the workflow of pull requests runs each step of every commit', () => {
  const workflow = readText('.github/workflows/check.yml');
  const commands = workflow.match(/(npm test --|STEPS:|playwright test).*/g)!.join(' ');
  const expected = stepsNamed([]).map(({name}) => (name === 'browser' ? 'playwright' : name));
  expect(commands.match(/[\w-]+/g)).toEqual(expect.arrayContaining(expected));
});

it('environmentFor removes the Algolia variables of the deployed site', () => {
  const environment = {PATH: '/bin', ALGOLIA_APP_ID: 'A', ALGOLIA_INDEX_NAME: 'I'};
  for (const step of STEPS) {
    const expected = {PATH: '/bin', ...step.environment};
    expect(environmentFor(environment, step.environment), step.name).toEqual(expected);
  }
});
