import type { Page } from '@playwright/test';

import {
  axeFindings,
  cards,
  shownCount,
  expect,
  expectParam,
  LAYOUT_LOCALES,
  NORWAY,
  open,
  waitForAnimations,
  test,
} from './fixtures.ts';

// The map is not tested here.
test.use({ hasMap: false });

const filters = (page: Page) => page.getByRole('dialog', { name: 'Filters' });

async function openFilters(page: Page) {
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(filters(page)).toBeVisible();
}

async function showHomes(page: Page) {
  await filters(page)
    .getByRole('button', { name: /^Show .*homes?$/ })
    .click();
  await expect(filters(page)).toBeHidden();
}

/** A chip's input is hidden behind its label. */
const pick = (page: Page, group: string, word: string) =>
  filters(page).getByRole('group', { name: group }).getByText(word, { exact: true }).click();

const bedrooms = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Bedrooms' }).getByRole('button', { name, exact: true });

const QUICK = {
  'en-GB': {
    row: 'Most used filters',
    kind: 'Type',
    entire: 'Entire home',
    rent: /^Rent/,
    rentName: 'Rent',
    to: 'To, NOK',
    bedrooms: 'Bedrooms',
    moveIn: 'Move-in',
    day: 'Or an exact day',
    show: /^Show .*homes?$/,
    chosen: /Entire home.*Up to NOK\s16,000.*1–2 bedrooms.*Free on 1 February 2027/,
    remove: 'Remove Free on 1 February 2027',
  },
  'nb-NO': {
    row: 'Mest brukte filtre',
    kind: 'Type',
    entire: 'Hel bolig',
    rent: /^Husleie/,
    rentName: 'Husleie',
    to: 'Til (kr)',
    bedrooms: 'Soverom',
    moveIn: 'Innflytting',
    day: 'Eller en bestemt dato',
    show: /^Vis .*bolig(er)?$/,
    chosen: /Hel bolig.*Opptil 16\s000\skr.*1–2 soverom.*Ledig 1\. februar 2027/,
    remove: 'Fjern Ledig 1. februar 2027',
  },
};

/** What a user sets in the drawer, and the resulting URL. */
const FILTERS: {
  name: string;
  set: (page: Page) => Promise<unknown>;
  params: Record<string, string>;
}[] = [
  {
    name: 'words',
    set: (page) => filters(page).getByLabel('Free text').fill('hybel'),
    params: { search: 'hybel' },
  },
  {
    name: 'rent',
    set: async (page) => {
      await filters(page).getByLabel('From, NOK').fill('9000');
      await filters(page).getByLabel('To, NOK').fill('14000');
    },
    params: { minRent: '9000', maxRent: '14000' },
  },
  {
    name: 'bedrooms',
    set: async (page) => {
      await bedrooms(page, '2').click();
      await bedrooms(page, '3').click();
    },
    params: { minBedrooms: '2', maxBedrooms: '3' },
  },
  {
    name: 'more than ten bedrooms',
    set: (page) => bedrooms(page, '11 or more').click(),
    params: { minBedrooms: '11' },
  },
  {
    name: 'size',
    set: (page) => filters(page).getByLabel('Size from').fill('80'),
    params: { minSize: '80' },
  },
  {
    name: 'stay',
    set: (page) => filters(page).getByLabel('Length of stay').selectOption('3 months'),
    params: { maxMinimumStay: '3' },
  },
  {
    name: 'what one rents',
    set: (page) => pick(page, 'What do you want to rent?', 'Private room'),
    params: { listingTypes: 'private_room' },
  },
  {
    name: 'kind of home',
    set: (page) => pick(page, 'Kind of home', 'Terraced house'),
    params: { propertyTypes: 'terraced_house' },
  },
  {
    name: 'furniture',
    set: (page) => pick(page, 'Furniture', 'Furnished'),
    params: { furnished: 'furnished' },
  },
  {
    name: 'facilities',
    set: async (page) => {
      await pick(page, 'Facilities', 'Balcony');
      await pick(page, 'Facilities', 'Lift');
    },
    params: { facilities: 'balcony,elevator' },
  },
  {
    name: 'language',
    set: (page) => pick(page, 'Language of the listing', 'English'),
    params: { languages: 'en' },
  },
  {
    name: 'what is included',
    set: (page) => pick(page, 'Included in the rent', 'Internet'),
    params: { includedInRent: 'internet' },
  },
];

for (const { name, set, params } of FILTERS) {
  // Phone only: the form is the same, and there is no map to draw. The test below sets all filters on both.
  const tag = name === 'rent' ? ['@phone'] : ['@phone', '@nightly'];
  test(`filter by ${name}`, { tag }, async ({ page }) => {
    await open(page, `/find-home?${NORWAY}`);
    const all = await shownCount(page);
    await openFilters(page);
    await set(page);
    await showHomes(page);
    for (const [param, value] of Object.entries(params)) await expectParam(page, param, value);
    await expect.poll(() => shownCount(page)).toBeLessThan(all);
    await expect(cards(page).first()).toBeVisible();
  });
}

test(
  'availability reaches six years ahead',
  { tag: ['@desktop', '@nightly'] },
  async ({ page }) => {
    await open(page, `/find-home?${NORWAY}`);
    const all = await shownCount(page);
    await openFilters(page);
    const years = filters(page).getByLabel('Year').getByRole('option');
    await expect(years).toHaveText(['Any', '2026', '2027', '2028', '2029', '2030', '2031', '2032']);
    await filters(page).getByLabel('Year').selectOption('2026');
    await filters(page).getByLabel('Month').selectOption('December');
    await showHomes(page);
    await expectParam(page, 'availableFrom', '2026-12');
    await expect.poll(() => shownCount(page)).toBeLessThan(all);

    // A day replaces the month.
    await openFilters(page);
    await filters(page).getByLabel('Or an exact day').fill('2027-01-15');
    await showHomes(page);
    await expectParam(page, 'availableOn', '2027-01-15');
    await expectParam(page, 'availableFrom', null);
  },
);

