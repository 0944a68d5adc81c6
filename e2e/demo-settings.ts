import { resolve } from 'node:path';

/** Settings of the server that browser tests share. They decide what its demo is. */
export const DEMO_SETTINGS = {
  VAR_DIR: resolve(import.meta.dirname, '../var/e2e'),
  DEMO: 'on',
  // What is available, and from when, is then the same on every day the tests run.
  HUSVAER_NOW: '2026-11-20T08:00:00Z',
  LOG_LEVEL: 'warn',
};
