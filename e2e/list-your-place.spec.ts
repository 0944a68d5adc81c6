import { placeByName } from '../domain/src/places/places.ts';
import { axeFindings, cards, expect, fileOnDisk, LOCALES, open, mapRegion } from './fixtures.ts';
import {
  axeOfWhole,
  draftOf,
  homeCalled,
  picture,
  publishedBy,
  saved,
  test,
  WORDS,
} from './landlords.ts';
import { logIn } from './people.ts';

const unique = () => process.hrtime.bigint().toString(36);

for (const [locale, tag] of LOCALES)
  test.describe(`a home (${locale})`, { tag }, () => {
    test.use({ locale });
    const words = WORDS[locale];

    test('from the first word to the search', async ({ page, browser, landlord }) => {
      const title = `Lys leilighet ${unique()}`;
      await logIn(page, landlord, { to: '/list-your-place' });
      const main = page.getByRole('main');
      const finished = main.getByRole('navigation').locator('[data-done]');
      await main.getByRole('link', { name: words.start }).click();
      await expect(finished).toHaveCount(0);

      await main.getByText(words.entire, { exact: true }).click();
      // The first input creates the draft, and the draft gets a URL. The focus stays in the field.
      const street = main.getByLabel(words.street, { exact: true });
      await street.focus();
      await expect(page).toHaveURL(/\/list-your-place\/listing-details\/[\w-]+$/);
      await expect(street).toBeFocused();
      await main.getByLabel(words.kind).selectOption('apartment');
      await saved(page, words.saved);
      await street.pressSequentially('Longyear');
      await page.getByRole('option', { name: /^Longyearbyen/ }).click();
      await expect(main.getByLabel(words.town, { exact: true })).toHaveValue('Longyearbyen');
      await street.fill('Storgata');
      await saved(page, words.saved);
      expect(await axeOfWhole(page)).toEqual([]);
      await main.getByRole('button', { name: words.next }).click();

      await main.getByLabel(words.rent, { exact: true }).fill('12 000');
      const deposit = main.getByLabel(words.deposit, { exact: true });
      await deposit.fill('72 001');
      await deposit.blur();
      await expect(main.getByText(words.most).last()).toBeVisible();
      await expect(deposit).toHaveAttribute('aria-invalid', 'true');
      await deposit.fill('36 000');
      await expect(deposit).not.toHaveAttribute('aria-invalid', 'true');
      const extras = main.getByLabel(words.extras, { exact: true });
      await extras.fill('20 001');
      await extras.blur();
      await expect(main.getByText(words.mostExtras)).toBeVisible();
      await extras.fill('1 450');
      expect(await axeOfWhole(page)).toEqual([]);
      await main.getByRole('button', { name: words.next }).click();

      const name = main.getByLabel(words.title, { exact: true });
      await name.fill('x'.repeat(81));
      await name.blur();
      await expect(main.getByText(words.tooLong)).toBeVisible();
      await name.fill(title);
      const chooser = page.waitForEvent('filechooser');
      await main.getByRole('button', { name: words.choose }).click();
      await (
        await chooser
      ).setFiles([await picture('stue.jpg', '#8a3b12'), await picture('bad.jpg', '#1d5b79')]);
      // Their sizes are made meanwhile.
      await expect(main.locator('[data-photo] img')).toHaveCount(2);
      const [first, second] = await main
        .locator('[data-photo]')
        .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-photo')));
      await main.getByRole('button', { name: words.earlier }).click();
      await expect(main.locator('[data-photo]').first()).toHaveAttribute('data-photo', second!);
      await expect(main.locator('[data-photo]').last()).toHaveAttribute('data-photo', first!);
      await main.getByLabel(words.caption).fill('Badet');
      await saved(page, words.saved);
      expect(await axeOfWhole(page)).toEqual([]);
      await main.getByRole('button', { name: words.next }).click();

      const preview = page.getByRole('region', { name: words.preview });
      await expect(preview.getByRole('heading', { name: title })).toBeVisible();
      await expect(preview.getByText(words.cost)).toBeVisible();
      // The progress is shown above every step.
      await expect(finished).toHaveCount(3);
      await expect(page.getByRole('banner').filter({ has: page.getByRole('search') })).toHaveCount(
        0,
      );
      expect(await axeOfWhole(page)).toEqual([]);
      await main.getByRole('button', { name: words.publish, exact: true }).click();
      await expect(page.getByText(words.published)).toBeVisible();
      await expect(page).toHaveURL(/\/my-listing\/[\w-]+$/);

      const guest = await browser.newPage();
      await open(guest, `/find-home?search=${encodeURIComponent(title)}`);
      await expect(cards(guest)).toHaveCount(1);
      await cards(guest).getByRole('link', { name: title }).click();
      await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(guest.getByRole('img', { name: 'Badet' })).toBeVisible();
      const { id: town } = placeByName('Longyearbyen')!;
      const query = new URLSearchParams({ search: title, cityPlaceId: town, view: 'map' });
      await open(guest, `/find-home?${query.toString()}`);
      await expect(mapRegion(guest).getByRole('button', { name: /12[\s,]000/ })).toBeVisible();
      await guest.close();
    });
  });

