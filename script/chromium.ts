/** Finds a Chromium, or brings one, and prints where it is. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { chromium } from '@playwright/test';

import { installDebianPackage } from './debian.ts';
import { ROOT } from './run.ts';

const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium that runs. Throws a sentence that says what to install where none can be had. */
export function findChromium(): string {
  const given = process.env['CHROMIUM_PATH'];
  if (given && !runs(given)) throw new Error(`CHROMIUM_PATH is wrong: ${given} does not run.`);
  const found = given ?? installed() ?? playwrights() ?? debians();
  if (!found) {
    throw new Error(
      'The browser tests need Chromium or Chrome: install one, or say where it is with CHROMIUM_PATH.',
    );
  }
  return found;
}

/**
 * The same without the parts that make windows, where Debian has it: it opens a page in two thirds
 * of the time.
 */
export function findHeadlessChromium(): string {
  if (process.env['CHROMIUM_PATH']) return findChromium();
  const shell = installed([SHELL]) ?? (installDebianPackage(SHELL) && installed([SHELL]));
  return shell || findChromium();
}

function installed(names = NAMES): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(runs);
}

function playwrights(): string | undefined {
  const path = chromium.executablePath();
  if (runs(path)) return path;
  process.stderr.write("Fetching Playwright's Chromium …\n");
  spawnSync(join(ROOT, 'node_modules/.bin/playwright'), ['install', '--no-shell', 'chromium'], {
    // Where its host can't be reached, this is how long it may take to notice.
    timeout: 5 * 60_000,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000', ...process.env },
    stdio: 'ignore',
  });
  return runs(path) ? path : undefined;
}

function debians(): string | undefined {
  return installDebianPackage('chromium') ? installed() : undefined;
}

/** A program may be there and not run: without its libraries, or a stand-in that only says what to install. */
function runs(path: string): boolean {
  if (!existsSync(path)) return false;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0;
}

if (import.meta.main) {
  try {
    console.log(findChromium());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
