/**
 * Browser tests of the last build, served by a local server.
 *
 * `E2E_BASE_URL`: tests a deployed site instead (its routes and response headers).
 * `E2E_NO_HEADERS=1`: skips the headers, for hosts that cannot send them, such as GitHub Pages.
 * `E2E_WEEKLY=1`: also runs the tests with the tag `@weekly`, and those of nginx.
 * `SITE_URL`, `BASE_URL`: settings of the tested build. `E2E_PORT`: port of the local server.
 */
import {existsSync} from 'node:fs';
import {defineConfig} from '@playwright/test';
import {findBrowser, findFirefox, findWebKit, hasNginx, rendersBaselines} from './lib/browser';
import type {WorkerFixtures} from './e2e/engines/fixtures';
import {HOSTED_FOLDER, HOSTED_VARIABLES, WEEKLY_VARIABLE} from './scripts/test/steps';

const {CI, E2E_BASE_URL, E2E_PORT = '4173', E2E_REPORT} = process.env;

/** Tests of hosted search and of a base path, which need a separate build. */
const HOSTED_TESTS = /\.hosted\.spec\.ts$/;

/** Tests in the installed Firefox and WebKitGTK. */
const ENGINE_TESTS = /e2e\/engines\/.*\.spec\.ts$/;

/** Screenshot tests. They are skipped with another browser, which renders text differently. */
const VISUAL_TESTS = /\.visual\.spec\.ts$/;

/** Tests that draw images of pages. Redraw them with `npm run visual:update`. */
const IMAGE_TESTS = /e2e\/(quickStart|editor|pricingPage)\.spec\.ts$/;

/** Tests that can run against a deployed site. */
const DEPLOYMENT_TESTS = /e2e\/(deployment|routes)\.spec\.ts$/;

const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A test opens a page once, so code that V8 compiles ahead or optimizes seldom pays. Saves a tenth of the time.
  '--js-flags=--max-lazy,--no-sparkplug,--no-opt,--single-threaded',
  // A test that needs a network would sometimes fail.
  ...(E2E_BASE_URL ? [] : ['--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost']),
];

const isWeekly = Boolean(process.env[WEEKLY_VARIABLE]);
const withNginx = isWeekly && hasNginx();

/** Only weekly runs build the site with hosted search, in an earlier step. */
const withHosted = existsSync(`${HOSTED_FOLDER}/index.html`);
const hostedPort = Number(E2E_PORT) + 1;
const nginxPort = Number(E2E_PORT) + 2;

const visual = {
  name: 'visual',
  testMatch: VISUAL_TESTS,
  snapshotPathTemplate: 'e2e/visual/baselines/{arg}{ext}',
  // Text rendering differs slightly between browser releases.
  expect: {
    toHaveScreenshot: {
      maxDiffPixelRatio: 0.0005,
      animations: 'disabled' as const,
      scale: 'css' as const,
    },
  },
  use: {
    // The fonts of these tests violate the policy of the site.
    bypassCSP: true,
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        ...BROWSER_ARGUMENTS,
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
      ],
    },
  },
};

const images = {
  ...visual,
  name: 'images',
  testMatch: IMAGE_TESTS,
  snapshotPathTemplate: 'static/img/sample/{arg}{ext}',
  expect: {toHaveScreenshot: {...visual.expect.toHaveScreenshot, scale: 'device' as const}},
  use: {...visual.use, deviceScaleFactor: 2},
};

const hosted = {
  name: 'hosted',
  testMatch: HOSTED_TESTS,
  use: {baseURL: `http://localhost:${hostedPort}${HOSTED_VARIABLES.BASE_URL}`},
};

/** The files and headers of the site with nginx and `deploy/nginx.conf`. */
const nginx = {
  name: 'nginx',
  testMatch: /e2e\/deployment\.spec\.ts$/,
  use: {baseURL: `http://localhost:${nginxPort}`},
};

const engineProject = (engineName: WorkerFixtures['engineName']) => ({
  name: engineName,
  testMatch: ENGINE_TESTS,
  use: {engineName},
});

const localProjects = [
  {name: 'site', testIgnore: [HOSTED_TESTS, VISUAL_TESTS, ENGINE_TESTS, IMAGE_TESTS]},
  images,
  ...(rendersBaselines() ? [visual] : []),
  ...(CI || findFirefox() ? [engineProject('firefox')] : []),
  ...(CI || findWebKit() ? [engineProject('webkit')] : []),
  ...(withNginx ? [nginx] : []),
  ...(withHosted ? [hosted] : []),
];

const server = (port: number, command: string, env: Record<string, string> = {}) => ({
  command: `npx tsx scripts/serve/${command}`,
  env,
  port,
  reuseExistingServer: !CI,
  timeout: 20_000,
});

const staticServer = (port: number, folder: string, env?: Record<string, string>) =>
  server(port, `cli.ts --port ${port} --dir ${folder}`, env);

export default defineConfig<object, WorkerFixtures>({
  testDir: 'e2e',
  grepInvert: isWeekly ? undefined : /@weekly/,
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  // A failed test runs again only to record a trace, which would slow down every test. It still fails.
  retries: CI ? 1 : 0,
  failOnFlakyTests: true,
  workers: 2,
  timeout: E2E_BASE_URL ? 60_000 : 30_000,
  expect: {toMatchAriaSnapshot: {pathTemplate: 'e2e/screenReader/{arg}{ext}'}},
  reporter: E2E_REPORT ? [['dot'], ['json', {outputFile: E2E_REPORT}]] : [['list']],
  use: {
    // The tests measure sizes themselves, so the server need not compress each response.
    extraHTTPHeaders: {'Accept-Encoding': 'identity'},
    baseURL: E2E_BASE_URL?.replace(/\/*$/, '/') ?? `http://localhost:${E2E_PORT}`,
    viewport: {width: 1400, height: 900},
    launchOptions: {executablePath: findBrowser(), args: BROWSER_ARGUMENTS},
    // Outside CI, run a failed test again with "--trace on".
    trace: {mode: 'on-first-retry', screenshots: false},
    screenshot: 'only-on-failure',
  },
  projects: E2E_BASE_URL ? [{name: 'site', testMatch: DEPLOYMENT_TESTS}] : localProjects,
  webServer: E2E_BASE_URL
    ? undefined
    : [
        staticServer(Number(E2E_PORT), 'build'),
        ...(withNginx ? [server(nginxPort, `nginx.ts ${nginxPort}`)] : []),
        ...(withHosted ? [staticServer(hostedPort, HOSTED_FOLDER, HOSTED_VARIABLES)] : []),
      ],
});
