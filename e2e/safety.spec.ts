import { once } from 'node:events';
import { request as send, type IncomingMessage } from 'node:http';

import { cards, expect, mapElement, findHomes, onSite, open, OSLO, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

// The fixtures check in every test that no page reports problems; this test only walks through the pages.
test(
  'no page makes the browser report an error',
  { tag: '@nightly' },
  async ({ page, request, baseURL, isMobile }) => {
    await open(page, '/');
    if (!isMobile) await expect(mapElement(page)).toBeVisible();
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Bytt til norsk' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boliger til leie');

    await cards(page).getByRole('link').first().click();
    await page.getByRole('button', { name: /^Vis alle/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Beliggenhet' }).scrollIntoViewIfNeeded();
    await expect(mapElement(page)).toBeVisible();
    await page.goBack();
    await expect(cards(page).first()).toBeVisible();

    const [home] = await findHomes(request, { bounds: OSLO });
    for (const address of [
      '/find-home?view=map',
      `/listing/${home!._id}`,
      '/nowhere',
      '/404',
      onSite('nordbolig', baseURL),
      onSite('fjordutleie', baseURL, `/listing/${home!._id}`),
    ]) {
      await open(page, address);
      await expect(page.getByRole('main')).toBeVisible();
    }
  },
);

test('the headers restrict what a browser may do', async ({ request }) => {
  for (const address of ['/find-home', '/nowhere', '/api/graphql', '/healthz']) {
    const headers = (await request.get(address)).headers();
    const policy = headers['content-security-policy'] ?? '';
    if (address.startsWith('/api/')) {
      expect(policy).toBe(
        "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none';sandbox",
      );
      expect(headers['cache-control']).toBe('no-store');
    } else {
      expect(policy, address).toContain("default-src 'self'");
      expect(policy, address).toMatch(/script-src 'self' 'nonce-[\w+/=]+'/);
      expect(policy, address).toContain("object-src 'none'");
      expect(policy, address).toContain("base-uri 'none'");
    }
    expect(policy, address).toContain("frame-ancestors 'none'");
    expect(policy, address).not.toContain('unsafe-eval');
    expect(headers['x-content-type-options'], address).toBe('nosniff');
    expect(headers['referrer-policy'], address).toBe('strict-origin-when-cross-origin');
    expect(headers['x-request-id'], address).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['x-powered-by'], address).toBeUndefined();
  }
});

test('a request line with another host does not redirect there', async ({ baseURL }) => {
  for (const path of [
    '//',
    '//elsewhere.example/find-home',
    '//elsewhere:99999/',
    '/\\elsewhere',
  ]) {
    const request = send(new URL(baseURL!), { path }).end();
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode, path).toBeLessThan(500);
    expect(answer.headers.location ?? '/', path).toMatch(/^\/(?!\/)/);
  }
});

test('only files built for clients are served', async ({ request }) => {
  for (const address of [
    '/.git/config',
    '/.env',
    '/package.json',
    '/assets/',
    '/server/index.js',
    '/assets/..%2f..%2fserver/index.js',
    '/files/photos/',
    '/files/photos/..%2f..%2fsecret.key',
  ]) {
    const answer = await request.get(address);
    expect([403, 404], address).toContain(answer.status());
  }
});

test('every page has its own nonce for its scripts', async ({ request }) => {
  const nonce = async () => {
    const answer = await request.get('/find-home');
    const [, key] = /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '') ?? [];
    expect(await answer.text()).toContain(`nonce="${key}"`);
    return key;
  };
  expect(await nonce()).not.toBe(await nonce());
});

test('text in an address is shown as text', async ({ page }) => {
  const words = '"></script><img src=x onerror="document.title=1">';
  await open(page, `/find-home?search=${encodeURIComponent(words)}`);
  await expect(page.locator('img[src=x]')).toHaveCount(0);
  await page.getByRole('button', { name: /^Filters\D*1\b/ }).click();
  await expect(page.getByRole('dialog').getByLabel('Free text')).toHaveValue(words);
});
