import type { Page } from '@playwright/test';

import { LANDLORD, TENANT } from '../demo/src/leases/people.ts';
import { axeFindings, expect, LOCALES, onSite, test } from './fixtures.ts';
import { logIn } from './people.ts';

const PASSWORD = 'husvaer-demo';

const WORDS = {
  'en-GB': {
    todo: 'What you can do now',
    next: 'What happens next',
    requestPlan: 'Ask for a payment plan',
    parts: 'How many parts',
    amount: (number: number) => `Amount of part ${number}`,
    invalidSum: /It has to be/,
    send: 'Send the plan',
    sent: 'The plan is sent to the other side.',
    waits: /waits for an answer/,
    accept: 'Accept the plan',
    decline: 'Turn it down',
    declined: 'The plan is turned down.',
    over: /The last plan was turned down/,
    event: 'Payment plan turned down',
  },
  'nb-NO': {
    todo: 'Dette kan du gjøre nå',
    next: 'Dette skjer videre',
    requestPlan: 'Be om betalingsplan',
    parts: 'Antall avdrag',
    amount: (number: number) => `Beløp for avdrag ${number}`,
    invalidSum: /Det skal være/,
    send: 'Send planen',
    sent: 'Planen er sendt til den andre parten.',
    waits: /venter på svar/,
    accept: 'Godta planen',
    decline: 'Avslå',
    declined: 'Planen er avslått.',
    over: /Den forrige planen ble avslått/,
    event: 'Betalingsplan avslått',
  },
} as const;

/** Opens a lease of Nordbolig in the demo, by the name of its home. */
async function openLease(page: Page, email: string, home: string, baseURL: string | undefined) {
  await logIn(page, { email, password: PASSWORD }, { to: onSite('nordbolig', baseURL, '/lease') });
  await page.goto(onSite('nordbolig', baseURL, `/lease?search=${encodeURIComponent(home)}`));
  await page.getByRole('main').getByRole('link', { name: home }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: home })).toBeVisible();
}

for (const [locale, tag] of LOCALES)
  test.describe(locale, { tag }, () => {
    test.use({ locale });
    const words = WORDS[locale];

    test('a late tenant reads what to do and asks to pay in parts; the landlord answers', async ({
      page,
      browser,
      baseURL,
      isMobile,
    }) => {
      // Each project has a lease of its own.
      const home = isMobile ? 'Sokkelleilighet på Nardo' : 'Toroms på Rosenborg';
      await openLease(page, TENANT, home, baseURL);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: words.todo })).toBeVisible();
      await main.getByRole('button', { name: words.requestPlan }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(words.parts).selectOption('2');
      const first = dialog.getByLabel(words.amount(1));
      const usual = await first.inputValue();
      await first.fill('1');
      await expect(dialog.getByRole('status')).toHaveText(words.invalidSum);
      await expect(dialog.getByRole('button', { name: words.send })).toBeDisabled();
      await first.fill(usual);
      expect(await axeFindings(page)).toEqual([]);
      await dialog.getByRole('button', { name: words.send }).click();
      await expect(page.getByText(words.sent)).toBeVisible();
      await expect(main.getByText(words.waits)).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);

      const context = await browser.newContext({ locale, ...test.info().project.use });
      const theirs = await context.newPage();
      await openLease(theirs, LANDLORD, home, baseURL);
      const landlords = theirs.getByRole('main');
      await expect(landlords.getByRole('heading', { name: words.next })).toBeVisible();
      await expect(landlords.getByRole('button', { name: words.accept })).toBeVisible();
      expect(await axeFindings(theirs)).toEqual([]);
      await landlords.getByRole('button', { name: words.decline }).click();
      await expect(theirs.getByText(words.declined)).toBeVisible();
      await expect(landlords.getByText(words.over)).toBeVisible();
      await expect(landlords.getByText(words.event).first()).toBeVisible();
      await context.close();
    });
  });
