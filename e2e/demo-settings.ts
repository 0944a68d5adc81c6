import { resolve } from 'node:path';

/** When a test's server starts: a fixed moment, so that nothing depends on when the tests run. */
export const STARTS_AT = '2026-11-20T08:00:00Z';

/** Settings of the server that browser tests share. They decide the content of its demo. */
export const DEMO_SETTINGS = {
  VAR_DIR: resolve(import.meta.dirname, '../var/e2e'),
  DEMO: 'on',
  HUSVAER_NOW: STARTS_AT,
  LOG_LEVEL: 'warn',
};
