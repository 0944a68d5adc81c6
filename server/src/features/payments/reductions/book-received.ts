import { invoicingErrors } from '@husvaer/domain/invoices/errors';

import { confirmSaidPaid, notifyParties } from '../../invoices/public.ts';
import type { Work } from '../../../platform/work.ts';
import { bookDirectly } from '../book-directly.ts';
import { BY_NOBODY } from '../store.ts';
import type { ReductionOfClaim } from './load-reduction.ts';
import { notifyOfLoss } from './notify-of-loss.ts';

/** Books what the landlord received directly, as a payment with the id of the reduction. */
export async function bookReceived(
  work: Work,
  { reduction, invoice, rent }: ReductionOfClaim,
): Promise<void> {
  const { id, kind, amount, leaseId, bookId, madeById, receivedOn } = reduction;
  if (receivedOn === null) throw invoicingErrors.reduction_changed();
  await bookDirectly(work, {
    id,
    leaseId,
    bookId,
    invoiceId: invoice.id,
    amount,
    paidOn: receivedOn,
    source: 'direct',
    bankLineId: null,
    recordedById: madeById,
    takesBackId: null,
    ...BY_NOBODY,
  });
  await confirmSaidPaid(work, invoice);
  await notifyParties(work, { ...rent, id: leaseId }, 'rent_received');
  await notifyOfLoss(work, rent, { kind });
}
