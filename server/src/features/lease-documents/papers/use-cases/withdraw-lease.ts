import type { Work } from '../../../../platform/work.ts';
import { loadLeaseForUpdate, moveLease, withdrawPapers } from '../../../leases/public.ts';

/**
 * Withdraws a lease that not everyone has signed: it becomes a draft again, which can be changed and sent
 * again.
 */
export async function withdrawLease(
  work: Work,
  { id, reason }: { id: string; reason: string | null },
): Promise<void> {
  const { about } = await loadLeaseForUpdate(work, id);
  await withdrawPapers(work, { leaseId: id, kind: 'lease', reason });
  await moveLease(work, about, 'withdrawn', { reason });
}
