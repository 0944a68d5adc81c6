import { cards, countOf, expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

test('without scripts one reads the list, turns its pages and takes filters away', async ({
  page,
}) => {
  await page.goto('/find-home?maxRent=20000&furnished=furnished');
  const found = await countOf(page);
  expect(found).toBeGreaterThan(0);
  const [first] = await cards(page).getByRole('heading').allInnerTexts();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  expect(await cards(page).getByRole('heading').first().innerText()).not.toBe(first);
  await page.getByRole('link', { name: 'Remove Furnished' }).click();
  await expect.poll(() => countOf(page)).toBeGreaterThan(found);
});

test('without scripts one opens a home', async ({ page }) => {
  await page.goto('/find-home');
  const title = await cards(page).first().getByRole('heading').innerText();
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('without scripts one searches by words', async ({ page }) => {
  await page.goto('/find-home');
  const field = page.getByRole('textbox', { name: 'Search for a place' });
  await field.fill('hybel');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/find-home\?search=hybel$/);
  await expect(cards(page).first()).toBeVisible();
});
