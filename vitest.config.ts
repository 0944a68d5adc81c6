import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

import { TAGS } from './script/test-tags.ts';

const LONGEST = ['/fuzz.test.ts', '/world.test.ts'];

/** A file that replaces a module needs a worker that has not imported it. */
const REPLACES_A_MODULE = ['server/src/boundaries.test.ts'];

/** Runs the longest files first. Vitest puts a file last whose tests were skipped in the run before. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const place = ({ moduleId }: TestSpecification) =>
      LONGEST.findIndex((name) => moduleId.endsWith(name));
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => place(other) - place(one));
  }
}

// One worker more than the machine has cores: some tests wait for child processes, or for PostgreSQL. No
// more than that: a worker with PGlite takes up to 0.8 GB.
export default defineConfig({
  test: {
    maxWorkers: 3,
    setupFiles: ['script/property-seed.ts'],
    // A worker imports the sources once for all its test files. Each test file creates its own app.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // A test that needs a system program is tagged with its package: without it, script/test skips the test.
    tags: TAGS,
    // The process that resizes photos has the lowest priority: on a busy machine it may take minutes.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{domain,web,demo,script,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['server/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...REPLACES_A_MODULE],
          globalSetup: 'server/testing/migrated-once.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'api with a replaced module',
          include: REPLACES_A_MODULE,
          isolate: true,
          globalSetup: 'server/testing/migrated-once.ts',
        },
      },
    ],
  },
});
