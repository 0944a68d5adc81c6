/** What `script/mutation` changes, by patterns. */

const TESTS = '!**/*.test.ts';

/** Errors are tables of codes and kinds: `domain/src/error-kinds.test.ts` holds them, line by line. */
export const DOMAIN = ['domain/src/**/*.ts', '!domain/src/**/errors.ts', TESTS];

/** Code of the server that computes and has tests of its own without a database, a network or a folder. */
export const SERVER = [
  'server/src/features/banking/files/*.ts',
  'server/src/features/banking/lines/{fingerprint,tell-apart}.ts',
  'server/src/features/listings/feed/{plain-text,print-report,read-feed}.ts',
  'server/src/features/payouts/pain-001/*.ts',
  'server/src/features/search/columns/{parts,words}.ts',
  'server/src/platform/calendar/calendar-file.ts',
  'server/src/platform/http/{asked-url,content-disposition,csv,logged-address,xlsx}.ts',
  'server/src/platform/outside/public-address.ts',
  'server/src/platform/{personal-data,resembling}.ts',
  TESTS,
];
