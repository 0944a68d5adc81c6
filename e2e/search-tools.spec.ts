import type { Page } from '@playwright/test';

import {
  axeFindings,
  cards,
  shownCount,
  expect,
  expectParam,
  findHomes,
  LOCALES,
  NORWAY,
  open,
  OSLO,
  test,
} from './fixtures.ts';

// The map is not tested here.
test.use({ hasMap: false });

const OSLO_ID = '3143244';
const BERGEN_ID = '3161732';
/** No home in the demo is so cheap and so well equipped. */
const NO_RESULTS = 'maxRent=3000&facilities=balcony,elevator&listingTypes=entire_place';

const WORDS = {
  'en-GB': {
    filters: /^Filters/,
    dialog: 'Filters',
    show: /^Show (.*) homes?$/,
    oslo: 'Homes for rent in Oslo and Bergen',
    addPlace: 'Add a place',
    chips: 'Chosen filters',
    remove: 'Remove Up to',
    without: /^Without “Up to NOK 3,000”/,
    hide: /^Hide /,
    hidden: /is hidden\.$/,
    undo: 'Undo',
    compact: 'Compact list',
    showAll: 'Show hidden homes',
    next: /^Next picture/,
    fresh: /new homes? since your last visit/,
    recent: 'You looked at these',
    table: 'The rents as a table',
    bedrooms: 'Rent by bedrooms',
    kinds: 'Rent by type',
    lowest: 'Lowest rent',
    ignored: /could not be read and were left out: Size from, m², Sort by\./,
  },
  'nb-NO': {
    filters: /^Filtre/,
    dialog: 'Filtre',
    show: /^Vis (.*) bolig(er)?$/,
    oslo: 'Boliger til leie i Oslo og Bergen',
    addPlace: 'Legg til et sted',
    chips: 'Valgte filtre',
    remove: 'Fjern Opptil',
    without: /^Uten «Opptil 3 000 kr»/,
    hide: /^Skjul /,
    hidden: /er skjult\.$/,
    undo: 'Angre',
    compact: 'Kompakt liste',
    showAll: 'Vis skjulte boliger',
    next: /^Neste bilde/,
    fresh: /nye? bolig(er)? siden sist du var her/,
    recent: 'Du har sett på disse',
    table: 'Vis som tabell',
    bedrooms: 'Husleie etter antall soverom',
    kinds: 'Husleie etter type',
    lowest: 'Laveste husleie',
    ignored: /kunne ikke leses og er utelatt: Bruksareal fra \(m²\), Sorter etter\./,
  },
};

const numberIn = (text: string) => Number(text.replace(/\D/g, ''));
const rentsShown = async (page: Page) =>
  (await cards(page).locator('strong').allInnerTexts()).map(numberIn);

