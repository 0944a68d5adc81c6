import { leaseErrors } from '@husvaer/domain/leases/errors';
import type { PaperKind } from '@husvaer/domain/leases/papers';

import { findOrders, withdrawOrder } from '../../signing/public.ts';
import type { Work } from '../../../platform/work.ts';
import { changePaper, lockOpenPapers } from '../../leases/public.ts';

/**
 * Withdraws the document of a lease or an assignment that is out for signing. Throws `leases.wrong_state`
 * when the last signer has signed meanwhile.
 */
export async function withdrawPapers(
  work: Work,
  {
    reason,
    kind,
    ...of
  }: { reason: string | null; kind: PaperKind } & ({ leaseId: string } | { assignmentId: string }),
): Promise<void> {
  const { tx, clock } = work;
  const open = await lockOpenPapers(tx, of);
  for (const { id, orderId } of open.filter((paper) => paper.kind === kind)) {
    if (orderId) {
      await withdrawOrder(work, { orderId, reason });
      const [order] = await findOrders(tx, [orderId]);
      if (order?.status !== 'withdrawn') throw leaseErrors.wrong_state({ paper: 'signed' });
    }
    await changePaper(tx, id, { state: 'withdrawn', endedAt: clock.now(), reason });
  }
}
