import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {alias: {'@site': import.meta.dirname}},
  test: {
    include: ['{site,plugins,src,tools,types,samples}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'samples/noteharbor-*/**'],
    testTimeout: 20_000,
  },
});
