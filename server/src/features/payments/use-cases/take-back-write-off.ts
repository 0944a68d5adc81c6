import { invoicingErrors } from '@husvaer/domain/invoices/errors';

import { getReadableInvoice, isWriting } from '../../invoices/public.ts';
import { findBooks, findClosedUntil, moneyPolicy, recordActs } from '../../ledger/public.ts';
import { accountIdOf } from '../../../platform/viewer.ts';
import type { Work } from '../../../platform/work.ts';
import { loadReductionForUpdate } from '../reductions/load-reduction.ts';
import { notifyOfEnd } from '../reductions/notify-of-end.ts';
import { findReduction, recordTakenBack } from '../reductions/store.ts';
import { reverseWriteOff } from '../write-offs/write-off.ts';

/**
 * Takes back a write-off as long as the month of its booking is open: the claim is owed again. Those who run the
 * money of its book may, and who may write one off. All whom it concerned are notified. Throws `invoicing.not_found`, `invoicing.reduction_ended` and
 * `invoicing.period_closed`.
 */
export async function takeBackWriteOff(work: Work, reductionId: string): Promise<void> {
  const { tx, viewer, clock } = work;
  const found = await findReduction(tx, reductionId);
  if (found?.kind !== 'write_off' || found.invoiceId === null) throw invoicingErrors.not_found();
  const [book] = await findBooks(tx, [found.bookId]);
  if (!book || !moneyPolicy.run(viewer, book.partnerId)) {
    const { lease } = await getReadableInvoice(work, found.invoiceId);
    if (!isWriting(lease)) throw invoicingErrors.not_found();
  }
  const loaded = await loadReductionForUpdate(work, reductionId);
  const { reduction, invoice, rent } = loaded;
  const { status, amount, borneBy, bookId, bookedOn } = reduction;
  if (status !== 'booked' || borneBy === null || bookedOn === null)
    throw invoicingErrors.reduction_ended();
  await recordActs(work, 'took_back_write_off', { bookId, ids: [reduction.leaseId] });
  await reverseWriteOff(work, invoice, { rent, id: reductionId, amount, borneBy });
  await recordTakenBack(tx, reductionId, { byId: accountIdOf(viewer), at: clock.now() });
  await notifyOfEnd(work, loaded, 'write_off_taken_back');
  // After the booking: as long as this transaction lasts, nobody closes a month of the book.
  const until = await findClosedUntil(tx, bookId);
  if (until !== null && until >= bookedOn) throw invoicingErrors.period_closed({ until });
}
