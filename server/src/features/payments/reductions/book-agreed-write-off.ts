import { invoicingErrors } from '@husvaer/domain/invoices/errors';
import { openOf } from '@husvaer/domain/invoices/states';

import type { Work } from '../../../platform/work.ts';
import { writeOff } from '../write-offs/write-off.ts';
import type { ReductionOfClaim } from './load-reduction.ts';
import { notifyOfLoss } from './notify-of-loss.ts';

/** Books a write-off that a second person agreed to. Throws `invoicing.reduction_changed` if the debt is another now. */
export async function bookAgreedWriteOff(
  work: Work,
  { reduction: { id, amount, borneBy, reason }, invoice, rent }: ReductionOfClaim,
): Promise<void> {
  if (borneBy === null || openOf(invoice) !== amount) throw invoicingErrors.reduction_changed();
  await writeOff(work, invoice, { rent, id, amount, borneBy, reason });
  await notifyOfLoss(work, rent, borneBy);
}
