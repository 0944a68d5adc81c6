import { addDays } from '@husvaer/domain/kernel/dates';

import { findAllBooks, findBooks, type Book } from '../../ledger/public.ts';
import { findLeaseRents } from '../../leases/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import type { JobContext } from '../../../platform/jobs.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { findInvoicing, findUnbilled, claimDueBilling } from '../../invoices/public.ts';
import { notifyOfBook } from '../accounts/account-notices-job.ts';
import { beginBilling } from './begin-billing.ts';
import { findPlans } from '../plans/find-plans.ts';
import { issuePeriods } from '../issuing/issue-periods.ts';
import { findSearchedOn, setSearchedOn } from '../store.ts';

/** Leases per transaction. A crash rolls back at most these, and the next run issues them. */
const AT_ONCE = 500;

/**
 * Issues all rent invoices that are due within the agency's lead time, in every book, after the notices of
 * another account that they are paid to. It may be killed at any
 * moment and restarted, and may run concurrently: each transaction claims its own leases, and writes invoices
 * and billing state together.
 */
export async function issueDueInvoices({ runner, log }: JobContext): Promise<void> {
  for (const book of await runner.read(SYSTEM, ({ tx }) => findAllBooks(tx), undefined)) {
    await notifyOfBook({ runner, log }, book);
    await beginMissed({ runner, book });
    while ((await runner.run(SYSTEM, issueSome, book)) > 0);
  }
}

/**
 * Begins to invoice leases without an event: those signed before their agency had books, and those whose
 * event was lost. It reads all leases, and therefore runs at most once a day.
 */
async function beginMissed({ runner, book }: Pick<JobContext, 'runner'> & { book: Book }) {
  const missed = await runner.read(SYSTEM, findMissed, book);
  if (missed === null) return;
  for (const leaseId of missed) await runner.run(SYSTEM, beginBilling, { leaseId, book });
  await runner.run(SYSTEM, recordSearch, book);
}

/** Null when today's search is done. */
async function findMissed({ tx, clock }: ReadWork, book: Book): Promise<string[] | null> {
  const isSearched = (await findSearchedOn(tx, book.id)) === clock.today().toString();
  return isSearched ? null : findUnbilled(tx, book.partnerId);
}

const recordSearch = ({ tx, clock }: Work, { id }: Book): Promise<void> =>
  setSearchedOn(tx, id, clock.today().toString());

/** Whether the account of a book was refused, maybe since this run began. */
const lacksAccount = async (tx: ReadTx, bookId: string): Promise<boolean> =>
  (await findBooks(tx, [bookId])).some(({ isAccountRefused }) => isAccountRefused);

/** Issues some of the invoices due in a book. Returns the number of leases. */
async function issueSome(work: Work, book: Book): Promise<number> {
  const { tx, clock } = work;
  if (await lacksAccount(tx, book.id)) return 0;
  const { leadDays } = await findInvoicing(tx, book.id);
  const dueBy = addDays(clock.today().toString(), leadDays);
  const due = await claimDueBilling(tx, { bookId: book.id, dueBy, limit: AT_ONCE });
  const ids = due.map(({ leaseId }) => leaseId);
  await issuePeriods(work, book, due, {
    rents: await findLeaseRents(tx, ids),
    plans: await findPlans(tx, ids),
    dueBy,
  });
  return due.length;
}
