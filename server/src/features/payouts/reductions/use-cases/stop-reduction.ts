import { endReduction, notifyOfEnd } from '../../../payments/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { loadWaitingForUpdate } from '../load-waiting.ts';

/**
 * Withdraws a reduction that the viewer proposed, or declines one of others, with a reason. Who proposed it is notified.
 * Throws `invoicing.not_found` and `invoicing.reduction_ended`.
 */
export async function stopReduction(
  work: Work,
  { reductionId, reason }: { reductionId: string; reason: string },
): Promise<void> {
  const loaded = await loadWaitingForUpdate(work, reductionId);
  const { reduction, viewer } = loaded;
  await endReduction(work, reduction, { status: 'stopped', reason, byId: viewer.id });
  await notifyOfEnd(work, loaded, 'reduction_stopped');
}
