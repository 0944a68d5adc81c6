import { leaseErrors } from '@husvaer/domain/leases/errors';

import type { Work } from '../../../../platform/work.ts';
import { setEnd } from '../../ends/store.ts';
import { recordLeaseEvent } from '../../history/record.ts';
import { findNotices, markProtested } from '../../notices/store.ts';
import { loadRunningLeaseForUpdate } from '../../load-running-lease-for-update.ts';

/**
 * Records a tenant's protest against a landlord's notice: the lease continues until the dispute is settled (§
 * 9-8). Throws `leases.not_found` for the landlord, `leases.wrong_state` without a notice, and
 * `leases.protest_over` after a month.
 */
export async function protestNotice(
  work: Work,
  { id, protest }: { id: string; protest: string | null },
): Promise<void> {
  const { tx, clock } = work;
  const { lease, side, about } = await loadRunningLeaseForUpdate(work, id);
  if (side !== 'tenant') throw leaseErrors.not_found();
  const [notice] = await findNotices(tx, [id]);
  if (notice?.side !== 'landlord' || notice.protestUntil === null || notice.protestedAt)
    throw leaseErrors.wrong_state({ paper: 'signed' });
  if (lease.today > notice.protestUntil)
    throw leaseErrors.protest_over({ until: notice.protestUntil });
  await markProtested(tx, notice.id, protest, clock.now());
  await setEnd(tx, id, null);
  // The law lets the lease go on, even if the home is let to others afterwards: that becomes a task.
  await recordLeaseEvent(work, about, 'notice_protested');
}