test(
  'filters that do not apply to parking are neither shown nor searched by',
  { tag: ['@phone', '@nightly'] },
  async ({ page }) => {
    await open(page, '/find-home?listingTypes=parking&minBedrooms=2&furnished=furnished');
    expect(await shownCount(page)).toBeGreaterThan(0);
    await openFilters(page);
    await expect(filters(page).getByRole('group', { name: 'Facilities' })).toBeVisible();
    for (const name of ['Bedrooms', 'Furniture', 'Kind of home', 'Included in the rent'])
      await expect(filters(page).getByRole('group', { name })).toHaveCount(0);
    await pick(page, 'What do you want to rent?', 'Entire home');
    await expect(filters(page).getByRole('group', { name: 'Bedrooms' })).toBeVisible();
  },
);

test(
  'all filters together survive a reload, and are removed together',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, `/find-home?${NORWAY}`);
    // Without a number: no filter is set.
    await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
    await openFilters(page);
    const together = FILTERS.filter(({ name }) => name !== 'more than ten bedrooms');
    for (const { set } of together) await set(page);
    await showHomes(page);
    const expectedParams = Object.assign({}, ...together.map(({ params }) => params)) as Record<
      string,
      string
    >;
    for (const [param, value] of Object.entries(expectedParams))
      await expectParam(page, param, value);

    await page.reload();
    const button = page.getByRole('button', { name: /^Filters\D*11\b/ });
    await expect(button).toBeVisible();
    await open(page, page.url());
    const few = await shownCount(page);
    await button.click();
    await expect(filters(page).getByLabel('From, NOK')).toHaveValue('9 000');
    await expect(filters(page).getByLabel('Free text')).toHaveValue('hybel');
    await expect(filters(page).getByRole('checkbox', { name: 'Balcony' })).toBeChecked();
    await filters(page).getByRole('button', { name: 'Reset' }).click();
    await showHomes(page);
    for (const param of Object.keys(expectedParams)) await expectParam(page, param, null);
    await expect.poll(() => shownCount(page)).toBeGreaterThan(few);
  },
);

for (const [locale, tag] of LAYOUT_LOCALES) {
  test.describe(`quick filters (${locale})`, { tag }, () => {
    test.use({ locale });
    const words = QUICK[locale];

    test('each button shows its choice, and a link removes it', async ({ page }) => {
      await open(page, `/find-home?${NORWAY}`);
      const all = await shownCount(page);
      const row = page.getByRole('group', { name: words.row });
      const panel = (name: string) => page.getByRole('dialog', { name, exact: true });
      const show = (name: string) => panel(name).getByRole('button', { name: words.show }).click();

      await row.getByRole('button', { name: words.kind, exact: true }).click();
      await panel(words.kind).getByText(words.entire, { exact: true }).click();
      await show(words.kind);
      await expectParam(page, 'listingTypes', 'entire_place');

      const rent = row.getByRole('button', { name: words.rent });
      await rent.press('Enter');
      await expect(panel(words.rentName)).toBeVisible();
      await waitForAnimations(page);
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(panel(words.rentName)).toBeHidden();
      await expect(rent).toBeFocused();
      await rent.press('Enter');
      await panel(words.rentName).getByLabel(words.to).fill('16000');
      await panel(words.rentName).getByLabel(words.to).press('Enter');
      await expectParam(page, 'maxRent', '16000');

      await row.getByRole('button', { name: words.bedrooms, exact: true }).click();
      for (const number of ['1', '2'])
        await panel(words.bedrooms).getByRole('button', { name: number, exact: true }).click();
      await show(words.bedrooms);
      await expectParam(page, 'minBedrooms', '1');
      await expectParam(page, 'maxBedrooms', '2');

      await row.getByRole('button', { name: words.moveIn, exact: true }).click();
      await panel(words.moveIn).getByLabel(words.day).fill('2027-02-01');
      await show(words.moveIn);
      await expectParam(page, 'availableOn', '2027-02-01');

      await expect(row.getByRole('link')).toHaveText(['', '', '', '']);
      await expect(row).toContainText(words.chosen);
      await expect.poll(() => shownCount(page)).toBeLessThan(all);
      const few = await shownCount(page);
      await waitForAnimations(page);
      expect(await axeFindings(page)).toEqual([]);
      await row.getByRole('link', { name: words.remove }).click();
      await expectParam(page, 'availableOn', null);
      await expect.poll(() => shownCount(page)).toBeGreaterThan(few);
    });
  });
}

test(
  'a reversed range is reported, and nothing is searched',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/find-home');
    const address = page.url();
    await openFilters(page);
    await filters(page).getByLabel('From, NOK').fill('15000');
    await filters(page).getByLabel('To, NOK').fill('5000');
    await filters(page)
      .getByRole('button', { name: /^Show .*homes?$/ })
      .click();
    await expect(filters(page).getByText('The first is higher than the second')).toBeVisible();
    await expect(filters(page).getByLabel('To, NOK')).toHaveAttribute('aria-invalid', 'true');
    expect(page.url()).toBe(address);
    await filters(page).getByLabel('To, NOK').fill('20000');
    await showHomes(page);
    await expectParam(page, 'maxRent', '20000');
  },
);
