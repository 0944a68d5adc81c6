import { z } from 'zod';

import { invoicingErrors } from '@husvaer/domain/invoices/errors';
import { kroner } from '@husvaer/domain/kernel/kroner';
import { oreToKroner } from '@husvaer/domain/kernel/money';
import { uuid } from '@husvaer/domain/kernel/uuid';

import type { Work } from '../../../platform/work.ts';
import {
  changeInvoice,
  notifyParties,
  isLetting,
  loadClaimForUpdate,
} from '../../invoices/public.ts';
import { BY_NOBODY } from '../store.ts';
import { bookDirectly } from '../book-directly.ts';

export const received = z.strictObject({
  invoiceId: uuid,
  /** Everything left to pay when it is left out. */
  amount: kroner(z.number().positive()).nullish(),
  /** Today when it is left out. */
  receivedOn: z.iso.date().nullish(),
});

/**
 * Records that the landlord received money for a claim directly from its tenant: it pays the claim, and the
 * landlord is owed that much less. Throws `invoicing.too_much` for more than is left of it.
 */
export async function receiveInvoiceDirectly(
  work: Work,
  { invoiceId, amount: input, receivedOn }: z.output<typeof received>,
): Promise<void> {
  const { tx, clock, viewer, newId } = work;
  const { invoice, lease, open } = await loadClaimForUpdate(work, invoiceId, isLetting);
  const amount = input ?? open;
  const today = clock.today().toString();
  if (amount > open) throw invoicingErrors.too_much({ maximum: oreToKroner(open) });
  const paidOn = receivedOn ?? today;
  if (paidOn > today || paidOn < invoice.issuedOn)
    throw invoicingErrors.wrong_day({ since: invoice.issuedOn, until: today });
  await bookDirectly(work, {
    id: newId(),
    leaseId: lease.id,
    bookId: invoice.bookId,
    invoiceId,
    amount,
    paidOn,
    source: 'direct',
    bankLineId: null,
    ...BY_NOBODY,
    recordedById: viewer.kind === 'account' ? viewer.id : null,
    takesBackId: null,
  });
  if (invoice.isSaidPaid) await changeInvoice(tx, invoiceId, { reportedPaidAt: null });
  await notifyParties(work, lease, 'rent_received');
}
