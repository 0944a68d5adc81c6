import { rmSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { createApp } from '../server/src/app.ts';
import { openDatabase } from '../server/src/open-database.ts';
import { readConfig } from '../server/src/config.ts';
import { bindIdentity, TEST_ISSUER } from '../server/src/features/accounts/public.ts';
import { setClock } from '../server/src/platform/clock.ts';
import { createLogger } from '../server/src/platform/log.ts';
import { SYSTEM } from '../server/src/platform/viewer.ts';
import { openBook } from '../server/testing/books.ts';
import { freePort } from '../server/testing/free-port.ts';
import { addPerson, PASSWORD } from '../server/testing/people.ts';
import { addPartner, type TestApp } from '../server/testing/test-app.ts';
import { axeFindings, expect, LOCALES, test } from './fixtures.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';
import { newServerFolder } from './server-folders.ts';
import { another, logIn } from './people.ts';

const WORDS = {
  'en-GB': {
    approval: 'Approval',
    save: 'Save',
    saved: 'Saved.',
    prove: 'Show that it is you',
    identity: 'Use BankID',
    mine: 'You have asked for this change:',
    theirs: 'Aleksandra Rognlien-Kristoffersen has asked for this change:',
    becomes: 'Who approves: Aleksandra Rognlien-Kristoffersen and Silje Bakken',
    untilOther: /^It applies as soon as Silje Bakken agrees, and otherwise from 14\.12\.2026 at /,
    untilYou: /^It applies as soon as you agree, and otherwise from 14\.12\.2026 at /,
    agree: 'Agree',
    stop: 'Stop the change',
    agreed: 'The change applies from now on',
    stopped: 'The change is stopped',
    log: 'What was changed',
    changeRequested: 'Who approves: change requested',
    ended: 'Who approves: change stopped',
    counts: /^Who approves \d/,
    from: /Silje Bakken → .*Aleksandra Rognlien-Kristoffersen/,
    requestedApprovers: /Aleksandra Rognlien-Kristoffersen.* → Silje Bakken$/,
  },
  'nb-NO': {
    approval: 'Godkjenning',
    save: 'Lagre',
    saved: 'Lagret.',
    prove: 'Bekreft at det er deg',
    identity: 'Bruk BankID',
    mine: 'Du har bedt om denne endringen:',
    theirs: 'Aleksandra Rognlien-Kristoffersen har bedt om denne endringen:',
    becomes: 'Hvem som godkjenner: Aleksandra Rognlien-Kristoffersen og Silje Bakken',
    untilOther:
      /^Endringen gjelder så snart Silje Bakken godtar den, ellers fra 14\.12\.2026 kl\.\s/,
    untilYou: /^Endringen gjelder så snart du godtar den, ellers fra 14\.12\.2026 kl\.\s/,
    agree: 'Godta',
    stop: 'Stopp endringen',
    agreed: 'Endringen gjelder fra nå av',
    stopped: 'Endringen er stoppet',
    log: 'Endringer',
    changeRequested: 'Hvem som godkjenner: bedt om endring',
    ended: 'Hvem som godkjenner: endring stoppet',
    counts: /^Hvem som godkjenner \d/,
    from: /Silje Bakken → .*Aleksandra Rognlien-Kristoffersen/,
    requestedApprovers: /Aleksandra Rognlien-Kristoffersen.* → Silje Bakken$/,
  },
} as const;

/** An agent who approves, and one who does not. Both have BankID, so a password is not fresh proof. */
const SILJE = { name: 'Silje Bakken', email: 'silje@nordbolig.no', identity: 'Silje Bakken' };
const ALEKSANDRA = {
  name: 'Aleksandra Rognlien-Kristoffersen',
  email: 'aleksandra@nordbolig.no',
  identity: 'Even Ruud',
};
const SUBJECTS = { [SILJE.email]: 'test-agent', [ALEKSANDRA.email]: 'test-colleague' };
const DAY = '2026-12-11T08:00:00Z';

// The tests start with a server of their own.
let folder = '';
let server: ServerProcess | undefined;
let origin = '';

test.beforeAll(async () => {
  folder = newServerFolder();
  const config = readConfig({ VAR_DIR: folder, LOG_LEVEL: 'silent' });
  const clock = setClock(Temporal.Instant.from(DAY));
  const log = createLogger(config);
  const database = await openDatabase(config);
  const app = await createApp({ config, clock, log, database, pages: false });
  // The parts of an app that the test helpers need, other than its calls.
  const testApp = { ...app, clock, config } as unknown as TestApp;
  const partnerId = await addPartner(testApp, 'nordbolig', 'Nordbolig');
  const { id: bookId } = await openBook(testApp, partnerId);
  for (const { name, email } of [SILJE, ALEKSANDRA]) {
    const grants = [{ role: 'agent' as const, partnerId }];
    const { id: accountId } = await addPerson(app, { email, name, grants });
    const identity = { issuer: TEST_ISSUER, subject: SUBJECTS[email]!, accountId };
    await app.runner.run(SYSTEM, ({ tx }) => bindIdentity(tx, identity, clock.now()), undefined);
    if (email === SILJE.email)
      await database.session(({ query }) =>
        query('insert into payout_approver (book_id, account_id) values ($1, $2)', [
          bookId,
          accountId,
        ]),
      );
  }
  await app.close();
  const port = await freePort();
  origin = `http://nordbolig.localhost:${port}`;
  server = startServerProcess({ PORT: String(port), VAR_DIR: folder, HUSVAER_NOW: DAY });
  await server.waitForOutput('Husvær is open');
});

test.afterAll(async () => {
  server?.child.kill('SIGTERM');
  await server?.ended;
  rmSync(folder, { recursive: true, force: true });
});

// The approvers belong to the agency, and both languages share its server: each test starts and ends with
// Silje as approver.
for (const [locale, tag] of LOCALES) {
  const words = WORDS[locale];

  /** The approvers, as an agent sees them in the settings. */
  const settingsOn = (page: Page) => {
    const part = page.getByRole('main').getByRole('region', { name: words.approval });
    return {
      part,
      change: part.getByRole('note'),
      box: ({ name }: { name: string }) => part.getByRole('checkbox', { name }),
      save: part.getByRole('button', { name: words.save, exact: true }),
      agree: part.getByRole('button', { name: words.agree }),
      stop: part.getByRole('button', { name: words.stop }),
      log: page.getByRole('main').getByRole('region', { name: words.log }).locator('ol > li'),
    };
  };
  const openSettings = (page: Page, { email }: { email: string }) =>
    logIn(page, { email, password: PASSWORD }, { to: `${origin}/money/settings/approvals` });

  /** Proves a user's identity by BankID, in a new tab. */
  async function prove(page: Page, { identity }: { identity: string }) {
    const dialog = page.getByRole('dialog', { name: words.prove });
    const coming = page.context().waitForEvent('page');
    await dialog.getByRole('link', { name: words.identity }).click();
    await (await coming).getByRole('link', { name: identity }).click();
    await expect(dialog).toBeHidden();
  }

  test.describe(`a change of approvers (${locale})`, { tag }, () => {
    test.use({ locale });

    test('waits until another approver agrees, can be stopped, and is in the log', async ({
      page,
      browser,
      pageErrors,
    }) => {
      const requester = settingsOn(page);
      await openSettings(page, ALEKSANDRA);
      await expect(requester.box(SILJE)).toBeChecked();
      await requester.box(ALEKSANDRA).press('Space');
      await requester.save.press('Enter');
      await prove(page, ALEKSANDRA);
      await expect(requester.change.getByText(words.mine)).toBeVisible();
      await expect(requester.change.getByText(words.becomes)).toBeVisible();
      await expect(requester.change.getByText(words.untilOther)).toBeVisible();
      await expect(requester.stop).toBeVisible();
      await expect(requester.agree).toHaveCount(0);
      // The approvers are unchanged.
      await expect(requester.box(ALEKSANDRA)).not.toBeChecked();
      await expect(requester.log.first()).toContainText(`${words.changeRequested} `);
      expect(await axeFindings(page)).toEqual([]);

      const silje = await another(browser, page, locale, undefined);
      const other = settingsOn(silje);
      await openSettings(silje, SILJE);
      await expect(other.change.getByText(words.theirs)).toBeVisible();
      await expect(other.change.getByText(words.untilYou)).toBeVisible();
      expect(await axeFindings(silje)).toEqual([]);
      await other.agree.press('Enter');
      await prove(silje, SILJE);
      await expect(silje.getByText(words.agreed)).toBeVisible();
      await expect(other.change).toHaveCount(0);
      await expect(other.box(ALEKSANDRA)).toBeChecked();
      const counts = other.log.filter({ hasText: words.counts }).first();
      await expect(counts.getByText(words.from)).toBeVisible();

      // Silje requests to approve alone, and Aleksandra rejects it.
      await other.box(ALEKSANDRA).uncheck();
      await other.save.click();
      await expect(other.change.getByText(words.mine)).toBeVisible();
      await page.reload();
      await requester.stop.click();
      await expect(page.getByText(words.stopped)).toBeVisible();
      await expect(requester.change).toHaveCount(0);
      await expect(requester.box(ALEKSANDRA)).toBeChecked();
      await expect(requester.log.first()).toContainText(words.ended);

      // A third change waits, and the log of both shows it.
      await requester.box(ALEKSANDRA).uncheck();
      await requester.save.click();
      await expect(requester.change.getByText(words.mine)).toBeVisible();
      await silje.reload();
      await expect(other.agree).toBeVisible();
      for (const { log } of [requester, other]) {
        const latest = log.first();
        await expect(latest).toContainText(`${words.changeRequested} `);
        await expect(latest).toContainText(ALEKSANDRA.name);
        await expect(latest).toContainText(words.requestedApprovers);
      }
      await other.agree.click();
      await expect(other.change).toHaveCount(0);
      await expect(other.box(ALEKSANDRA)).not.toBeChecked();
      await silje.context().close();
      // The refused first attempts before each proof were expected.
      pageErrors.length = 0;
    });
  });
}
