import type { Page } from '@playwright/test';

/** Gives a bank file on the page of files, and books it after what it leads to is shown. */
export async function bookFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/xml', buffer });
  await page.getByRole('button', { name: /^(Bokfør filen|Book the file)$/ }).click();
}
