import { invoicingErrors } from '@husvaer/domain/invoices/errors';

import type { Work } from '../../../platform/work.ts';
import { writeOff } from '../write-offs/write-off.ts';
import type { ReductionOfClaim } from './load-reduction.ts';
import { notifyOfLoss } from './notify-of-loss.ts';

/** Books a write-off that a second person agreed to. Its person is the one who proposed it. */
export async function bookAgreedWriteOff(
  work: Work,
  { reduction: { id, amount, borneBy, reason, madeById }, invoice, rent }: ReductionOfClaim,
): Promise<void> {
  if (borneBy === null) throw invoicingErrors.reduction_changed();
  await writeOff(work, invoice, { rent, id, amount, borneBy, reason, byId: madeById });
  await notifyOfLoss(work, rent, { kind: 'write_off', borneBy });
}
