import { addDays, addMonths, type IsoDate } from '@husvaer/domain/kernel/dates';

import { createApp, type App } from '@husvaer/server/app';
import type { Config } from '@husvaer/server/config';
import { findBook, setLedgerBook, type Book } from '@husvaer/server/features/ledger/public';
import { findEditablePage } from '@husvaer/server/features/listings/public';
import { findPartnerBySubDomain } from '@husvaer/server/features/partners/public';
import { setClock, type Clock } from '@husvaer/server/platform/clock';
import type { Database } from '@husvaer/server/platform/db/database';
import type { Logger } from '@husvaer/server/platform/log';
import { SYSTEM } from '@husvaer/server/platform/viewer';
import { parseInput } from '@husvaer/domain/kernel/validation';
import { bookTerms } from '@husvaer/domain/ledger/book';
import { nameApprovers, openBank, payOut, signMonth, reportBankDay } from './bank.ts';
import { startTimeline, type TimelineEvent } from './lease-timeline.ts';
import { act, AGENT, ALONE, BOOKKEEPERS, COLLEAGUE, LANDLORD, personOf } from './people.ts';
import { demoLeases, leasesWithoutAgency } from './demo-leases.ts';

/** Days before the start of the first lease on which the demo starts. */
const BEFORE = 20;
/** Payouts of this many last days are not approved. */
const APPROVED_BEFORE = 9;
/** A single charge by the agency's bank, øre; days before today. */
const CHARGE = 4500n;
const CHARGED_BEFORE = 12;
/** Days between two checks for due events, in the distant and the recent past. */
const STEPS = { long: 7, late: 2, lateDays: 60 };

/**
 * Makes the history of the demo's leases up to today: on a clock of its own, by users' actions on the site
 * and by scheduled jobs.
 */
export async function seedLeases(deps: {
  config: Config;
  clock: Clock;
  log: Logger;
  database: Database;
}): Promise<void> {
  const now = deps.clock.now();
  const today = deps.clock.today().toString();
  const leases = [...demoLeases(today), ...leasesWithoutAgency(today)];
  const begins = addDays(leases.map(({ startsOn }) => startsOn).toSorted()[0]!, -BEFORE);
  const clock = setClock(noonOf(begins));
  // The app of the past must not close the database, which the server uses afterwards.
  const database = { ...deps.database, close: () => Promise.resolve() };
  const app = await createApp({ ...deps, clock, database, pages: false });
  try {
    const scenario = { app, origin: deps.config.ORIGIN, bankFolder: deps.config.BANK_DIR };
    const [book, own] = [await openAgencysBook(app), await openOperatorsBook(app)];
    for (const landlord of [LANDLORD, ALONE])
      await act(scenario, landlord, {
        name: 'setPayoutAccount',
        inputData: { accountNumber: '12345678903' },
        fields: 'accountNumber',
      });
    await nameApprovers(scenario, book, [AGENT, COLLEAGUE]);
    await nameApprovers(scenario, own, BOOKKEEPERS);
    const banks = [openBank(book, [AGENT, COLLEAGUE]), openBank(own, BOOKKEEPERS)];
    const timelines = [];
    for (const demoLease of leases) {
      const stored = demoLease.isLetAlone ? own : book;
      const owner = demoLease.isLetAlone
        ? { ownerId: (await personOf(scenario, ALONE)).id }
        : { partnerId: book.partnerId! };
      const listingId = await homeCalled(app, owner, demoLease.home.title);
      timelines.push(startTimeline(scenario, { demoLease, today, book: stored, listingId }));
    }
    const events = timelines.flatMap((timeline) => timeline.events);
    let before = begins;
    let hasCharged = false;
    for (let day = begins; day <= today; day = nextDay(day, { today, events })) {
      clock.set(day === today ? now : noonOf(day));
      for (const { on, perform } of events) {
        if (on !== day) continue;
        await perform();
        await settle(app);
      }
      for (const job of [
        'leases.record_days',
        'billing.issue_invoices',
        'arrears.remind',
        'payouts.run',
      ]) {
        await app.jobs.perform(job);
        await settle(app);
      }
      for (const bank of banks) {
        const payments = [];
        for (const timeline of timelines.filter((one) => one.book === bank.book))
          payments.push(...(await timeline.pay()));
        const isCharged =
          bank.book === book && !hasCharged && day >= addDays(today, -CHARGED_BEFORE);
        if (isCharged) hasCharged = true;
        await reportBankDay(scenario, bank, { day, payments, charges: isCharged ? [CHARGE] : [] });
      }
      if (day < addDays(today, -APPROVED_BEFORE))
        for (const bank of banks) await payOut(scenario, bank);
      await settle(app);
      // All past months but the last are signed off; the last one waits for a user.
      const over = `${addMonths(day, -1).slice(0, 7)}-01`;
      if (before.slice(0, 7) !== day.slice(0, 7) && over < addMonths(today, -1).slice(0, 7))
        for (const bank of banks) await signMonth(scenario, bank, over.slice(0, 7));
      before = day;
    }
    await app.mailer.settle();
  } finally {
    await app.close();
  }
}

