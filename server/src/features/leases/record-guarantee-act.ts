import { findBook, recordActs } from '../ledger/public.ts';
import { findAssignments } from '../properties/public.ts';
import type { Work } from '../../platform/work.ts';

/**
 * Records that the viewer decides what is paid out for a lease with a payout guarantee, whether it comes or
 * not. Without books nothing is paid out.
 */
export async function recordGuaranteeAct(
  work: Work,
  {
    leaseId,
    assignmentId,
    partnerId,
  }: { leaseId: string; assignmentId: string; partnerId: string | null },
): Promise<void> {
  const [assignment] = await findAssignments(work.tx, [assignmentId]);
  if (!assignment?.hasPayoutGuarantee) return;
  const book = await findBook(work.tx, partnerId);
  if (book) await recordActs(work, 'agreed_guarantee', { bookId: book.id, ids: [leaseId] });
}
