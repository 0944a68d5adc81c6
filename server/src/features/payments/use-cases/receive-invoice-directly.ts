import { z } from 'zod';

import { invoicingErrors } from '@husvaer/domain/invoices/errors';
import { kroner } from '@husvaer/domain/kernel/kroner';
import { oreToKroner } from '@husvaer/domain/kernel/money';
import { uuid } from '@husvaer/domain/kernel/uuid';

import type { Work } from '../../../platform/work.ts';
import { isLetting, loadClaimForUpdate } from '../../invoices/public.ts';
import { bookReceived } from '../reductions/book-received.ts';
import { recordReduction } from '../reductions/record-reduction.ts';

export const received = z.strictObject({
  invoiceId: uuid,
  /** Everything left to pay when it is left out. */
  amount: kroner(z.number().positive()).nullish(),
  /** Today when it is left out. */
  receivedOn: z.iso.date().nullish(),
});

/**
 * Records that the landlord received money for a claim directly from its tenant: it pays the claim, and the
 * landlord is owed that much less. If others than the landlord say so, and above the limit of the book, it is
 * proposed, and another person agrees to it. Throws `invoicing.too_much` for more than is left of it, and what
 * `recordReduction` throws.
 */
export async function receiveInvoiceDirectly(
  work: Work,
  { invoiceId, amount: input, receivedOn }: z.output<typeof received>,
): Promise<void> {
  const { clock } = work;
  const { invoice, rent, open } = await loadClaimForUpdate(work, invoiceId, isLetting);
  const amount = input ?? open;
  const today = clock.today().toString();
  if (amount > open) throw invoicingErrors.too_much({ maximum: oreToKroner(open) });
  const paidOn = receivedOn ?? today;
  if (paidOn > today || paidOn < invoice.issuedOn)
    throw invoicingErrors.wrong_day({ since: invoice.issuedOn, until: today });
  const reduction = await recordReduction(work, invoice, {
    rent,
    kind: 'received_directly',
    amount,
    borneBy: null,
    reason: null,
    receivedOn: paidOn,
  });
  if (reduction.status === 'booked') await bookReceived(work, { reduction, invoice, rent });
}
