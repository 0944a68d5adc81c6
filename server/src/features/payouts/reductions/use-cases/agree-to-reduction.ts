import { invoicingErrors } from '@husvaer/domain/invoices/errors';

import { bookAgreedCredit } from '../../../billing/public.ts';
import { bookAgreedWriteOff, endReduction, recordReductionAct } from '../../../payments/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { loadWaitingForUpdate } from '../load-waiting.ts';
import { isOther, isParty } from '../may-agree.ts';

/**
 * Agrees to a write-off or a credit, as another person than the one who proposed it and the parties of the lease,
 * and books it. Throws
 * `invoicing.not_found`, `invoicing.own_reduction`, `invoicing.reduction_ended`, and
 * `invoicing.reduction_changed` if the debt is another by now.
 */
export async function agreeToReduction(work: Work, reductionId: string): Promise<void> {
  const loaded = await loadWaitingForUpdate(work, reductionId);
  const { reduction, rent, viewer } = loaded;
  if (!isOther(viewer, reduction) || isParty(rent, viewer)) throw invoicingErrors.own_reduction();
  const book = { write_off: bookAgreedWriteOff, credit: bookAgreedCredit }[reduction.kind];
  await book(work, loaded);
  await recordReductionAct(work, reduction);
  await endReduction(work.tx, reductionId, {
    ...{ status: 'booked', byId: viewer.id, at: work.clock.now() },
    bookedOn: work.clock.today().toString(),
  });
}
