import { CASTS } from '../server/testing/gallery/casts.ts';
import { mailsOf } from '../server/testing/gallery/mails.ts';
import { axeFindings, expect, test } from './fixtures.ts';

test('no name makes a mail wider than a phone @phone', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const wide: string[] = [];
  for (const people of Object.values(CASTS))
    for (const { name, html } of (['no', 'en'] as const).flatMap((one) => mailsOf(one, people))) {
      await page.setContent(html);
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
        wide.push(name);
    }
  expect(wide).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the mails are accessible, ${colorScheme} @phone`, { tag: '@nightly' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const { name, html } of mailsOf('no', CASTS.ordinary)) {
      await page.setContent(html);
      // The landmarks of a mail are those of the mail program.
      const findings = (await axeFindings(page)).filter((one) => !/^(landmark|region)/.test(one));
      expect({ name, findings }).toEqual({ name, findings: [] });
    }
  });
