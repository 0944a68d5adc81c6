import { endReduction } from '../../../payments/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { loadWaitingForUpdate } from '../load-waiting.ts';

/**
 * Withdraws a write-off or a credit that the viewer proposed, or declines one of others, with a reason. Throws
 * `invoicing.not_found` and `invoicing.reduction_ended`.
 */
export async function stopReduction(
  work: Work,
  { reductionId, reason }: { reductionId: string; reason: string },
): Promise<void> {
  const { viewer } = await loadWaitingForUpdate(work, reductionId);
  await endReduction(work.tx, reductionId, {
    ...{ status: 'stopped', reason, byId: viewer.id, at: work.clock.now() },
  });
}
