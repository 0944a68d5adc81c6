import { defineConfig } from '@playwright/test';

import { DEMO_SETTINGS } from './e2e/demo-settings.ts';
import { SETTINGS } from './server/src/config.ts';
import { freePort } from './server/testing/free-port.ts';

/** A free port. Every worker evaluates this file again and reads the port that the first evaluation chose. */
const choosePort = async (name: string) => (process.env[name] ??= String(await freePort()));

const PORT = await choosePort('E2E_PORT');
const ORIGIN = `http://localhost:${PORT}`;
const SOCIAL_NETWORK = `http://localhost:${await choosePort('E2E_SOCIAL_NETWORK_PORT')}`;
const CI = Boolean(process.env['CI']);

/** The server inherits this process's environment. An empty setting counts as not set. */
const NO_SETTINGS = Object.fromEntries(
  SETTINGS.flatMap((name) => [name, `${name}_FILE`]).map((name) => [name, '']),
);

/** They start and kill whole installations. */
const MANY_SERVERS = /\/(process|two-nodes)\.spec\.ts$/;
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  // Animations run on the wide window only.
  contextOptions: { reducedMotion: 'reduce' },
} as const;

/** Runs the built server on its own demo data, which script/test keeps from run to run. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/templates.ts',
  // Node runs these by itself, and the server’s build needs no transpiling: it would take half a minute.
  build: { external: ['**/web/build/**', '**/{contract,demo,domain,script,server}/**'] },
  forbidOnly: CI,
  // Both cores may be busy. A long timeout costs nothing when tests pass.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // One more than cores, because tests often wait.
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
        // Pages live for seconds: optimizing their scripts takes longer than it saves.
        '--js-flags=--no-maglev --no-turbofan',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // `script/test` runs the first two without tests tagged `@nightly`, and `script/test --nightly` all of them.
  projects: [
    { name: 'desktop', testIgnore: MANY_SERVERS, grepInvert: /@phone/, use: DESKTOP },
    {
      name: 'phone',
      testIgnore: MANY_SERVERS,
      grep: /@phone|@layout/,
      grepInvert: /@desktop/,
      use: PHONE,
    },
    { name: 'nightly: many servers', testMatch: MANY_SERVERS, use: DESKTOP },
    {
      name: 'nightly: phone',
      // Tests without screens, or that open both sizes themselves.
      testIgnore: [
        MANY_SERVERS,
        /\/(demo-leases|health|language|maintenance|no-script|partner-site|real-feed|safety|session|strangers|unsubscribe)\.spec\.ts$/,
      ],
      grepInvert: /@desktop|@phone|@layout/,
      use: PHONE,
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
      // e2e/social.spec.ts answers there in place of Facebook.
      FACEBOOK_APP_ID: '1234',
      FACEBOOK_APP_SECRET: 'shh',
      FACEBOOK_DIALOG_URL: `${SOCIAL_NETWORK}/dialog/oauth`,
      FACEBOOK_GRAPH_URL: SOCIAL_NETWORK,
    },
  },
});
