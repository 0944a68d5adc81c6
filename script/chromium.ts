/** Finds or installs a Chromium, and prints its path. */
import { existsSync } from 'node:fs';

import { chromium } from '@playwright/test';

import { pathOf, runProgram } from './system-programs.ts';

/** Without the parts for windows, it opens a page in two thirds of the time. */
export const CHROMIUM = 'chromium-headless-shell';

/** The path of a working Chromium. Throws an error that says what to install if there is none. */
export function findChromium(): string {
  try {
    return pathOf(CHROMIUM);
  } catch (error) {
    const path = playwrightsChromium();
    if (!path) throw error;
    return path;
  }
}

/** Playwright's own build, for systems other than Debian. Downloaded if its host is reachable. */
export function playwrightsChromium(): string | undefined {
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  process.stderr.write("Fetching Playwright's Chromium …\n");
  runProgram('playwright', ['install', '--no-shell', 'chromium'], {
    // Detecting that its host is unreachable may take this long.
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
