import {defineConfig} from 'vitest/config';

export default defineConfig({
  // tsconfig.json leaves JSX to the bundler.
  oxc: {jsx: {runtime: 'automatic'}},
  resolve: {
    alias: {
      '@site': import.meta.dirname,
    },
  },
  test: {
    include: [
      '{lib,packages,features,site,markdown,src,plugins,checks,scripts,bench,samples}/**/*.test.{ts,tsx}',
    ],
    // The tests of the sample for Express run in the test runner of Node.js.
    exclude: [
      '**/node_modules/**',
      'samples/noteharbor/**',
      'samples/start/express/**',
      'checks/built/**',
    ],
    globals: true,
    // Messages name each page or entry.
    chaiConfig: {truncateThreshold: 0},
    testTimeout: 60_000,
    // Many tests wait for another program. By default, one of two processors would be free.
    maxWorkers: '100%',
    // The storage of Node.js 25 and later would replace that of jsdom, which Vitest 5 corrects
    // (https://github.com/vitest-dev/vitest/issues/8757).
    execArgv: process.allowedNodeEnvironmentFlags.has('--webstorage') ? ['--no-webstorage'] : [],
    // Shared imports halve the run time, but each test must restore its stubs.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
});
