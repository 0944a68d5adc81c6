import { expect, test } from '@playwright/test';

test('the server is open, and its first page loads without an error', async ({ page, request }) => {
  expect((await request.get('/healthz')).status()).toBe(200);
  expect((await request.get('/readyz')).status()).toBe(200);

  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveURL(/\/find-home/);
  await expect(page.getByRole('main')).toBeVisible();
  expect(errors).toEqual([]);
});
