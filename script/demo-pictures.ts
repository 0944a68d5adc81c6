/**
 * Takes the pictures of docs/demo.md from a running demo that was made today, and writes its table: `node
 * script/demo-pictures.ts http://localhost:3000`. HUSVAER_NOW must be the same as for the server.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';

import { DEMO_PASSWORD } from '../demo/src/cast.ts';
import { LANDLORD, TENANT } from '../demo/src/leases/people.ts';
import { demoLeases, type DemoLease } from '../demo/src/leases/demo-leases.ts';
import { runningClock } from '../server/src/platform/clock.ts';
import { findChromium } from './chromium.ts';
import { ROOT } from './root.ts';

const DOCUMENT = join(ROOT, 'docs/demo.md');
const FOLDER = join(ROOT, 'docs/images/demo');
const PHONE = { width: 390, height: 844 };
/** The position of the table. */
const MARKS = ['<!-- leases -->', '<!-- /leases -->'] as const;
const SIDES = [
  ['tenant', TENANT],
  ['landlord', LANDLORD],
] as const;

const origin = new URL(process.argv[2] ?? 'http://localhost:3000');
origin.hostname = `nordbolig.${origin.hostname}`;
const started = process.env['HUSVAER_NOW'];
const clock = runningClock(started ? Temporal.Instant.from(started) : undefined);
const leases = demoLeases(clock.today().toString());

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const [side, email] of SIDES) await capturePages(browser, side, email);
await browser.close();
writeTable();

async function capturePages(chrome: Browser, side: 'tenant' | 'landlord', email: string) {
  const page = await chrome.newPage({
    viewport: PHONE,
    colorScheme: 'light',
    locale: 'nb-NO',
    reducedMotion: 'reduce',
  });
  await openPage(page, '/login?returnTo=/lease');
  const form = page.getByRole('main');
  await form.getByLabel('E-post', { exact: true }).fill(email);
  await form.getByLabel('Passord', { exact: true }).fill(DEMO_PASSWORD);
  await form.getByRole('button', { name: 'Logg inn', exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname === '/lease');
  for (const [index, demoLease] of leases.entries()) {
    if (demoLease[side] === null) continue;
    await openPage(page, listOf(demoLease, side));
    await page.getByRole('main').getByRole('link', { name: demoLease.home.title }).first().click();
    await page.waitForURL(/\/lease\/[\da-f-]{36}/);
    await page.getByRole('heading', { level: 1, name: demoLease.home.title }).waitFor();
    await page.waitForLoadState('networkidle');
    await sharp(await page.screenshot())
      .webp({ quality: 60 })
      .toFile(join(FOLDER, `${nameOf(index, side)}.webp`));
  }
  await page.close();
}

/** Opens a page, and waits until React has hydrated it: buttons don't work before. */
async function openPage(page: Page, path: string) {
  await page.goto(new URL(path, origin).href, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => Object.keys(document.body).some((key) => /^__react/.test(key)));
}

function writeTable() {
  const rows = leases.flatMap((demoLease, index) => {
    if (demoLease.paper === 'none') return [];
    const cell = (side: 'tenant' | 'landlord') => {
      const read = demoLease[side];
      if (read === null) return '–';
      const link = new URL(listOf(demoLease, side), 'http://nordbolig.localhost:3000').href;
      const words = [read.lease, read.rent].filter(Boolean).join(' · ');
      return `[${words}](${link}) ![](images/demo/${nameOf(index, side)}.webp)`;
    };
    return `| ${demoLease.home.title} | ${cell('tenant')} | ${cell('landlord')} |`;
  });
  const table = ['| home | tenant reads | landlord reads |', '| --- | --- | --- |', ...rows].join(
    '\n',
  );
  const [begin, end] = MARKS;
  const text = readFileSync(DOCUMENT, 'utf8');
  const [before = '', rest = ''] = text.split(begin);
  writeFileSync(DOCUMENT, `${before}${begin}\n\n${table}\n\n${end}${rest.split(end)[1] ?? ''}`);
}

function nameOf(index: number, side: string): string {
  return `${String(index + 1).padStart(2, '0')}-${side}`;
}

/** The list of leases, filtered to this one. */
function listOf({ home }: DemoLease, side: string): string {
  return `/lease?as=${side}&search=${encodeURIComponent(home.title)}`;
}
