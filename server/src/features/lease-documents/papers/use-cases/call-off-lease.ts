import type { Work } from '../../../../platform/work.ts';
import { recordLeaseEvent, setPaper, expectPaper, takeLease } from '../../../leases/public.ts';
import { takeBackPapers } from '../take-back-papers.ts';

/** Calls off a lease that nobody is bound by yet. What is out for signing is taken back. */
export async function callOffLease(work: Work, id: string): Promise<void> {
  const { lease, about } = await takeLease(work, id);
  expectPaper(lease, ['draft', 'sent']);
  await takeBackPapers(work, { leaseId: id, kind: 'lease', reason: null });
  await setPaper(work.tx, id, 'called_off');
  await recordLeaseEvent(work, about, 'called_off');
}
