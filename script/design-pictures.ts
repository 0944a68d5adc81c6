/** Takes the pictures of docs/design.md from a running demo: `node script/design-pictures.ts ORIGIN`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';

import { findChromium } from './chromium.ts';
import { ROOT } from './root.ts';

const FOLDER = join(ROOT, 'docs/images');
const DESKTOP = { width: 1280, height: 800 };
const TABLET = { width: 768, height: 800 };
const PHONE = { width: 390, height: 800 };

interface Shot {
  name: string;
  path: string;
  window: typeof PHONE;
  scheme?: 'dark';
  locale?: 'nb-NO';
  /** Actions before the picture is taken. */
  prepare?: (page: Page) => Promise<void>;
}

const toFirstHome = async (page: Page) => {
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL('**/listing/**');
};

const SHOTS: Shot[] = [
  { name: 'list-light', path: '/find-home', window: DESKTOP },
  { name: 'list-dark', path: '/find-home', window: DESKTOP, scheme: 'dark', locale: 'nb-NO' },
  { name: 'list-phone', path: '/find-home', window: PHONE, locale: 'nb-NO' },
  { name: 'map-phone', path: '/find-home?view=map', window: PHONE, scheme: 'dark' },
  { name: 'nothing-found', path: '/find-home?minRent=900000', window: PHONE },
  {
    name: 'filters',
    path: '/find-home',
    window: TABLET,
    prepare: (page) => page.getByRole('button', { name: 'Filters' }).click(),
  },
  { name: 'home-light', path: '/find-home', window: DESKTOP, prepare: toFirstHome },
  {
    name: 'home-phone-dark',
    path: '/find-home',
    window: PHONE,
    scheme: 'dark',
    prepare: toFirstHome,
  },
  {
    name: 'menu',
    path: '/about-us',
    window: TABLET,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'sign-in-prompt',
    path: '/find-home',
    window: PHONE,
    prepare: async (page) => {
      await toFirstHome(page);
      await page.getByRole('button', { name: 'Send a message' }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'document', path: '/terms-conditions', window: DESKTOP, locale: 'nb-NO' },
  { name: 'maintenance', path: '/maintenance', window: PHONE, locale: 'nb-NO' },
];

const origin = process.argv[2] ?? 'http://localhost:3000';
mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const { name, path, window, scheme, locale, prepare } of SHOTS) {
  const page = await browser.newPage({
    viewport: window,
    colorScheme: scheme ?? 'light',
    locale: locale ?? 'en-GB',
    reducedMotion: 'reduce',
  });
  await page.goto(new URL(path, origin).href, { waitUntil: 'networkidle' });
  // Buttons don't work before React has hydrated the page.
  await page.waitForFunction(() => Object.keys(document.body).some((key) => /^__react/.test(key)));
  await prepare?.(page);
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot();
  await sharp(picture)
    .resize({ width: Math.min(window.width, 900) })
    .webp({ quality: 72 })
    .toFile(join(FOLDER, `${name}.webp`));
  await page.close();
}
await browser.close();