// Desktop only: the list is the same on a phone.
test(
  'missing fields are listed, and lead to where they are filled in',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, request, landlord }) => {
    const { _id } = await draftOf(request, landlord, { listingType: 'entire_place' });
    // A draft opens at its first unfinished step.
    await logIn(page, landlord, { to: '/list-your-place' });
    await open(page, `/list-your-place/${_id}`);
    await expect(page).toHaveURL(new RegExp(`/listing-details/${_id}$`));
    await page
      .getByRole('navigation', { name: 'Steps' })
      .getByRole('link', { name: /Preview/ })
      .click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const missing = page.getByRole('region', { name: WORDS['en-GB'].missing });
    await expect(missing).toBeFocused();
    await missing.getByRole('link', { name: 'Monthly rent' }).click();
    const rent = page.getByLabel('Monthly rent');
    await expect(rent).toBeFocused();
    await expect(page.getByText('Write the monthly rent.')).toBeVisible();
    // An unfinished listing is saved as a draft, and continued later.
    await rent.fill('12000');
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await expect(page.getByText(/^Saved as a draft/)).toBeVisible();
    await page.getByRole('button', { name: 'Save and exit' }).click();
    await expect(page).toHaveURL(/\/my-listing$/);
  },
);

// Desktop only: the dialog is the same on a phone.
test(
  'with two tabs the later one is notified, and nothing is overwritten',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, request, landlord, pageErrors }) => {
    const { _id } = await draftOf(request, landlord, homeCalled('To faner'));
    const path = `/list-your-place/description-and-photos/${_id}`;
    await logIn(page, landlord, { to: path });
    const other = await page.context().newPage();
    await open(other, path);
    const title = page.getByLabel('Title', { exact: true });
    await expect(title).toHaveValue('To faner');

    await other.getByLabel('Title', { exact: true }).fill('Fra den andre fanen');
    await saved(other, 'Saved');
    await title.fill('Fra denne');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Fra denne');
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Load the newer one' }).click();
    await expect(title).toHaveValue('Fra den andre fanen');
    await page.getByRole('button', { name: 'Add again: Title' }).click();
    await expect(title).toHaveValue('Fra denne');
    await saved(page, 'Saved');

    await other.getByLabel('Description').fill('Den andre vil det samme.');
    await other.getByRole('dialog').getByRole('button', { name: 'Keep mine' }).click();
    await saved(other, 'Saved');
    await other.reload();
    await expect(other.getByLabel('Title', { exact: true })).toHaveValue('Fra denne');
    await expect(other.getByLabel('Description')).toHaveValue('Den andre vil det samme.');
    // The conflict was expected.
    pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((one) => !one.startsWith('409')));
  },
);

