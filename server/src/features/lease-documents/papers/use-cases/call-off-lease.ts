import type { Work } from '../../../../platform/work.ts';
import { loadLeaseForUpdate, moveLease, withdrawPapers } from '../../../leases/public.ts';

/** Cancels a lease that is not binding yet. Documents out for signing are withdrawn. */
export async function callOffLease(work: Work, id: string): Promise<void> {
  const { about } = await loadLeaseForUpdate(work, id);
  await withdrawPapers(work, { leaseId: id, kind: 'lease', reason: null });
  await moveLease(work, about, 'called_off');
}
