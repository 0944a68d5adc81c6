import type { Page } from '@playwright/test';

import { cards, countOf, expect, expectParam, NORWAY, open, test } from './fixtures.ts';

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

/** A chip's own box is hidden behind its words. */
const pick = (page: Page, group: string, word: string) =>
  filters(page).getByRole('group', { name: group }).getByText(word, { exact: true }).click();

/** What a person sets in the drawer, and what the address then says. */
const FILTERS: {
  name: string;
  set: (page: Page) => Promise<unknown>;
  says: Record<string, string>;
}[] = [
  {
    name: 'words',
    set: (page) => filters(page).getByLabel('Words').fill('hybel'),
    says: { search: 'hybel' },
  },
  {
    name: 'rent',
    set: async (page) => {
      await filters(page).getByLabel('From, kr').fill('9000');
      await filters(page).getByLabel('To, kr').fill('14000');
    },
    says: { minRent: '9000', maxRent: '14000' },
  },
  {
    name: 'bedrooms',
    set: async (page) => {
      await filters(page).getByLabel('At least').selectOption('2');
      await filters(page).getByLabel('At most').selectOption('3');
    },
    says: { minBedrooms: '2', maxBedrooms: '3' },
  },
  {
    name: 'more than ten bedrooms',
    set: (page) => filters(page).getByLabel('At least').selectOption('More than 10'),
    says: { minBedrooms: '11' },
  },
  {
    name: 'size',
    set: (page) => filters(page).getByLabel('Size from').fill('80'),
    says: { minSize: '80' },
  },
  {
    name: 'stay',
    set: (page) => filters(page).getByLabel('I will stay').selectOption('3 months'),
    says: { maxMinimumStay: '3' },
  },
  {
    name: 'what one rents',
    set: (page) => pick(page, 'What you rent', 'Private room'),
    says: { listingTypes: 'private_room' },
  },
  {
    name: 'kind of home',
    set: (page) => pick(page, 'Kind of home', 'Terraced house'),
    says: { propertyTypes: 'terraced_house' },
  },
  {
    name: 'furniture',
    set: (page) => pick(page, 'Furniture', 'Furnished'),
    says: { furnished: 'furnished' },
  },
  {
    name: 'facilities',
    set: async (page) => {
      await pick(page, 'Facilities', 'Balcony');
      await pick(page, 'Facilities', 'Lift');
    },
    says: { facilities: 'balcony,elevator' },
  },
  {
    name: 'what is included',
    set: (page) => pick(page, 'Included in the rent', 'Internet'),
    says: { includedInRent: 'internet' },
  },
];

for (const { name, set, says } of FILTERS) {
  // The same form, without a map to draw; all at once are set on both below.
  test(`filter by ${name}`, { tag: '@phone' }, async ({ page }) => {
    await open(page, `/find-home?${NORWAY}`);
    const all = await countOf(page);
    await openFilters(page);
    await set(page);
    await showHomes(page);
    for (const [param, value] of Object.entries(says)) await expectParam(page, param, value);
    await expect.poll(() => countOf(page)).toBeLessThan(all);
    await expect(cards(page).first()).toBeVisible();
  });
}

test('availability reaches six years ahead', { tag: '@desktop' }, async ({ page }) => {
  await open(page, `/find-home?${NORWAY}`);
  const all = await countOf(page);
  await openFilters(page);
  const years = filters(page).getByLabel('Year').getByRole('option');
  await expect(years).toHaveText(['Any', '2026', '2027', '2028', '2029', '2030', '2031', '2032']);
  await filters(page).getByLabel('Year').selectOption('2026');
  await filters(page).getByLabel('Month').selectOption('December');
  await showHomes(page);
  await expectParam(page, 'availableFrom', '2026-12');
  await expect.poll(() => countOf(page)).toBeLessThan(all);
});

test('all filters at once stay through a reload, and are taken away at once', async ({ page }) => {
  await open(page, `/find-home?${NORWAY}`);
  // Without a number: none is set.
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
  await openFilters(page);
  const together = FILTERS.filter(({ name }) => name !== 'more than ten bedrooms');
  for (const { set } of together) await set(page);
  await showHomes(page);
  const said = Object.assign({}, ...together.map(({ says }) => says)) as Record<string, string>;
  for (const [param, value] of Object.entries(said)) await expectParam(page, param, value);

  await page.reload();
  const button = page.getByRole('button', { name: /^Filters\D*10\b/ });
  await expect(button).toBeVisible();
  await open(page, page.url());
  const few = await countOf(page);
  await button.click();
  await expect(filters(page).getByLabel('From, kr')).toHaveValue('9 000');
  await expect(filters(page).getByLabel('Words')).toHaveValue('hybel');
  await expect(filters(page).getByRole('checkbox', { name: 'Balcony' })).toBeChecked();
  await filters(page).getByRole('button', { name: 'Reset' }).click();
  await showHomes(page);
  for (const param of Object.keys(said)) await expectParam(page, param, null);
  await expect.poll(() => countOf(page)).toBeGreaterThan(few);
});

test(
  'a range turned round is named, and nothing is searched',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/find-home');
    const address = page.url();
    await openFilters(page);
    await filters(page).getByLabel('From, kr').fill('15000');
    await filters(page).getByLabel('To, kr').fill('5000');
    await filters(page)
      .getByRole('button', { name: /^Show .*homes?$/ })
      .click();
    await expect(filters(page).getByText('The first is higher than the second')).toBeVisible();
    await expect(filters(page).getByLabel('To, kr')).toHaveAttribute('aria-invalid', 'true');
    expect(page.url()).toBe(address);
    await filters(page).getByLabel('To, kr').fill('20000');
    await showHomes(page);
    await expectParam(page, 'maxRent', '20000');
  },
);
