import type { Page } from '@playwright/test';

import { axeFindings, expect, onSite, open } from './fixtures.ts';
import { LANDLORD, test } from './drafted-lease.ts';
import { logIn, logOut, WORDS as PEOPLE } from './people.ts';

const WORDS = {
  'en-GB': { stale: /^We can’t reach Husvær just now/, title: 'You are off-line', see: /^See the/ },
  'nb-NO': { stale: /^Vi får ikke kontakt/, title: 'Du er uten nett', see: /^Se leieforholdet/ },
} as const;

/** What this browser has kept, names and values, of whatever kind. */
const keptHere = (page: Page) =>
  page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        texts.push(request.url);
        if (!request.url.includes('/assets/'))
          texts.push((await (await cache.match(request))?.text()) ?? '');
      }
    }
    return texts.join('\n');
  });

const isOfflinePageKept = (page: Page) =>
  page.evaluate(async () => (await caches.match('/offline')) !== undefined);

test(
  'a phone is told all it needs to install the house, and a partner’s site as the partner’s',
  { tag: '@desktop' },
  async ({ page, baseURL, request }) => {
    await open(page, '/');
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const answer = await request.get(address ?? '');
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = await answer.json();
    expect(manifest).toMatchObject({
      ...{ name: 'Husvær', start_url: '/', scope: '/', display: 'standalone' },
      theme_color: '#14594c',
    });
    for (const { src, sizes } of manifest.icons) {
      const size = await page.evaluate(async (from) => {
        const image = new Image();
        image.src = from;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src as string);
      expect(size).toBe(sizes);
    }
    const purposes = manifest.icons.map(({ purpose }: { purpose: string }) => purpose);
    expect(purposes).toContain('maskable');

    await open(page, onSite('nordbolig', baseURL));
    const { name, theme_color: color } = await page.evaluate(async () =>
      (await fetch('/manifest.webmanifest')).json(),
    );
    expect(name).toContain('Nordbolig');
    expect(color).not.toBe('#14594c');
  },
);

for (const locale of ['en-GB', 'nb-NO'] as const) {
  const words = WORDS[locale];

  test.describe(`without a network in ${locale}`, () => {
    test.use({ locale });

    test('the last lease is read, and nothing of it is left when one logs out', async ({
      page,
      context,
      lease: { path, title },
      isMobile,
      complaints,
    }) => {
      test.skip(isMobile !== (locale === 'nb-NO'), 'one language in each window');
      await logIn(page, LANDLORD, { words: PEOPLE[locale], to: path });
      const main = page.getByRole('main');
      const heading = main.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(title);
      await expect.poll(() => isOfflinePageKept(page)).toBe(true);

      await context.setOffline(true);
      await page.goto(path);
      await expect(main.getByText(words.stale)).toBeVisible();
      await expect(heading).toHaveText(title);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      expect(await axeFindings(page)).toEqual([]);

      // Elsewhere it says what can be done.
      await page.goto('/find-home');
      await expect(heading).toHaveText(words.title);
      expect(await axeFindings(page)).toEqual([]);
      await main.getByRole('link', { name: words.see }).click();
      await expect(heading).toHaveText(title);

      // What lies in the worker's keeping is nobody's.
      expect(await keptHere(page)).toContain(title);
      // The page that came from the cache comes anew from the house.
      const anew = page.waitForEvent('load');
      await context.setOffline(false);
      await anew;
      await open(page, path);
      await expect(heading).toHaveText(title);
      await expect(main.getByText(words.stale)).toBeHidden();
      await logOut(page, PEOPLE[locale]);
      const kept = await keptHere(page);
      for (const secret of [title, path, LANDLORD.email, 'accessToken'])
        expect(kept).not.toContain(secret);
      // Logging out leads to another page, which is to be there first.
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await page.goto(path);
      await expect(heading).toHaveText(words.title);
      await expect(main.getByRole('link', { name: words.see })).toBeHidden();

      // What a page without a network complains of comes until it is gone.
      await page.close();
      complaints.length = 0;
    });
  });
}
