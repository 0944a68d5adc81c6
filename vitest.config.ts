import { defineConfig } from 'vitest/config';

// A process with PGlite takes up to 0.8 GB, so no more of them than this machine surely has room for.
export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{domain,web,script}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['server/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: 'server/testing/migrated-once.ts',
          // A process reads the house once for all of its files, which keep what they change in apps of their own.
          isolate: false,
        },
      },
    ],
  },
});
