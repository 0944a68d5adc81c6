import type { Page } from '@playwright/test';

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
      ...['/home', '/lease', '/lease/homes', '/lease/settings', '/reports'],
      ...[...leaseIds, overId].flatMap((id) => [`/lease/${id}`, `/lease/${id}/deposit`]),
      ...['/money', '/money/invoices', '/money/payouts', '/money/payouts/refunds'],
      ...[
        '/money/payouts/reductions',
        '/money/activity',
        '/money/files',
        '/money/reconciliation',
        '/money/runs',
      ],
      ...['/money/settings', '/money/post', ...ledger, ...exceptions],
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

/*
 * Whole kroner on a page whose amounts all have øre were rounded. Public pages are left out: an agency decides
 * how many decimals an advertised rent has (decision 038).
 */
for (const [name, { who, paths }] of Object.entries(READERS))
  test(`no screen of the ${name} rounds an amount`, { tag: '@desktop' }, async ({ page }) => {
    const rounded: string[] = [];
    const seen = new Set<bigint>();
    await answerWithOddAmounts(page);
    await logIn(page, who(scenario.money), { to: scenario.site('/notifications') });
    for (const path of paths(scenario.money)) {
      await page.goto(scenario.site(path));
      await waitForHydration(page);
      await page.waitForLoadState('networkidle');
      const text = await writtenOn(page);
      for (const amount of amountsIn(text)) seen.add(amount);
      for (const amount of wholeAmountsIn(text)) rounded.push(`${path}: ${amount} øre in ${text}`);
    }
    expect(rounded).toEqual([]);
    // The walk has read amounts, and not only empty pages.
    for (const kroner of ODD_AMOUNTS.filter((one) => one > 1))
      expect(seen).toContain(kronerToOre(kroner));
  });

const writtenOn = async (page: Page): Promise<string> =>
  (await page.locator('body').innerText()).replaceAll(/\s/g, ' ');
