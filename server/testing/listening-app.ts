import { expect } from 'vitest';

import { freePort } from './free-port.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import type { TestBrowser } from './test-browser.ts';

/** An app on the network: its own identity provider is called over HTTP. */
export async function createListeningApp(
  env: Record<string, string> = {},
): Promise<{ app: TestApp; site: string }> {
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const app = await createTestApp({ ORIGIN: site, ...env });
  await app.http.listen({ port, host: 'localhost' });
  return { app, site };
}

/** Goes to the provider's page for choosing a person, and continues as that person. Returns the last URL. */
export async function confirmAs(browser: TestBrowser, start: string, person: string): Promise<URL> {
  const choice = await browser.follow(start);
  expect(choice.response.statusCode).toBe(200);
  const end = await browser.follow(`${choice.url.pathname}/is?person=${person}`, choice.url.origin);
  return end.url;
}
