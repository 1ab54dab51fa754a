import {defineConfig} from '@playwright/test';
import {findBrowser} from './tools/browser/find';

const port = Number(process.env.E2E_PORT ?? 4173);

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
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `npm run --silent serve -- --port ${port}`,
    port,
    reuseExistingServer: !process.env.CI,
    timeout: 20_000,
  },
});
