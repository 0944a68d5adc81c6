import type { LeaseRent } from '../../leases/public.ts';
import { findReaders, type Reduction } from '../../payments/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
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
