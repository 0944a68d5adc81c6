import { invoicingErrors } from '@husvaer/domain/invoices/errors';
import type { ProposedKind } from '@husvaer/domain/payments/reductions';

import { bookAgreedCredit } from '../../../billing/public.ts';
import {
  bookAgreedWriteOff,
  bookReceived,
  endReduction,
  leftOf,
  recordReductionAct,
  type ReductionOfClaim,
} from '../../../payments/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { loadWaitingForUpdate } from '../load-waiting.ts';
import { isOther, isParty } from '../may-agree.ts';

const BOOK: Record<ProposedKind, (work: Work, loaded: ReductionOfClaim) => Promise<void>> = {
  write_off: bookAgreedWriteOff,
  credit: bookAgreedCredit,
  received_directly: bookReceived,
};

/**
 * Agrees to a reduction as another person than the one who proposed it and the parties of the lease, and books it.
 * Throws `invoicing.not_found`, `invoicing.own_reduction`, `invoicing.reduction_ended`, and
 * `invoicing.reduction_changed` if the debt is another by now.
 */
export async function agreeToReduction(work: Work, reductionId: string): Promise<void> {
  const loaded = await loadWaitingForUpdate(work, reductionId);
  const { reduction, invoice, rent, viewer } = loaded;
  const { kind, claimLeft } = reduction;
  if (!isOther(viewer, reduction) || isParty(rent, viewer)) throw invoicingErrors.own_reduction();
  if (kind === 'discount') throw invoicingErrors.reduction_ended();
  if (claimLeft !== leftOf(kind, invoice)) throw invoicingErrors.reduction_changed();
  await BOOK[kind](work, loaded);
  await recordReductionAct(work, reduction);
  await endReduction(work, reduction, { status: 'booked', byId: viewer.id });
}
