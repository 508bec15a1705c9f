import { defineConfig } from 'vitest/config';

const BROWSER_TESTS = 'apps/*/test/**/*.browser.test.ts';

/**
 * Two groups, one after the other: tests that only compute take every core; those that drive a browser run one file at a
 * time, since a browser is several processes itself and a page that waits for its turn is taken for a slow one.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: [
            'packages/*/test/**/*.test.ts',
            'games/*/test/**/*.test.ts',
            'apps/*/test/**/*.test.ts',
            'bench/test/**/*.test.ts',
            'examples/*.test.ts',
            'tools/*.test.ts',
          ],
          exclude: [BROWSER_TESTS],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: '100%',
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'browser',
          include: [BROWSER_TESTS],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 1,
          maxConcurrency: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
