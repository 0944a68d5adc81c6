import type { Work } from '../../../platform/work.ts';
import { changeInvoice } from '../change-invoice.ts';
import { isTenant, loadClaimForUpdate } from '../load-claim-for-update.ts';
import { notifyParties } from '../notify-parties.ts';

/** A tenant says that the landlord received the money directly: no reminder is sent until that is settled. */
export async function sayInvoicePaid(work: Work, invoiceId: string): Promise<void> {
  const { lease } = await loadClaimForUpdate(work, invoiceId, isTenant);
  await changeInvoice(work, invoiceId, { reportedPaidAt: work.clock.now() });
  await notifyParties(work, lease, 'rent_said_paid');
}
