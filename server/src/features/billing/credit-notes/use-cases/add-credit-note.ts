import type { z } from 'zod';

import { invoicingErrors } from '@husvaer/domain/invoices/errors';
import type { creditNote } from '@husvaer/domain/billing/credit-note';
import { oreToKroner } from '@husvaer/domain/kernel/money';

import { findLeaseRents } from '../../../leases/public.ts';
import { requireDrawableFields } from '../../../../platform/pdf/undrawable.ts';
import type { Work } from '../../../../platform/work.ts';
import { isClaim, lockClaims, isWriting, getReadableInvoice } from '../../../invoices/public.ts';
import { leftOf, recordReduction } from '../../../payments/public.ts';
import { creditByPerson } from '../credit-rest.ts';

/**
 * Credits a claim, or part of it from its last line on, by a credit note. This also works for a paid claim,
 * whose money then pays the next one. Above the limit of the book it is proposed, and another person agrees to it.
 * Throws `invoicing.too_much` for more than is left of it, `request.undrawable`, and what `recordReduction` throws.
 */
export async function addCreditNote(
  work: Work,
  { invoiceId, amount: input, reason }: z.output<typeof creditNote>,
): Promise<void> {
  const { tx } = work;
  const { lease } = await getReadableInvoice(work, invoiceId);
  if (!isWriting(lease)) throw invoicingErrors.not_found();
  requireDrawableFields({ reason });
  await lockClaims(tx, lease.id);
  const { invoice } = await getReadableInvoice(work, invoiceId);
  const rent = (await findLeaseRents(tx, [lease.id])).get(lease.id);
  if (!rent || !isClaim(invoice)) throw invoicingErrors.not_found();
  const left = leftOf('credit', invoice);
  if (left <= 0n) throw invoicingErrors.already_settled();
  const amount = input ?? left;
  if (amount > left) throw invoicingErrors.too_much({ maximum: oreToKroner(left) });
  const { status } = await recordReduction(work, invoice, {
    rent,
    kind: 'credit',
    amount,
    borneBy: null,
    reason,
  });
  if (status === 'booked') await creditByPerson(work, { rent, invoice, amount, reason });
}
