import { resolve } from 'node:path';

/** Settings of the server that browser tests share. They decide the content of its demo. */
export const DEMO_SETTINGS = {
  VAR_DIR: resolve(import.meta.dirname, '../var/e2e'),
  DEMO: 'on',
  // A fixed day, so that the availability of homes is the same whenever the tests run.
  HUSVAER_NOW: '2026-11-20T08:00:00Z',
  LOG_LEVEL: 'warn',
};
