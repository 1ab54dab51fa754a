/** The steps of `npm run check` and `npm test`, and how each of them reports its counts. */

import {ALGOLIA_VARIABLES} from '../../site/search';
import type {Selection} from './selection';

/** What a step counts. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** One command of a run. */
export interface Step {
  readonly name: string;
  /** Program and arguments, started in the root of the repository. */
  readonly command: readonly [program: string, ...args: string[]];
  /** Whether the step is about the site that is deployed, with the search of that site. */
  readonly isOfDeployment?: boolean;
  /** What must be there before the step can run. */
  readonly needs?: 'browser' | 'java';
  /** How the step's result becomes counts; without it, the step is one check. */
  readonly report?: 'vitest' | 'playwright';
  /** Output that makes the step fail although its command succeeds. */
  readonly forbids?: RegExp;
  /** Steps that need this one to have succeeded are left out when it fails, as failures. */
  readonly isPrecondition?: boolean;
  /**
   * The step for a part of the repository, or `undefined` when nothing of it is selected. A step
   * without it always runs as it is.
   */
  readonly narrow?: (step: Step, selection: Selection) => Step | undefined;
}

/** Appends files to a command that takes them as arguments. */
function withFiles(step: Step, files: Selection['fences']): Step | undefined {
  if (files === 'all') {
    return step;
  }
  return files.length === 0 ? undefined : {...step, command: [...step.command, '--', ...files]};
}

/** Steps for a part of the repository. */
export function narrow(steps: readonly Step[], selection: Selection): Step[] {
  return steps.flatMap((step) => (step.narrow ? (step.narrow(step, selection) ?? []) : [step]));
}

const build: Step = {
  name: 'build',
  command: ['npm', 'run', '--silent', 'build'],
  // The build only warns of broken Markdown links, broken anchors and duplicate routes.
  forbids: /\[WARNING\].*/,
  isPrecondition: true,
};

const CHECKS: readonly Step[] = [
  {name: 'types', command: ['npm', 'run', '--silent', 'check:types']},
  {name: 'lint', command: ['npm', 'run', '--silent', 'check:lint']},
  {name: 'format', command: ['npm', 'run', '--silent', 'check:format']},
  {
    name: 'prose',
    command: ['npm', 'run', '--silent', 'check:prose'],
    narrow: (step, {prose}) => withFiles(step, prose),
  },
  {
    name: 'unit tests',
    command: ['npx', 'vitest', 'run'],
    report: 'vitest',
    needs: 'java',
    narrow: (step, {omitted}) => ({
      ...step,
      command: [...step.command, ...omitted.map(({folder}) => `--exclude=${folder}/**`)],
      needs: omitted.some(({folder}) => folder === 'checks/fences') ? undefined : step.needs,
    }),
  },
  {
    name: 'code fences',
    command: ['npm', 'run', '--silent', 'check:fences'],
    needs: 'java',
    narrow: (step, {fences}) => withFiles(step, fences),
  },
];

/** Steps by name of the run. */
export const RUNS: Readonly<Record<string, readonly Step[]>> = {
  check: CHECKS,
  build: [build],
  all: [
    ...CHECKS,
    {
      name: 'sample back end',
      command: ['mvn', '-q', '-B', '-f', 'samples/noteharbor-backend/pom.xml', 'test'],
      needs: 'java',
    },
    build,
    {
      name: 'headers',
      command: ['npm', 'run', '--silent', 'check:headers'],
      isOfDeployment: true,
    },
    {name: 'built HTML', command: ['npm', 'run', '--silent', 'check:html']},
    {name: 'version cut', command: ['npx', 'tsx', 'scripts/version-cut/dryRun.ts']},
    {
      name: 'hosted build',
      command: ['npm', 'run', '--silent', 'build:hosted'],
      forbids: /\[WARNING\].*/,
      isPrecondition: true,
    },
    {
      name: 'browser tests',
      command: ['npx', 'playwright', 'test'],
      needs: 'browser',
      report: 'playwright',
    },
  ],
};

/**
 * Environment variables for a step. The tests build a site with the embedded search, and another one
 * for Algolia, whatever the deployed site searches with.
 */
export function environmentFor(
  {isOfDeployment = false}: Step,
  environment: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  const withoutAlgolia = Object.fromEntries(ALGOLIA_VARIABLES.map((name) => [name, undefined]));
  return isOfDeployment ? environment : {...environment, ...withoutAlgolia};
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites?: number;
}

interface PlaywrightReport {
  readonly stats: {readonly expected: number; readonly unexpected: number; readonly flaky: number};
  readonly errors?: readonly unknown[];
}

/**
 * Counts of a runner's JSON report. A suite that could not even be loaded counts as a failure, and
 * so does a flaky test.
 */
export function readCounts(kind: 'vitest' | 'playwright', json: string): Counts {
  if (kind === 'vitest') {
    const report = JSON.parse(json) as VitestReport;
    return {
      passed: report.numPassedTests,
      failed: Math.max(report.numFailedTests, report.numFailedTestSuites ? 1 : 0),
    };
  }
  const {stats, errors = []} = JSON.parse(json) as PlaywrightReport;
  return {passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length};
}
