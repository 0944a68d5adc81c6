/** The files that `script/mutation` changes, as patterns. */

const TESTS = '!**/*.test.ts';

/** Errors are tables of codes and kinds, which `domain/src/error-kinds.test.ts` tests line by line. */
export const DOMAIN = ['domain/src/**/*.ts', '!domain/src/**/errors.ts', TESTS];

/**
 * Server code that only computes and has tests without a database, a network or files. Without braces:
 * Stryker splits a list at commas.
 */
export const SERVER = [
  'server/src/features/banking/files/*.ts',
  // Queries the database for the book of an account.
  '!server/src/features/banking/files/split-by-book.ts',
  'server/src/features/banking/lines/fingerprint.ts',
  'server/src/features/banking/lines/find-repeat.ts',
  'server/src/features/listings/feed/plain-text.ts',
  'server/src/features/listings/feed/print-report.ts',
  'server/src/features/listings/feed/read-feed.ts',
  'server/src/features/payouts/pain-001/*.ts',
  'server/src/features/search/columns/ids.ts',
  'server/src/features/search/columns/search-terms.ts',
  'server/src/platform/calendar/calendar-file.ts',
  'server/src/platform/http/request-url.ts',
  'server/src/platform/http/content-disposition.ts',
  'server/src/platform/http/csv.ts',
  'server/src/platform/http/logged-address.ts',
  'server/src/platform/http/sites.ts',
  'server/src/platform/http/xlsx.ts',
  'server/src/platform/outside/public-address.ts',
  'server/src/platform/personal-data.ts',
  'server/src/platform/resembling.ts',
  TESTS,
];
