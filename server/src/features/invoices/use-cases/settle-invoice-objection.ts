import { invoicingErrors } from '@husvaer/domain/invoices/errors';

import type { Work } from '../../../platform/work.ts';
import { changeInvoice } from '../store.ts';
import { tellParties } from '../tell-parties.ts';
import { isWriting, takeClaim } from '../take-invoice.ts';

/** An objection is settled, by agreement or by whoever decides such things. */
export async function settleInvoiceObjection(work: Work, invoiceId: string): Promise<void> {
  const { invoice, lease } = await takeClaim(work, invoiceId, isWriting);
  if (!invoice.hasObjection) throw invoicingErrors.not_found();
  await changeInvoice(work.tx, invoiceId, { objection: null });
  await tellParties(work, lease, 'objection_settled');
}
