import { addDays, type IsoDate } from '@husvaer/domain/kernel/dates';

import { createApp, type App } from '../../app.ts';
import type { Config } from '../../config.ts';
import { findBook, setBook, type Book } from '../../features/ledger/public.ts';
import { findInHand } from '../../features/listings/public.ts';
import { findPartnerBySubDomain } from '../../features/partners/public.ts';
import { setClock, type Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Logger } from '../../platform/log.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { nameApprover, payOut } from './bank.ts';
import { beginLife, type Chapter } from './life.ts';
import { act, LANDLORD } from './people.ts';
import { demoLeases } from './story.ts';

/** Days before the first lease begins on which the story does. */
const BEFORE = 20;
/** Days from the last payouts that were approved. */
const APPROVED_BEFORE = 9;
/** Days from one look at what is due to the next, long ago and of late. */
const STEPS = { long: 7, late: 2, lateDays: 60 };

/**
 * Has the demo's agency live through its leases: on a clock of their own, by what people do on the site
 * and by the house's own jobs, up to this day.
 */
export async function seedLeases(deps: {
  config: Config;
  clock: Clock;
  log: Logger;
  database: Database;
}): Promise<void> {
  const now = deps.clock.now();
  const today = deps.clock.today().toString();
  const stories = demoLeases(today);
  const begins = addDays(stories.map(({ startsOn }) => startsOn).toSorted()[0]!, -BEFORE);
  const clock = setClock(noonOf(begins));
  // The house that lives in the past leaves the database to the one that opens today.
  const database = { ...deps.database, close: () => Promise.resolve() };
  const app = await createApp({ ...deps, clock, database, pages: false });
  try {
    const house = { app, origin: deps.config.ORIGIN };
    const book = await openBook(app);
    await act(house, LANDLORD, {
      name: 'setPayoutAccount',
      inputData: { accountNumber: '12345678903' },
      fields: 'accountNumber',
    });
    await nameApprover(house, book);
    const lives = [];
    for (const story of stories) {
      const listingId = await homeCalled(app, book, story.home.title);
      lives.push(beginLife(house, { story, today, book, listingId }));
    }
    const chapters = lives.flatMap((life) => life.chapters);
    for (let day = begins; day <= today; day = nextDay(day, { today, chapters })) {
      clock.set(day === today ? now : noonOf(day));
      for (const { on, happen } of chapters) {
        if (on !== day) continue;
        await happen();
        await settle(app);
      }
      for (const job of [
        'leases.note_days',
        'invoicing.issue',
        'invoicing.remind',
        'payouts.run',
      ]) {
        await app.jobs.perform(job);
        await settle(app);
      }
      for (const life of lives) await life.pay(day);
      if (day < addDays(today, -APPROVED_BEFORE)) await payOut(house, book, day);
      await settle(app);
    }
    await app.mailer.settle();
  } finally {
    await app.close();
  }
}

const noonOf = (day: IsoDate) => Temporal.Instant.from(`${day}T11:00:00Z`);

/** The next day on which something happens, or the house looks at what is due. */
function nextDay(
  day: IsoDate,
  { today, chapters }: { today: IsoDate; chapters: readonly Chapter[] },
): IsoDate {
  if (day === today) return addDays(today, 1);
  const step = day < addDays(today, -STEPS.lateDays) ? STEPS.long : STEPS.late;
  return [...chapters.map(({ on }) => on), addDays(day, step), today]
    .filter((one) => one > day && one <= today)
    .toSorted()[0]!;
}

/** The agency's books, with an account of nobody's. */
async function openBook({ runner }: App): Promise<Book> {
  const partner = await runner.read(
    SYSTEM,
    ({ tx }) => findPartnerBySubDomain(tx, 'nordbolig'),
    undefined,
  );
  const partnerId = partner!.id;
  await runner.run(SYSTEM, setBook, {
    partnerId,
    terms: {
      ...{
        name: 'Nordbolig AS',
        orgNumber: '974760673',
        address: 'Kongens gate 1, 7011 Trondheim',
      },
      ...{ email: 'husleie@nordbolig.example.com', isInVat: true, isInBusiness: true },
      ...{ clientAccount: '86011117947', bic: 'DNBANOKK', bankCustomerId: '999999999' },
      kidSource: 'ocr',
    },
  });
  const book = await runner.read(SYSTEM, ({ tx }) => findBook(tx, partnerId), undefined);
  return book!;
}

async function homeCalled({ runner }: App, { partnerId }: Book, title: string): Promise<string> {
  const ask = { whose: { partnerId: partnerId! }, state: 'inactive', search: title } as const;
  const [id] = await runner.read(
    SYSTEM,
    ({ tx }) => findInHand(tx, ask, { limit: 1, skip: 0 }),
    undefined,
  );
  if (!id) throw new Error(`The demo has no home called ${title}.`);
  return id;
}

/** Everything that is due now happens: what was said is heard, and papers are drawn and sealed. */
async function settle(app: App): Promise<void> {
  await app.dispatcher.settle();
  for (const worker of app.workers) await worker.poke();
  await app.dispatcher.settle();
}
