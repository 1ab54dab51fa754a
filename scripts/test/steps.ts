/** The steps of `npm test` and `npm run check`. */
import {ALGOLIA_VARIABLES} from '@pricing4saas/search/settings';
import {MAVEN} from '../../lib/java';
import {programCall} from '../../lib/programs';

/** Folder of the second production build, with the hosted search and a base path. */
export const HOSTED_FOLDER = 'build-hosted';

/** Settings of that build: an index that does not exist, because the browser tests fake its responses. */
export const HOSTED_VARIABLES = {
  BASE_URL: '/base/path/',
  ALGOLIA_APP_ID: 'TESTAPP',
  ALGOLIA_SEARCH_API_KEY: 'public-search-only-key',
  ALGOLIA_INDEX_NAME: 'pricing4saas-test',
} as const;

export interface Step {
  /** Name on the command line. */
  readonly name: string;
  /** Commands of `lib/programs.ts`. The second one runs if the first one succeeds. */
  readonly command: string;
  /** Command that checks only some files, if it is another one. */
  readonly commandForFiles?: string;
  /** What the command checks: files and folders. Commands without this field need no argument to check everything. */
  readonly files?: readonly string[];
  /** Software to install before the step, if possible. */
  readonly needs?: 'browser' | 'java';
  /** Test runner whose report contains the counts. Other steps count as one check. */
  readonly report?: 'vitest' | 'playwright';
  /**
   * Whether the step builds a site, which later steps need. Warnings are failures, because a build
   * only warns about broken Markdown links, broken anchors and duplicate routes.
   */
  readonly isBuild?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
  /** Whether the step does not run at the same time as its neighbors, of which one rarely keeps two processors busy. */
  readonly isAlone?: boolean;
  /** Whether only `npm test -- --all` runs the step. */
  readonly isWeekly?: boolean;
}

const CACHE = '--cache --cache-strategy content --cache-location .cache';

/** Adds the tests with this tag, and those of nginx. `playwright.config.ts` reads it. */
export const WEEKLY_VARIABLE = 'E2E_WEEKLY';

/** All steps, in order. */
export const STEPS: readonly Step[] = [
  {name: 'types', command: 'tsc'},
  {name: 'lint', command: `eslint --no-warn-ignored ${CACHE}/eslint`, files: ['.']},
  {name: 'format', command: `prettier --ignore-unknown ${CACHE}/prettier --check`, files: ['.']},
  {name: 'prose', command: 'checks/markdown/cli.mjs'},
  {name: 'pages', command: 'checks/pages/cli.ts'},
  {
    name: 'unit',
    command: 'vitest run --allowOnly=false',
    commandForFiles: 'vitest related --run --allowOnly=false --passWithNoTests',
    report: 'vitest',
    needs: 'java',
  },
  {name: 'fences', command: 'checks/fences/cli.ts', needs: 'java'},
  {
    name: 'sample-back-end',
    // The JVMs of tests end before a second compilation of their code would pay.
    command: `${MAVEN} -q -B -fae -T 2 -f samples/pom.xml test -DargLine=-XX:TieredStopAtLevel=1`,
    needs: 'java',
  },
  {
    name: 'build',
    command: 'scripts/build.mjs',
    isBuild: true,
    isAlone: true,
  },
  {name: 'built', command: 'vitest run --config vitest.built.config.mts', report: 'vitest'},
  {
    name: 'hosted',
    command: `scripts/build.mjs --no-minify --out-dir ${HOSTED_FOLDER}`,
    environment: HOSTED_VARIABLES,
    isBuild: true,
    isWeekly: true,
  },
  {name: 'version-cut', command: 'scripts/version-cut/dryRun.ts', isWeekly: true},
  {
    name: 'browser',
    command: 'playwright test',
    needs: 'browser',
    report: 'playwright',
    isAlone: true,
  },
  {
    name: 'faults',
    command: 'vitest run scripts/faults',
    environment: {FAULTS: '1'},
    report: 'vitest',
    needs: 'browser',
    isWeekly: true,
    isAlone: true,
  },
];

/** The first steps, which need neither a build nor a browser. */
export const CHECKS = STEPS.slice(0, 7);

/**
 * Returns the steps with the given names, in order. Without names, returns those of every commit.
 *
 * @param withWeekly whether to add the weekly steps and tests
 * @throws Error with the first unknown name
 */
export function stepsNamed(names: readonly string[], withWeekly = false): readonly Step[] {
  const known = STEPS.map(({name}) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Error(`"${unknown}" is not a step. Steps: ${known.join(' ')}`);

  const steps = STEPS.filter(({name, isWeekly}) =>
    names.length === 0 ? withWeekly || !isWeekly : names.includes(name),
  );
  const environment = {[WEEKLY_VARIABLE]: '1'};
  return withWeekly
    ? steps.map((step) => ({...step, environment: {...step.environment, ...environment}}))
    : steps;
}

/** Files and arguments of the commands of a step. The name of a file that it checks is never an option. */
export function callsOf({command, files = []}: Step, ...args: readonly string[]) {
  const paths = files.map((file) => (file === '.' ? file : `./${file}`));
  return command.split(' && ').map((words) => programCall(words, ...paths, ...args));
}

/**
 * Returns the environment with the variables of a step. The tests use one build with the embedded
 * search and one with Algolia, independent of the search of the deployed site.
 */
export function environmentFor(environment: NodeJS.ProcessEnv, own: Step['environment'] = {}) {
  const withoutAlgolia = Object.fromEntries(ALGOLIA_VARIABLES.map((name) => [name, undefined]));
  return {...environment, ...withoutAlgolia, ...own};
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Reads the counts in the JSON report of a runner. Flaky tests, and suites that could not be
 * loaded, count as failures.
 */
export function readCounts(json: string): Counts {
  const report = JSON.parse(json);
  if ('numPassedTests' in report) {
    const failed = Math.max(report.numFailedTests, report.numFailedTestSuites ? 1 : 0);
    return {passed: report.numPassedTests, failed};
  }
  const {expected, unexpected, flaky} = report.stats;
  return {passed: expected, failed: unexpected + flaky + (report.errors?.length ?? 0)};
}
