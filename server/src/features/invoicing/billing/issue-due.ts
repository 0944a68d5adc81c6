import { addDays } from '@husvaer/domain/kernel/dates';

import { findAllBooks, type Book } from '../../ledger/public.ts';
import { findLeaseRents, findSignedIds } from '../../leases/public.ts';
import type { JobContext } from '../../../platform/jobs.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { findInvoicing } from '../settings/store.ts';
import { beginBilling } from './begin-billing.ts';
import { issuePeriods } from './issue-periods.ts';
import { findBilledIds, findCharges, takeDueBilling } from './store.ts';

/** Leases in one transaction. What a crash takes back is at most these, and the next run issues them. */
const AT_ONCE = 500;

/**
 * Invoices all rent that is due within its agency's lead, in every book. It may be killed at any moment
 * and started again, and run twice at once: each transaction takes leases that no other has, and what it
 * invoices and how far they are invoiced is written together.
 */
export async function issueDueInvoices({ runner }: JobContext): Promise<void> {
  for (const book of await runner.read(SYSTEM, ({ tx }) => findAllBooks(tx), undefined)) {
    await beginAll({ runner, book });
    while ((await runner.run(SYSTEM, issueSome, book)) > 0);
  }
}

/** Leases that were signed before their agency had books. */
async function beginAll({ runner, book }: Pick<JobContext, 'runner'> & { book: Book }) {
  let after: string | null = null;
  do {
    const page: { signed: string[]; fresh: string[] } = await runner.read(SYSTEM, findUnbilled, {
      book,
      after,
    });
    for (const leaseId of page.fresh) await runner.run(SYSTEM, beginBilling, { leaseId, book });
    after = page.signed.at(-1) ?? null;
  } while (after !== null);
}

async function findUnbilled(
  { tx }: ReadWork,
  { book, after }: { book: Book; after: string | null },
): Promise<{ signed: string[]; fresh: string[] }> {
  const signed = await findSignedIds(tx, { partnerId: book.partnerId, after, limit: AT_ONCE });
  const billed = new Set(await findBilledIds(tx, signed));
  return { signed, fresh: signed.filter((id) => !billed.has(id)) };
}

/** Invoices some of what is due in a book: how many leases. */
export async function issueSome(work: Work, book: Book): Promise<number> {
  const { tx, clock } = work;
  const { leadDays } = await findInvoicing(tx, book.id);
  const dueBy = addDays(clock.today().toString(), leadDays);
  const due = await takeDueBilling(tx, { bookId: book.id, dueBy, limit: AT_ONCE });
  const ids = due.map(({ leaseId }) => leaseId);
  await issuePeriods(work, book, due, {
    rents: await findLeaseRents(tx, ids),
    charges: Map.groupBy(await findCharges(tx, ids), ({ leaseId }) => leaseId),
    dueBy,
  });
  return due.length;
}
