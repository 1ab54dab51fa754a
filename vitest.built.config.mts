/** Tests of the last build that need only its files. */
import {defineConfig} from 'vitest/config';

// Not a project of vitest.config.mts, because Vitest ignores --exclude for projects.
export default defineConfig({
  test: {
    include: ['checks/built/*.built.test.ts'],
    globals: true,
    testTimeout: 60_000,
    // One worker parses each page once.
    isolate: false,
    fileParallelism: false,
    // Messages contain the whole path of a page.
    chaiConfig: {truncateThreshold: 0},
  },
});
