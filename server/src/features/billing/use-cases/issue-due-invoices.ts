import { addDays } from '@husvaer/domain/kernel/dates';

import { findAllBooks, type Book } from '../../ledger/public.ts';
import { findLeaseRents } from '../../leases/public.ts';
import type { JobContext } from '../../../platform/jobs.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { findInvoicing, findUnbilled, claimDueBilling } from '../../invoices/public.ts';
import { beginBilling } from './begin-billing.ts';
import { findPlans } from '../plans/find-plans.ts';
import { issuePeriods } from '../issuing/issue-periods.ts';
import { findSweptOn, setSweptOn } from '../store.ts';

/** Leases in one transaction. What a crash takes back is at most these, and the next run issues them. */
const AT_ONCE = 500;

/**
 * Invoices all rent that is due within its agency's lead, in every book. It may be killed at any moment
 * and started again, and run twice at once: each transaction takes leases that no other has, and what it
 * invoices and how far they are invoiced is written together.
 */
export async function issueDueInvoices({ runner }: JobContext): Promise<void> {
  for (const book of await runner.read(SYSTEM, ({ tx }) => findAllBooks(tx), undefined)) {
    await beginMissed({ runner, book });
    while ((await runner.run(SYSTEM, issueSome, book)) > 0);
  }
}

/**
 * Begins to invoice the leases that nobody told of: those signed before their agency had books, and any
 * whose event was never heard. It looks at all leases, and so at most once a day.
 */
async function beginMissed({ runner, book }: Pick<JobContext, 'runner'> & { book: Book }) {
  const missed = await runner.read(SYSTEM, findMissed, book);
  if (missed === null) return;
  for (const leaseId of missed) await runner.run(SYSTEM, beginBilling, { leaseId, book });
  await runner.run(SYSTEM, noteSwept, book);
}

/** Null when today's were looked for before. */
async function findMissed({ tx, clock }: ReadWork, book: Book): Promise<string[] | null> {
  const isSwept = (await findSweptOn(tx, book.id)) === clock.today().toString();
  return isSwept ? null : findUnbilled(tx, book.partnerId);
}

const noteSwept = ({ tx, clock }: Work, { id }: Book): Promise<void> =>
  setSweptOn(tx, id, clock.today().toString());

/** Invoices some of what is due in a book: how many leases. */
export async function issueSome(work: Work, book: Book): Promise<number> {
  const { tx, clock } = work;
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
