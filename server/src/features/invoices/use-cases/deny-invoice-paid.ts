import { invoicingErrors } from '@husvaer/domain/invoices/errors';

import type { Work } from '../../../platform/work.ts';
import { changeInvoice } from '../change-invoice.ts';
import { isLetting, loadClaimForUpdate } from '../load-claim-for-update.ts';
import { notifyParties } from '../notify-parties.ts';

/**
 * The letting side denies that it received the money. Throws `invoicing.not_found` when no tenant said it
 * had.
 */
export async function denyInvoicePaid(work: Work, invoiceId: string): Promise<void> {
  const { invoice, lease } = await loadClaimForUpdate(work, invoiceId, isLetting);
  if (!invoice.isSaidPaid) throw invoicingErrors.not_found();
  await changeInvoice(work, invoiceId, { reportedPaidAt: null });
  await notifyParties(work, lease, 'rent_denied_paid');
}
