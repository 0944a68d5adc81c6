import { addDays } from '@husvaer/domain/kernel/dates';
import { payoutOf } from '@husvaer/domain/payouts/statement';

import { findBilledPage, lockBilling } from '../../invoices/public.ts';
import { findAllBooks, type Book } from '../../ledger/public.ts';
import type { JobContext } from '../../../platform/jobs.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { recordPayoutEvents } from '../record-payout-events.ts';
import { findPayoutSettings, type BookPayoutSettings } from '../settings/store.ts';
import { findUnplanned, setDueOrMade, claimDuePayouts, type Payout } from '../store.ts';
import { expectPayouts } from './expect-payouts.ts';
import { findPayoutFacts, type LeasePayouts } from './find-facts.ts';
import { makePayouts } from './make-payouts.ts';
import { nextPayoutOn } from './plan.ts';

/** Leases per transaction. A crash rolls back at most these, and the next run makes them. */
const AT_ONCE = 500;

/**
 * Makes the payouts that are due in every book. It may be killed at any moment and restarted, and may run
 * concurrently: each transaction claims its own payouts and makes each once.
 */
export async function runPayouts({ runner }: JobContext): Promise<void> {
  for (const book of await runner.read(SYSTEM, ({ tx }) => findAllBooks(tx), undefined)) {
    // A final settlement names the account to pay to.
    if (book.isAccountRefused) continue;
    await expectAll({ runner, book });
    while ((await runner.run(SYSTEM, runSome, book)) > 0);
  }
}

/** Expects payouts for the leases invoiced in a book since the last run. */
async function expectAll({ runner, book }: Pick<JobContext, 'runner'> & { book: Book }) {
  let after: string | null = null;
  do {
    const page: { billed: string[]; fresh: string[] } = await runner.read(SYSTEM, findFresh, {
      book,
      after,
    });
    if (page.fresh.length > 0) await runner.run(SYSTEM, expectFresh, { book, ids: page.fresh });
    after = page.billed.at(-1) ?? null;
  } while (after !== null);
}

const expectFresh = (
  work: Work,
  { book, ids }: { book: Book; ids: readonly string[] },
): Promise<void> =>
  expectPayouts(work, { book, leaseIds: ids, from: work.clock.today().toString() });

async function findFresh(
  { tx }: ReadWork,
  { book, after }: { book: Book; after: string | null },
): Promise<{ billed: string[]; fresh: string[] }> {
  const billed = await findBilledPage(tx, { bookId: book.id, after, limit: AT_ONCE });
  return { billed, fresh: await findUnplanned(tx, billed) };
}

/** Makes some of the payouts that are due in a book. Returns how many were claimed. */
async function runSome(work: Work, book: Book): Promise<number> {
  const { tx, clock } = work;
  const today = clock.today().toString();
  const due = await claimDuePayouts(tx, { bookId: book.id, today, limit: AT_ONCE });
  if (due.length === 0) return 0;
  const ids = due.map(({ leaseId }) => leaseId);
  await lockBilling(tx, ids);
  const settings = await findPayoutSettings(tx, book.id);
  const all = await findPayoutFacts(tx, ids);
  const statements = due.flatMap((payout) => {
    const known = all.get(payout.leaseId);
    if (!known) throw new Error(`Lease ${payout.leaseId} is paid out and not signed.`);
    const statement = payoutOf(known.facts, today);
    return statement.lines.length > 0 ? [{ payout, statement, known }] : [];
  });
  await makePayouts(work, { book, statements, settings });
  const made = new Set(statements.map(({ payout }) => payout.id));
  await postponePayouts(
    work,
    due.filter(({ id }) => !made.has(id)),
    { all, settings },
  );
  await expectPayouts(work, { book, leaseIds: ids, from: addDays(today, 1) });
  return due.length;
}

/** Moves payouts with nothing to pay today to a later day. */
async function postponePayouts(
  work: Work,
  payouts: readonly Payout[],
  { all, settings }: { all: Map<string, LeasePayouts>; settings: BookPayoutSettings },
): Promise<void> {
  const today = work.clock.today().toString();
  const later = payouts.map(({ id, leaseId }) => ({
    id,
    dueOn: nextPayoutOn(all.get(leaseId)!, {
      from: addDays(today, 1),
      waitDays: settings.waitDays,
    }),
    made: null,
  }));
  await setDueOrMade(work.tx, later, today);
  await recordPayoutEvents(
    work,
    later.flatMap(({ id, dueOn }) =>
      dueOn === null ? [] : [{ payoutId: id, name: 'estimated', on: dueOn }],
    ),
  );
}
