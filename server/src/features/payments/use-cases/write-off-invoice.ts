import { invoicingErrors } from '@husvaer/domain/invoices/errors';
import type { Bearer } from '@husvaer/domain/payments/reductions';

import { isWriting, loadClaimForUpdate } from '../../invoices/public.ts';
import type { Work } from '../../../platform/work.ts';
import { notifyOfLoss } from '../reductions/notify-of-loss.ts';
import { recordReduction } from '../reductions/record-reduction.ts';
import { bearerOf } from '../write-offs/bearer-of.ts';
import { writeOff } from '../write-offs/write-off.ts';

/**
 * Writes off the open amount of a claim that is due. Above the limit of the book it is proposed, and another person
 * agrees to it. Throws `invoicing.not_found`, `invoicing.already_settled`, `invoicing.not_due`, and what
 * `bearerOf` and `recordReduction` throw.
 */
export async function writeOffInvoice(
  work: Work,
  {
    invoiceId,
    reason,
    borneBy: chosen = null,
  }: { invoiceId: string; reason: string | null; borneBy?: Bearer | null },
): Promise<void> {
  const { invoice, rent, open } = await loadClaimForUpdate(work, invoiceId, isWriting);
  const { dueOn } = invoice;
  if (dueOn > work.clock.today().toString()) throw invoicingErrors.not_due({ dueOn });
  const borneBy = bearerOf(work, invoice, { rent, chosen });
  const { id, status, madeById } = await recordReduction(work, invoice, {
    rent,
    kind: 'write_off',
    amount: open,
    borneBy,
    reason,
  });
  if (status === 'waiting') return;
  await writeOff(work, invoice, { rent, id, amount: open, borneBy, reason, byId: madeById });
  await notifyOfLoss(work, rent, { kind: 'write_off', borneBy });
}
