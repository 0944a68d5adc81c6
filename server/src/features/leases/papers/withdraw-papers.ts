import { leaseErrors } from '@husvaer/domain/leases/errors';
import type { PaperKind } from '@husvaer/domain/leases/papers';

import { findOrders, withdrawOrder } from '../../signing/public.ts';
import type { Work } from '../../../platform/work.ts';
import { changePaper, lockOpenPapers } from './store.ts';

/**
 * Withdraws the document of a lease or an assignment that is out for signing. Throws `leases.wrong_state`
 * when the last signer has signed meanwhile. Returns whether there was one.
 */
export async function withdrawPapers(
  work: Work,
  {
    reason,
    kind,
    ...of
  }: { reason: string | null; kind: PaperKind } & ({ leaseId: string } | { assignmentId: string }),
): Promise<boolean> {
  const { tx, clock } = work;
  const open = (await lockOpenPapers(tx, of)).filter((paper) => paper.kind === kind);
  for (const { id, orderId } of open) {
    if (orderId) {
      await withdrawOrder(work, { orderId, reason });
      const [order] = await findOrders(tx, [orderId]);
      if (order?.status !== 'withdrawn') throw leaseErrors.wrong_state({ paper: 'signed' });
    }
    await changePaper(tx, id, { state: 'withdrawn', endedAt: clock.now(), reason });
  }
  return open.length > 0;
}
