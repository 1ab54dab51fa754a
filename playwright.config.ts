import {existsSync} from 'node:fs';
import {defineConfig} from '@playwright/test';
import {drawsBaselines, findBrowser, findFirefox} from './lib/browser';
import {HOSTED_FOLDER} from './scripts/hosted/hostedBuild';

const port = Number(process.env.E2E_PORT ?? 4173);
const hostedPort = port + 1;

/** Tests of the site with a hosted search, which is a build of its own. */
const HOSTED_TESTS = /\.hosted\.spec\.ts$/;

/** Tests that drive a Firefox of their own; Playwright's browser is not used. */
const FIREFOX_TESTS = /engines\/firefox\.spec\.ts$/;

/**
 * Pictures of templates, drawn in a way that does not depend on the machine, by one browser: another
 * one sets letters differently, so there they are left out.
 */
const VISUAL_TESTS = /\.visual\.spec\.ts$/;

const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A run that reports wants every test; at a desk, the second build may be missing. */
const withHosted =
  Boolean(process.env.CI ?? process.env.E2E_REPORT) || existsSync(`${HOSTED_FOLDER}/index.html`);

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 30_000,
  reporter: process.env.E2E_REPORT
    ? [['dot'], ['json', {outputFile: process.env.E2E_REPORT}]]
    : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: {width: 1400, height: 900},
    launchOptions: {
      executablePath: findBrowser(),
      args: BROWSER_ARGUMENTS,
    },
  },
  projects: [
    {name: 'site', testIgnore: [HOSTED_TESTS, VISUAL_TESTS, FIREFOX_TESTS]},
    ...(drawsBaselines()
      ? [
          {
            name: 'visual',
            testMatch: VISUAL_TESTS,
            snapshotPathTemplate: 'e2e/visual/baselines/{arg}{ext}',
            // Letters may differ a little from one release of the browser to the next.
            expect: {
              toHaveScreenshot: {
                maxDiffPixelRatio: 0.0005,
                animations: 'disabled' as const,
                scale: 'css' as const,
              },
            },
            use: {
              // The fonts are none that the site's policy knows.
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
          },
        ]
      : []),
    ...(process.env.CI || findFirefox() ? [{name: 'firefox', testMatch: FIREFOX_TESTS}] : []),
    ...(withHosted
      ? [
          {
            name: 'hosted',
            testMatch: HOSTED_TESTS,
            use: {baseURL: `http://localhost:${hostedPort}`},
          },
        ]
      : []),
  ],
  webServer: [
    {
      command: `npm run --silent serve -- --port ${port}`,
      port,
      reuseExistingServer: !process.env.CI,
      timeout: 20_000,
    },
    ...(withHosted
      ? [
          {
            command: `npx tsx scripts/hosted/serveHosted.ts ${hostedPort}`,
            port: hostedPort,
            reuseExistingServer: !process.env.CI,
            timeout: 20_000,
          },
        ]
      : []),
  ],
});