const noonOf = (day: IsoDate) => Temporal.Instant.from(`${day}T11:00:00Z`);

/** The next day with an event, or with a check for due events. */
function nextDay(
  day: IsoDate,
  { today, events }: { today: IsoDate; events: readonly TimelineEvent[] },
): IsoDate {
  if (day === today) return addDays(today, 1);
  const step = day < addDays(today, -STEPS.lateDays) ? STEPS.long : STEPS.late;
  return [...events.map(({ on }) => on), addDays(day, step), today]
    .filter((one) => one > day && one <= today)
    .toSorted()[0]!;
}

/** The agency's books, with an account that belongs to no one. */
async function openAgencysBook({ runner }: App): Promise<Book> {
  const partner = await runner.read(
    SYSTEM,
    ({ tx }) => findPartnerBySubDomain(tx, 'nordbolig'),
    undefined,
  );
  const partnerId = partner!.id;
  await runner.run(SYSTEM, setLedgerBook, {
    partnerId,
    terms: parseInput(bookTerms, {
      name: 'Nordbolig AS',
      orgNumber: '974760673',
      address: 'Kongens gate 1, 7011 Trondheim',
      email: 'husleie@nordbolig.example.com',
      isInVat: true,
      isInBusiness: true,
      clientAccount: '86011117947',
      bic: 'DNBANOKK',
      bankCustomerId: '999999999',
      kidSource: 'ocr',
    }),
  });
  const book = await runner.read(SYSTEM, ({ tx }) => findBook(tx, partnerId), undefined);
  return book!;
}

/** The operator's books, for landlords without an agency. */
async function openOperatorsBook({ runner }: App): Promise<Book> {
  await runner.run(SYSTEM, setLedgerBook, {
    partnerId: null,
    terms: parseInput(bookTerms, {
      name: 'Husvær AS',
      orgNumber: '923609016',
      address: 'Storgata 1, 0155 Oslo',
      email: 'husleie@husvaer.example.com',
      isInVat: true,
      isInBusiness: true,
      clientAccount: '15200400043',
      bic: 'DNBANOKK',
      bankCustomerId: '999999998',
      kidSource: 'ocr',
    }),
  });
  return (await runner.read(SYSTEM, ({ tx }) => findBook(tx, null), undefined))!;
}

type Owner = { partnerId: string } | { ownerId: string };

async function homeCalled({ runner }: App, owner: Owner, title: string): Promise<string> {
  const filters = { scope: owner, state: 'inactive', search: title } as const;
  const [id] = await runner.read(
    SYSTEM,
    ({ tx }) => findEditablePage(tx, filters, { limit: 1, skip: 0 }),
    undefined,
  );
  if (!id) throw new Error(`The demo has no home called ${title}.`);
  return id;
}

/** Runs everything that is due now: event listeners, documents and seals. */
async function settle(app: App): Promise<void> {
  await app.dispatcher.settle();
  for (const worker of app.workers) await worker.runDue();
  await app.dispatcher.settle();
}
