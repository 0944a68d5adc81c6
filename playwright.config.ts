import { defineConfig } from '@playwright/test';

import { DEMO_SETTINGS } from './e2e/demo-settings.ts';
import { SETTINGS } from './server/src/config.ts';
import { freePort } from './server/testing/free-port.ts';

/** A port that nothing listens on. Every worker reads this file again and finds the first one's choice. */
const choosePort = async (name: string) => (process.env[name] ??= String(await freePort()));

const PORT = await choosePort('E2E_PORT');
const ORIGIN = `http://localhost:${PORT}`;
const SOCIAL_NETWORK = `http://localhost:${await choosePort('E2E_SOCIAL_NETWORK_PORT')}`;
const CI = Boolean(process.env['CI']);

/** The server inherits this process's environment. Its settings there are made empty, which means that they are not set. */
const NO_SETTINGS = Object.fromEntries(
  SETTINGS.flatMap((name) => [name, `${name}_FILE`]).map((name) => [name, '']),
);

/** The built server on demo data of its own, which script/test keeps from run to run. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/migrate-once.ts',
  forbidOnly: CI,
  // Two cores may be busy: waiting costs nothing where nothing is wrong.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // One more than cores: pages wait a good part of their time.
  workers: 3,
  use: {
    baseURL: ORIGIN,
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Each test would install the service worker and cache the offline page. Tests that lose the network,
    // are redirected to other sites, or look for violations of the content policy allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      // Long, and the same: walked where there is least room.
      testIgnore: /\/(favourites|notifications|withdrawn)\.spec\.ts$/,
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      // About no screen, or about both at once.
      testIgnore:
        /\/(demo-leases|health|language|lease-days|maintenance|no-script|partner-site|process|real-feed|safety|session|strangers|two-nodes|unsubscribe)\.spec\.ts$/,
      grepInvert: /@desktop/,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        // On the wide window things move as they do for most people.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
  ],
  webServer: {
    command: 'exec node demo/src/main.ts',
    url: `${ORIGIN}/readyz`,
    // If e2e/make-demo.ts has not run, the first start makes the demo.
    timeout: 10 * 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    env: {
      ...NO_SETTINGS,
      ...DEMO_SETTINGS,
      PORT,
      ORIGIN,
      MAP_TILES_URL: 'off',
      GEONORGE_URL: 'off',
      STATISTICS_URL: 'off',
      PROPERTY_MANAGEMENT_URL: 'https://forvaltning.example.com',
      // What stands in for Facebook there is e2e/social.spec.ts.
      FACEBOOK_APP_ID: '1234',
      FACEBOOK_APP_SECRET: 'shh',
      FACEBOOK_DIALOG_URL: `${SOCIAL_NETWORK}/dialog/oauth`,
      FACEBOOK_GRAPH_URL: SOCIAL_NETWORK,
    },
  },
});
