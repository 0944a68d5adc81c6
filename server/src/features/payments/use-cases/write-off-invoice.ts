import { getReadableInvoice, isWriting, loadClaimForUpdate } from '../../invoices/public.ts';
import { lockLease } from '../../leases/public.ts';
import { recordActs } from '../../ledger/public.ts';
import type { Work } from '../../../platform/work.ts';
import { writeOff } from '../write-offs/write-off.ts';

/** Writes off the open amount of a claim. Throws `invoicing.not_found` and `invoicing.already_settled`. */
export async function writeOffInvoice(
  work: Work,
  { invoiceId, reason }: { invoiceId: string; reason: string | null },
): Promise<void> {
  await lockLease(work.tx, (await getReadableInvoice(work, invoiceId)).lease.id);
  const { invoice, rent, open } = await loadClaimForUpdate(work, invoiceId, isWriting);
  await recordActs(work, 'wrote_off', { bookId: invoice.bookId, ids: [invoice.leaseId] });
  await writeOff(work, invoice, { rent, open, reason });
}
