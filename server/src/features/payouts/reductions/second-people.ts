import { findPeople } from '../../accounts/public.ts';
import { findLeaseRents, type LeaseRent } from '../../leases/public.ts';
import { findBooks, moneyPolicy } from '../../ledger/public.ts';
import { findReaders, findWaitingReduction, type Reduction } from '../../payments/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findApprovers } from '../settings/store.ts';
import { isParty } from './may-agree.ts';

/**
 * Who may agree to the reductions of a book: those who run its money, and its approvers. Not the person who proposed
 * it, nor a party of the lease.
 */
export async function findSecondPeople(
  tx: ReadTx,
  { id: bookId, partnerId }: { id: string; partnerId: string | null },
): Promise<(of: Pick<Reduction, 'madeById'>, rent: LeaseRent) => string[]> {
  const { ownIds } = await findReaders(tx, partnerId);
  const approverIds = (await findApprovers(tx, [bookId])).get(bookId) ?? [];
  const all = [...new Set([...ownIds, ...approverIds])];
  return ({ madeById }, rent) =>
    madeById === null ? [] : all.filter((id) => id !== madeById && !isParty(rent, { id }));
}

/** The names of those who may agree to what waits on an invoice, for those who see the money of its book. */
export async function nameSecondPeople(work: ReadWork, invoiceId: string): Promise<string[]> {
  const { tx, viewer } = work;
  const waiting = await findWaitingReduction(tx, invoiceId);
  const [book] = waiting ? await findBooks(tx, [waiting.bookId]) : [];
  if (!waiting || !book || !moneyPolicy.see(viewer, book.partnerId)) return [];
  const rent = (await findLeaseRents(tx, [waiting.leaseId])).get(waiting.leaseId)!;
  const people = await findPeople(tx, (await findSecondPeople(tx, book))(waiting, rent));
  return people.map(({ name }) => name);
}
