import { requireBook } from '../../../ledger/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { findInvoicedLeases, type InvoicedLease } from '../store.ts';

/** As many as a person looks through. */
const LEASES_FOUND_MAX = 10;

/** An agency's invoiced leases, found by a name, the home or a number. */
export async function getInvoicedLeases(
  work: ReadWork,
  { partnerId, search }: { partnerId: string | null; search: string },
): Promise<InvoicedLease[]> {
  const { id: bookId } = await requireBook(work, partnerId, 'audit');
  return findInvoicedLeases(work.tx, { bookId, search, limit: LEASES_FOUND_MAX });
}
