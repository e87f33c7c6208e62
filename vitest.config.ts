import { defineConfig } from 'vitest/config';

const LONG = ['tests/browser/**/*.test.ts', 'tests/long/**/*.test.ts'];

/** `npm test` runs the quick project, `npm run test:long` the long one. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          globalSetup: 'tests/global-setup.ts',
          setupFiles: 'tests/steady-chance.ts',
          include: ['tests/**/*.test.ts'],
          exclude: LONG,
          // Files share what they import: to read in the whole house for each of them took longer than most take to run.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          globalSetup: 'tests/global-setup.ts',
          include: LONG,
          testTimeout: 600_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
