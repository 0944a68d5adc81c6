/** Finds a Chromium, or brings one, and prints where it is. */
import { existsSync } from 'node:fs';

import { chromium } from '@playwright/test';

import { pathOf, runProgram } from './system-programs.ts';

/** Without the parts that make windows it opens a page in two thirds of the time. */
export const CHROMIUM = 'chromium-headless-shell';

/** The path of a Chromium that runs. Throws a sentence that says what to install where none can be had. */
export function findChromium(): string {
  try {
    return pathOf(CHROMIUM);
  } catch (error) {
    const path = playwrightsChromium();
    if (!path) throw error;
    return path;
  }
}

/** Playwright's own, for systems that are not Debian. It is fetched where its host can be reached. */
export function playwrightsChromium(): string | undefined {
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  process.stderr.write("Fetching Playwright's Chromium …\n");
  runProgram('playwright', ['install', '--no-shell', 'chromium'], {
    // It may take that long to notice that its host can't be reached.
    timeout: 5 * 60_000,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000', ...process.env },
    stdio: 'ignore',
  });
  return existsSync(path) ? path : undefined;
}

if (import.meta.main) {
  try {
    console.log(findChromium());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
