import { defineConfig } from 'vitest/config';

import { TAGS } from './script/test-tags.ts';

/** The tests that `script/mutation` runs: those that need neither a database nor a build. */
export default defineConfig({
  test: {
    include: [
      'domain/**/*.test.ts',
      'server/src/features/banking/{files,lines}/*.test.ts',
      'server/src/features/listings/feed/{plain-text,print-report,read-feed}.test.ts',
      'server/src/features/payouts/pain-001/*.test.ts',
      'server/src/features/search/columns/{parts,search-terms}.test.ts',
      'server/src/platform/calendar/*.test.ts',
      'server/src/platform/http/{content-disposition,csv,logged-address,request-url,sites,xlsx}.test.ts',
      'server/src/platform/outside/public-address.test.ts',
      'server/src/platform/{personal-data,resembling}.test.ts',
    ],
    // Each of its tests takes seconds.
    exclude: ['server/src/features/banking/files/file-limits.test.ts'],
    isolate: false,
    tags: TAGS,
    setupFiles: ['script/property-seed.ts'],
    testTimeout: 120_000,
  },
});
