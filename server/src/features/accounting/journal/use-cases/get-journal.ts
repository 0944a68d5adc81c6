import { findLeaseRents, type LeaseRent } from '../../../leases/public.ts';
import { findJournal, type JournalEntry, type JournalPlace } from '../../../ledger/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { findVoucherDocuments, type VoucherDocument } from '../../documents/store.ts';
import { readFilter, type JournalRequest } from '../read-filter.ts';

/** An entry of the journal, with its document and its leases. */
export interface Voucher extends JournalEntry {
  document: VoucherDocument | null;
  rents: LeaseRent[];
}

/**
 * The next entries of a book's journal, by day and number, and the place after which more follow; null if
 * there are no more. Throws `ledger.not_found`.
 */
export async function getJournal(
  work: ReadWork,
  { after, limit, ...request }: JournalRequest & { after: JournalPlace | null; limit: number },
): Promise<{ data: Voucher[]; next: JournalPlace | null }> {
  const { filter } = await readFilter(work, request);
  const found = await findJournal(work.tx, filter, { after, limit: limit + 1 });
  const entries = found.slice(0, limit);
  const documents = await findVoucherDocuments(
    work.tx,
    entries.map(({ key }) => key),
  );
  const leaseIds = entries.flatMap(({ lines }) => lines.flatMap(({ leaseId }) => leaseId ?? []));
  const rents = await findLeaseRents(work.tx, [...new Set(leaseIds)]);
  const data = entries.map((entry) => {
    const own = new Set(entry.lines.flatMap(({ leaseId }) => leaseId ?? []));
    return {
      ...entry,
      document: documents.get(entry.key) ?? null,
      rents: [...own].flatMap((id) => rents.get(id) ?? []),
    };
  });
  return { data, next: found.length > limit ? (entries.at(-1) ?? null) : null };
}
