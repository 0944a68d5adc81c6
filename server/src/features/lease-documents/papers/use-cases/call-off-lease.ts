import type { Work } from '../../../../platform/work.ts';
import {
  recordLeaseEvent,
  setPaper,
  requirePaperState,
  loadLeaseForUpdate,
} from '../../../leases/public.ts';
import { withdrawPapers } from '../withdraw-papers.ts';

/** Calls off a lease that nobody is bound by yet. What is out for signing is taken back. */
export async function callOffLease(work: Work, id: string): Promise<void> {
  const { lease, about } = await loadLeaseForUpdate(work, id);
  requirePaperState(lease, ['draft', 'sent']);
  await withdrawPapers(work, { leaseId: id, kind: 'lease', reason: null });
  await setPaper(work.tx, id, 'called_off');
  await recordLeaseEvent(work, about, 'called_off');
}
