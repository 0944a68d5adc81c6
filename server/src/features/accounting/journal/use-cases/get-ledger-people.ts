import { findPeople } from '../../../accounts/public.ts';
import { findBalances, requireBook } from '../../../ledger/public.ts';
import { findLeaseRents } from '../../../leases/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';

/** A side of a lease, by whom a journal can be filtered. */
export interface LedgerPerson {
  id: string;
  name: string;
}

/**
 * The landlord and the tenants of a lease who have an account, for those who may see the books it is in. None
 * if it is in no books or in others. Throws `ledger.not_found`.
 */
export async function getLedgerPeople(
  work: ReadWork,
  { partnerId, contractId }: { partnerId: string | null; contractId: string },
): Promise<LedgerPerson[]> {
  const { id: bookId } = await requireBook(work, partnerId, 'audit');
  // A landlord without an agency who is paid directly has leases in no books.
  const balances = await findBalances(work.tx, { bookId, leaseId: contractId });
  const rent = (await findLeaseRents(work.tx, [contractId])).get(contractId);
  if (!rent || balances.size === 0) return [];
  const ids = [
    rent.property.landlordId,
    ...rent.tenants.flatMap(({ accountId }) => accountId ?? []),
  ];
  const people = new Map((await findPeople(work.tx, ids)).map((person) => [person.id, person]));
  return [...new Set(ids)].flatMap((id) => {
    const name = people.get(id)?.name;
    return name ? [{ id, name }] : [];
  });
}
