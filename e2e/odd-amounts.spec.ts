import type { Locator, Page } from '@playwright/test';

import { kronerToOre } from '@husvaer/domain/kernel/money';

import { wholeAmountsIn } from '../server/testing/gallery/whole-amounts.ts';
import { LANDLORD } from '../server/testing/money-scenario.ts';
import { PASSWORD } from '../server/testing/people.ts';
import { amountsIn } from '../server/testing/world/amounts-in.ts';
import { expect, test, waitForHydration } from './fixtures.ts';
import { openMoneyScenario, type OpenMoneyScenario } from './money-scenario.ts';
import { answerWithOddAmounts, ODD_AMOUNTS } from './odd-amounts.ts';
import { logIn } from './people.ts';

const scenario = openMoneyScenario();

test.use({ locale: 'nb-NO' });

type Money = OpenMoneyScenario['money'];
interface Reader {
  who: (money: Money) => { email: string; password: string };
  paths: (money: Money) => string[];
}
const ledger = ['', '/journal', '/account', '/saft'].map((path) => `/money/ledger${path}`);
const exceptions = ['', '/repeated', '/answers', '/conflicts'].map(
  (path) => `/money/exceptions${path}`,
);
const READERS: Record<string, Reader> = {
  agent: {
    who: ({ agent }) => agent,
    paths: ({ leaseIds, overId }) => [
      '/home',
      '/lease',
      '/lease/homes',
      '/lease/settings',
      '/reports',
      ...[...leaseIds, overId].flatMap((id) => [`/lease/${id}`, `/lease/${id}/deposit`]),
      '/money',
      '/money/invoices',
      '/money/payouts',
      '/money/payouts/refunds',
      '/money/payouts/reductions',
      '/money/activity',
      '/money/files',
      '/money/reconciliation',
      '/money/runs',
      '/money/settings',
      '/money/post',
      ...ledger,
      ...exceptions,
    ],
  },
  landlord: {
    who: () => LANDLORD,
    paths: ({ leaseIds }) => ['/home', `/lease/${leaseIds[0]}`, '/payout-details'],
  },
  tenant: {
    // Her rent is late.
    who: () => ({ email: 'ingrid.solheim@x.no', password: PASSWORD }),
    paths: ({ leaseIds }) => ['/home', '/lease', `/lease/${leaseIds[0]}`],
  },
};

/** The dialogs that each reader opens at least. */
const DIALOGS_MIN = 4;

/*
 * Whole kroner on a page or in a dialog whose amounts all have øre were rounded. A button copies the amount next to
 * it. Public pages are left out: an agency decides how many decimals an advertised rent has (decision 038).
 */
for (const [name, { who, paths }] of Object.entries(READERS))
  test(`no screen of the ${name} rounds an amount`, { tag: '@desktop' }, async ({ page }) => {
    // It opens some thirty screens with all their dialogs.
    test.setTimeout(1_200_000);
    const rounded: string[] = [];
    const seen = new Set<bigint>();
    const opened = new Set<string>();
    await keepCopied(page);
    const waitForAnswers = await answerWithOddAmounts(page);
    await logIn(page, who(scenario.money), { to: scenario.site('/notifications') });
    for (const path of paths(scenario.money)) {
      await page.goto(scenario.site(path));
      await waitForHydration(page);
      await readAll(page.locator('body'), path);
      const openers = page.getByRole('main').locator('button[aria-haspopup=dialog]');
      for (let at = 0; at < (await openers.count()); at += 1) {
        const opener = openers.nth(at);
        if (!(await opener.isVisible()) || !(await opener.isEnabled())) continue;
        // Rows of a list open the same dialog: the first of each name is enough.
        const where = `${path}: ${await opener.innerText()}`;
        if (opened.has(where)) continue;
        opened.add(where);
        await opener.click();
        const dialog = page.getByRole('dialog').first();
        await expect(dialog, where).toBeVisible();
        await readAll(dialog, where);
        await page.keyboard.press('Escape');
        await expect(dialog, where).toBeHidden();
      }
    }
    expect(rounded).toEqual([]);
    expect(opened.size).toBeGreaterThanOrEqual(DIALOGS_MIN);
    // The walk has read amounts, and not only empty pages.
    for (const kroner of ODD_AMOUNTS.filter((one) => one > 1))
      expect(seen).toContain(kronerToOre(kroner));

    /** Reads the text of a page or a dialog, and what its buttons copy. */
    async function readAll(part: Locator, where: string) {
      await waitForAnswers();
      const text = await writtenIn(part);
      for (const amount of amountsIn(text)) seen.add(amount);
      for (const amount of wholeAmountsIn(text)) rounded.push(`${where}: ${amount} øre in ${text}`);
      for (const button of await part.getByRole('button', { name: /^Kopier / }).all()) {
        const [shown] = amountsIn(await writtenIn(button.locator('..')));
        await button.click();
        const copied = await page.evaluate(() => document.documentElement.dataset['copied'] ?? '');
        expect(copied, where).not.toBe('');
        if (shown !== undefined && kronerToOre(Number(copied.replace(',', '.'))) !== shown)
          rounded.push(`${where}: ${copied} is copied next to ${shown} øre`);
      }
    }
  });

/** Keeps on the page what is copied, in place of the clipboard. */
const keepCopied = (page: Page) =>
  page.addInitScript(() => {
    const writeText = (text: string) => {
      document.documentElement.dataset['copied'] = text;
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });

const writtenIn = async (part: Locator): Promise<string> =>
  (await part.innerText()).replaceAll(/\s/g, ' ');