for (const [locale, tag] of LOCALES) {
  test.describe(`the tools of the search (${locale})`, { tag }, () => {
    test.use({ locale });
    const words = WORDS[locale];

    test('one search has several places, each of them removable', async ({ page }) => {
      await open(page, `/find-home?cityPlaceId=${OSLO_ID}`);
      const inOslo = await shownCount(page);
      await page.getByRole('button', { name: words.filters }).click();
      const dialog = page.getByRole('dialog', { name: words.dialog });
      await dialog.getByRole('textbox', { name: words.addPlace }).fill('bergen');
      await expect(dialog.getByRole('option', { name: /^Bergen/ })).toBeVisible();
      await dialog.getByRole('textbox', { name: words.addPlace }).press('Enter');
      const show = dialog.getByRole('button', { name: words.show });
      await expect.poll(async () => numberIn(await show.innerText())).toBeGreaterThan(inOslo);
      await expect(show).not.toHaveAttribute('data-loading');
      const expectedCount = numberIn(await show.innerText());
      expect(await axeFindings(page)).toEqual([]);
      await show.click();
      await expectParam(page, 'cityPlaceId', `${OSLO_ID},${BERGEN_ID}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.oslo);
      await expect.poll(() => shownCount(page)).toBe(expectedCount);
      await page
        .getByRole('list', { name: words.chips })
        .getByRole('link', { name: /Oslo/ })
        .click();
      await expectParam(page, 'cityPlaceId', BERGEN_ID);
      await expect.poll(() => shownCount(page)).toBe(expectedCount - inOslo);
    });

    test('a chip removes its filter', { tag: '@nightly' }, async ({ page }) => {
      await open(page, `/find-home?${NORWAY}&maxRent=9000&furnished=furnished`);
      const before = await shownCount(page);
      await page.getByRole('link', { name: words.remove }).click();
      await expectParam(page, 'maxRent', null);
      await expectParam(page, 'furnished', 'furnished');
      await expect.poll(() => shownCount(page)).toBeGreaterThan(before);
    });

    test(
      'a search without results names the filter to loosen and the number of homes without it',
      { tag: '@nightly' },
      async ({ page }) => {
        await open(page, `/find-home?${NORWAY}&${NO_RESULTS}`);
        const hint = page.getByRole('link', { name: words.without });
        const expectedCount = numberIn((await hint.locator('strong').innerText()) ?? '');
        expect(expectedCount).toBeGreaterThan(0);
        expect(await axeFindings(page)).toEqual([]);
        await hint.click();
        await expect.poll(() => shownCount(page)).toBe(expectedCount);
      },
    );

    test('the slider sets the filter, and the button counts meanwhile', async ({ page }) => {
      await open(page, `/find-home?${NORWAY}`);
      const all = await shownCount(page);
      await page.getByRole('button', { name: words.filters }).click();
      const show = page.getByRole('button', { name: words.show });
      await expect.poll(async () => numberIn(await show.innerText())).toBe(all);
      const thumb = page.getByRole('slider', { name: words.lowest });
      await thumb.focus();
      for (let step = 0; step < 40; step++) await page.keyboard.press('ArrowRight');
      await expect(thumb).toHaveAttribute('aria-valuenow', '20000');
      await expect.poll(async () => numberIn(await show.innerText())).toBeLessThan(all);
      await expect(show).not.toHaveAttribute('data-loading');
      const expectedCount = numberIn(await show.innerText());
      await show.click();
      await expectParam(page, 'minRent', '20000');
      await expect.poll(() => shownCount(page)).toBe(expectedCount);
      expect(Math.min(...(await rentsShown(page)))).toBeGreaterThanOrEqual(20_000);
    });

    test(
      'a card’s buttons turn its pictures, which lead to the home',
      { tag: '@nightly' },
      async ({ page }) => {
        await open(page, '/find-home');
        const card = cards(page).filter({ has: page.getByRole('button', { name: words.next }) });
        const pictures = card.first().locator('picture');
        await expect(pictures).toHaveCount(1);
        await card.first().getByRole('button', { name: words.next }).press('Enter');
        await expect.poll(() => pictures.count()).toBeGreaterThan(1);
        await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.9 });
        await pictures.nth(1).click();
        await expect(page).toHaveURL(/\/listing\//);
      },
    );

    // Desktop only: a phone has no keyboard.
    test(
      'a card has two tab stops, and keys at its link do what the buttons do',
      { tag: ['@desktop', '@nightly'] },
      async ({ page }) => {
        await open(page, '/find-home');
        const link = (at: number) => cards(page).nth(at).getByRole('heading').getByRole('link');
        const title = await link(0).innerText();
        await link(0).focus();
        const tabStops: string[] = [];
        for (let at = 0; at < 4; at += 1) {
          tabStops.push(
            await page.evaluate(() => {
              const { ariaLabel, textContent } = document.activeElement!;
              return ariaLabel ?? textContent;
            }),
          );
          await page.keyboard.press('Tab');
        }
        const second = await link(1).innerText();
        expect(tabStops).toEqual([
          title,
          expect.stringContaining(title),
          second,
          expect.stringContaining(second),
        ]);

        await link(0).focus();
        await page.keyboard.press('ArrowRight');
        await expect(cards(page).first().locator('picture').nth(1)).toBeInViewport({ ratio: 0.9 });
        await page.keyboard.press('Delete');
        await expect(page.getByRole('button', { name: words.undo })).toBeFocused();
        await expect(link(0)).not.toHaveText(title);
      },
    );

    test(
      'the list becomes compact, and stays compact when the page is opened again',
      { tag: '@nightly' },
      async ({ page, isMobile }) => {
        await open(page, '/find-home');
        const { height } = page.viewportSize()!;
        const countVisible = async () => {
          const boxes = await cards(page).evaluateAll((all) =>
            all
              .map((card) => card.getBoundingClientRect())
              .map(({ top, bottom }) => ({ top, bottom })),
          );
          return boxes.filter(({ top, bottom }) => top >= 0 && bottom <= height).length;
        };
        const before = await countVisible();
        await page.getByRole('button', { name: words.compact }).click();
        await expect(
          page.getByRole('button', { name: words.compact, pressed: true }),
        ).toBeVisible();
        await expect.poll(countVisible).toBeGreaterThan(isMobile ? before + 1 : before + 3);
        expect(await axeFindings(page)).toEqual([]);
        await open(page, '/find-home');
        await expect(
          page.getByRole('button', { name: words.compact, pressed: true }),
        ).toBeVisible();
        await expect.poll(countVisible).toBeGreaterThan(before);
      },
    );

    test('a hidden home is left out of list and count until it is shown again', async ({
      page,
    }) => {
      await open(page, '/find-home');
      const before = await shownCount(page);
      const title = await cards(page).first().getByRole('heading').innerText();
      await cards(page).first().getByRole('button', { name: words.hide }).click();
      const hidden = page.getByRole('heading', { name: title, exact: true });
      const undo = page.getByRole('button', { name: words.undo });
      await expect(page.getByText(words.hidden)).toBeInViewport();
      await expect(undo).toBeFocused();
      await expect(hidden).toHaveCount(0);
      // The next home moves up.
      await expect.poll(() => shownCount(page)).toBe(before - 1);
      await expect(cards(page)).toHaveCount(12);
      expect(await axeFindings(page)).toEqual([]);
      await undo.press('Enter');
      await expect(cards(page).first().getByRole('heading')).toHaveText(title);
      await expect.poll(() => shownCount(page)).toBe(before);

      // Two in a row, the second before the list has been reloaded.
      for (let times = 0; times < 2; times += 1)
        await cards(page).first().getByRole('button', { name: words.hide }).click();
      await expect(hidden).toHaveCount(0);
      await expect.poll(() => shownCount(page)).toBe(before - 2);
      await expect(cards(page)).toHaveCount(12);
      // The server does not know hidden homes; the browser leaves them out.
      await open(page, '/find-home');
      await expect.poll(() => shownCount(page)).toBe(before - 2);
      await expect(cards(page)).toHaveCount(12);
      await page.getByRole('button', { name: words.showAll }).click();
      await expect(cards(page).first().getByRole('heading')).toHaveText(title);
    });

    test(
      'homes new since the last visit are marked, counted and can be shown alone',
      { tag: '@nightly' },
      async ({ page }) => {
        // The demo's newest homes are from the morning of 20 November 2026.
        await page.addInitScript(() => {
          if (!localStorage.getItem('lastSeen'))
            localStorage.setItem('lastSeen', String(Date.parse('2026-11-18T08:00:00Z')));
        });
        await open(page, `/find-home?${NORWAY}`);
        const newHomes = page.getByRole('link', { name: words.fresh });
        const expectedCount = numberIn(await newHomes.innerText());
        expect(expectedCount).toBeGreaterThan(0);
        await expect(cards(page).first().locator('[data-new]')).toBeVisible();
        await newHomes.click();
        await expectParam(page, 'publishedAfter', '2026-11-18T08:00:00.000Z');
        await expect.poll(() => shownCount(page)).toBe(expectedCount);
      },
    );

    test('recently viewed homes are offered again', async ({ page, request }) => {
      const [first, second] = await findHomes(request, { bounds: OSLO });
      for (const { _id } of [first!, second!]) {
        await open(page, `/listing/${_id}`);
        await expect
          .poll(() => page.evaluate(() => localStorage.getItem('recentListings')))
          .toContain(_id);
      }
      await open(page, '/find-home');
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const recent = page.getByRole('region', { name: words.recent });
      await expect(recent.getByRole('link')).toHaveText([second!.title, first!.title]);
      await recent.getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp(second!._id));
    });

    test(
      'the chart follows the filters, and is a table too',
      { tag: '@nightly' },
      async ({ page }) => {
        await open(page, `/find-home?cityPlaceId=${OSLO_ID}&minBedrooms=2`);
        const total = await shownCount(page);
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        const table = page.getByRole('table', { name: words.bedrooms });
        await expect(table).toBeVisible();
        const rows = await table
          .locator('tbody tr')
          .evaluateAll((all) =>
            all.map((row) => [...row.children].map(({ textContent }) => textContent)),
          );
        const counts = rows.map(([, count = '']) => Number(count));
        const ofBedrooms = counts.reduce((sum, count) => sum + count, 0);
        // Entire homes only: the other kinds have rows of their own.
        expect(ofBedrooms).toBeLessThan(total);
        const kinds = page
          .getByRole('table', { name: words.kinds })
          .locator('tbody td:nth-child(2)');
        const ofKinds = (await kinds.allInnerTexts()).map(numberIn);
        expect(ofKinds[0]).toBe(ofBedrooms);
        expect(ofKinds.reduce((sum, count) => sum + count, 0)).toBe(total);
        expect(rows.map(([bedrooms]) => bedrooms)).not.toContain('1');
        await page.getByText(words.table).first().click();
        const rents = page.getByRole('table', { name: words.table });
        const homesAt = (await rents.locator('td').allInnerTexts()).map(numberIn);
        expect(homesAt.reduce((sum, count) => sum + count, 0)).toBe(ofBedrooms);
        expect(await axeFindings(page)).toEqual([]);
      },
    );

    test(
      'the parts of an address that are ignored are named',
      { tag: '@nightly' },
      async ({ page }) => {
        await open(page, '/find-home?minSize=x&sort=best&minRent=8000');
        await expect(page.getByText(words.ignored)).toBeVisible();
        expect(Math.min(...(await rentsShown(page)))).toBeGreaterThanOrEqual(8000);
      },
    );
  });
}

test('back from a home, the list is at its old position', async ({ page }) => {
  await open(page, '/find-home');
  await cards(page).nth(7).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(200);
  await cards(page).nth(7).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/listing\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('guests are asked to log in before they save a home', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/find-home');
  await cards(page)
    .first()
    .getByRole('button', { name: /^Save / })
    .click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Log in' })).toBeVisible();
});
