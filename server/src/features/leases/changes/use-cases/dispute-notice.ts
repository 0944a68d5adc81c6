import { leaseErrors } from '@husvaer/domain/leases/errors';

import type { Work } from '../../../../platform/work.ts';
import { recordLeaseEvent } from '../../history/record.ts';
import { findNotices, markProtested } from '../../notices/store.ts';
import { loadRunningLeaseForUpdate } from '../../load-running-lease-for-update.ts';

/**
 * Records that the landlord disputes the ground of a tenant's notice in a bound term (§ 7-5). The law gives that no
 * effect on the last day. Throws `leases.not_found` for a tenant and without such a notice, and `leases.wrong_state` if
 * it was disputed before.
 */
export async function disputeNotice(
  work: Work,
  { id, protest }: { id: string; protest: string | null },
): Promise<void> {
  const { tx, clock } = work;
  const { side, about } = await loadRunningLeaseForUpdate(work, id);
  const [notice] = await findNotices(tx, [id]);
  const isGiven = notice?.side === 'tenant' && notice.ground !== null && notice.givenOn !== null;
  if (side !== 'landlord' || !isGiven) throw leaseErrors.not_found();
  if (notice.protestedAt) throw leaseErrors.wrong_state({ paper: 'signed' });
  await markProtested(tx, notice.id, protest, clock.now());
  await recordLeaseEvent(work, about, 'notice_protested');
}
