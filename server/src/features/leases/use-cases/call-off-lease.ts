import type { Work } from '../../../platform/work.ts';
import { recordLeaseEvent } from '../history/record.ts';
import { takeBackPapers } from '../papers/take-back-papers.ts';
import { setPaper } from '../store.ts';
import { expectPaper, takeLease } from './take-lease.ts';

/** Calls off a lease that nobody is bound by yet. What is out for signing is taken back. */
export async function callOffLease(work: Work, id: string): Promise<void> {
  const { lease, about } = await takeLease(work, id);
  expectPaper(lease, ['draft', 'sent']);
  await takeBackPapers(work, { leaseId: id, kind: 'lease', reason: null });
  await setPaper(work.tx, id, 'called_off');
  await recordLeaseEvent(work, about, 'called_off');
}
