import type { Work } from '../../../../platform/work.ts';
import {
  recordLeaseEvent,
  setPaper,
  requirePaperState,
  loadLeaseForUpdate,
} from '../../../leases/public.ts';
import { withdrawPapers } from '../withdraw-papers.ts';

/** Cancels a lease that is not binding yet. Documents out for signing are withdrawn. */
export async function callOffLease(work: Work, id: string): Promise<void> {
  const { lease, about } = await loadLeaseForUpdate(work, id);
  requirePaperState(lease, ['draft', 'sent']);
  await withdrawPapers(work, { leaseId: id, kind: 'lease', reason: null });
  await setPaper(work.tx, id, 'called_off');
  await recordLeaseEvent(work, about, 'called_off');
}