// Desktop only: the list is the same on a phone.
test(
  'files that cannot be photos say why',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, request, landlord }) => {
    const { _id } = await draftOf(request, landlord, homeCalled('Filer'));
    await logIn(page, landlord, { to: `/list-your-place/description-and-photos/${_id}` });
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose photos' }).click();
    await (
      await chooser
    ).setFiles([
      fileOnDisk('stor.jpg', Buffer.alloc(26_000_000)),
      fileOnDisk('IMG_1.HEIC', 'ftypheic'),
      fileOnDisk('tekst.jpg', 'Dette er ikke et bilde.'),
    ]);
    await expect(page.getByText(/larger than 25\sMB/)).toBeVisible();
    await expect(page.getByText(/HEIC photos can’t be read/)).toBeVisible();
    await expect(page.getByText(/not a photo we can read|damaged/)).toBeVisible();
    await page.getByRole('button', { name: 'Remove photo 1' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('[data-photo]')).toHaveCount(1);

    // The editor asks before it is left during an upload; going to another step is not leaving.
    const question = page.getByRole('dialog', { name: 'Leave before the photos are sent?' });
    await page.route('**/api/graphql', (route) =>
      route.request().postData()?.includes('getUploadPolicy') ? undefined : route.continue(),
    );
    await page.locator('input[type=file]').setInputFiles([await picture('sen.jpg', '#8a3b12')]);
    await expect(page.getByRole('progressbar', { name: /^sen\.jpg/ })).toBeVisible();
    const toStart = page.getByRole('banner').getByRole('link').first();
    await toStart.click();
    await question.getByRole('button', { name: 'Stay here' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/preview-and-publish/);
    await page.goBack();
    await expect(page).toHaveURL(/description-and-photos/);
    await toStart.click();
    await question.getByRole('button', { name: 'Leave without the photos' }).click();
    await expect(page).not.toHaveURL(/list-your-place/);
  },
);

// Desktop only: with touch the buttons are used.
test(
  'photos are dropped in, and dragged into another order',
  { tag: '@desktop' },
  async ({ page, request, landlord }) => {
    const { _id } = await draftOf(request, landlord, homeCalled('Bilder'));
    await logIn(page, landlord, { to: `/list-your-place/description-and-photos/${_id}` });
    const files = await Promise.all(
      ['#8a3b12', '#1d5b79', '#2f6b3a'].map(async (color, index) => {
        const { name, buffer } = await picture(`${index}.jpg`, color);
        return { name, base64: buffer.toString('base64') };
      }),
    );
    const dataTransfer = await page.evaluateHandle((given) => {
      const transfer = new DataTransfer();
      for (const { name, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: 'image/jpeg' }));
      }
      return transfer;
    }, files);
    const place = page.getByRole('group', { name: 'Photos' });
    await place.dispatchEvent('dragover', { dataTransfer });
    await place.dispatchEvent('drop', { dataTransfer });
    const tiles = page.locator('[data-photo]');
    await expect(tiles.locator('img')).toHaveCount(3);
    const order = () =>
      tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute('data-photo')));
    const [first, second, third] = await order();

    const middleOf = async (index: number) => {
      const { x, y, width, height } = (await tiles.nth(index).locator('img').boundingBox())!;
      return [x + width / 2, y + height / 2] as const;
    };
    await tiles.first().scrollIntoViewIfNeeded();
    await page.mouse.move(...(await middleOf(0)));
    await page.mouse.down();
    await page.mouse.move(...(await middleOf(2)), { steps: 12 });
    await page.mouse.up();
    await expect.poll(order).toEqual([second, third, first]);
    await saved(page, 'Saved');
    await page.reload();
    await expect(tiles.locator('img')).toHaveCount(3);
    expect(await order()).toEqual([second, third, first]);
  },
);

test(
  'text typed offline is there after a reload, and is saved once online',
  { tag: '@phone' },
  async ({ page, request, landlord, pageErrors }) => {
    const { _id } = await draftOf(request, landlord, homeCalled('Med nett'));
    await logIn(page, landlord, { to: `/list-your-place/description-and-photos/${_id}` });
    const title = page.getByLabel('Title', { exact: true });
    await expect(title).toHaveValue('Med nett');
    await page.route('**/api/graphql', (route) =>
      route.request().postData()?.includes('UpdateListing') ? route.abort() : route.continue(),
    );
    await title.fill('Uten nett');
    await expect(page.getByText(/Not saved: no connection/)).toBeVisible();
    await page.reload();
    await expect(title).toHaveValue('Uten nett');
    await page.unroute('**/api/graphql');
    await saved(page, 'Saved');
    pageErrors.length = 0;
    await page.reload();
    await expect(title).toHaveValue('Uten nett');
    await expect(page.getByText(/Not saved/)).toHaveCount(0);
  },
);

// Desktop only: the buttons are the same on a phone.
test(
  'a published home changes when its changes are published',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, request, landlord }) => {
    // Every other home has whole hundreds, or a rent of its own test.
    const rent = 13_579;
    const shown = rent.toLocaleString('en-GB');
    const listingId = await publishedBy(request, landlord, homeCalled(`Endres ${unique()}`));
    await logIn(page, landlord, { to: `/edit-listing/additional-feature/${listingId}` });
    const steps = page.getByRole('navigation', { name: 'Steps' }).getByRole('link');
    await expect(steps).toHaveCount(4);
    expect(
      await steps.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(
      [
        'listing-details',
        'additional-feature',
        'description-and-photos',
        'preview-and-publish',
      ].map((step) => `/edit-listing/${step}/${listingId}`),
    );
    await page.getByLabel('Monthly rent').fill(String(rent));
    await saved(page, 'Saved');
    const guests = await request.get(`/listing/${listingId}`);
    expect(await guests.text()).not.toContain(shown);
    await page
      .getByRole('navigation', { name: 'Steps' })
      .getByRole('link', { name: /Preview/ })
      .click();
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect(page.getByText('The changes are published.')).toBeVisible();
    expect(await (await request.get(`/listing/${listingId}`)).text()).toContain(shown);

    await open(page, `/edit-listing/additional-feature/${listingId}`);
    await page.getByLabel('Monthly rent').fill('1');
    await saved(page, 'Saved');
    await page
      .getByRole('navigation', { name: 'Steps' })
      .getByRole('link', { name: /Preview/ })
      .click();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page.getByText('The changes are gone.', { exact: false })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText(shown);
  },
);
