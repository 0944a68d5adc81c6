import type { Work } from '../../../../platform/work.ts';
import { recordLeaseEvent, setPaper, expectPaper, takeLease } from '../../../leases/public.ts';
import { takeBackPapers } from '../take-back-papers.ts';

/** Takes a lease back that not everybody has signed: it is a draft again, to be changed and sent anew. */
export async function withdrawLease(
  work: Work,
  { id, reason }: { id: string; reason: string | null },
): Promise<void> {
  const { lease, about } = await takeLease(work, id);
  expectPaper(lease, ['sent']);
  await takeBackPapers(work, { leaseId: id, kind: 'lease', reason });
  await setPaper(work.tx, id, 'draft');
  await recordLeaseEvent(work, about, 'withdrawn', { reason });
}
