import { invoicingErrors } from '@husvaer/domain/invoices/errors';

import type { Work } from '../../../platform/work.ts';
import { changeInvoice } from '../change-invoice.ts';
import { notifyParties } from '../notify-parties.ts';
import { isWriting, loadClaimForUpdate } from '../load-claim-for-update.ts';

/** Settles an objection, whether by agreement or by decision. */
export async function settleInvoiceObjection(work: Work, invoiceId: string): Promise<void> {
  const { invoice, lease } = await loadClaimForUpdate(work, invoiceId, isWriting);
  if (!invoice.hasObjection) throw invoicingErrors.not_found();
  await changeInvoice(work, invoiceId, { objection: null });
  await notifyParties(work, lease, 'objection_settled');
}
