import {defineConfig} from 'vitest/config';

export default defineConfig({
  // tsconfig.json leaves JSX to the bundler of the site.
  oxc: {jsx: {runtime: 'automatic'}},
  resolve: {alias: {'@site': import.meta.dirname}},
  test: {
    include: [
      '{site,pricing2yaml,lib,markdown,src,plugins,checks,scripts,bench,samples}/**/*.test.{ts,tsx}',
    ],
    exclude: ['**/node_modules/**', 'samples/noteharbor/**'],
    testTimeout: 20_000,
    // Files share what they import, which takes half of the time; so a test puts back what it stubs.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
});
