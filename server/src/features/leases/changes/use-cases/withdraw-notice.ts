import { leaseErrors } from '@husvaer/domain/leases/errors';

import { cancelLettersOfLease } from '../../../postal/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { requireHomeFree } from '../../contradictions/require-home-free.ts';
import { setEnd } from '../../ends/store.ts';
import { recordLeaseEvent } from '../../history/record.ts';
import { effectiveEnd } from '../../lease-view.ts';
import { endNotice, findGivers, findNotices } from '../../notices/store.ts';
import { findLeases } from '../../store.ts';
import { loadRunningLeaseForSystem } from '../../load-running-lease-for-update.ts';

/**
 * Withdraws a notice. A landlord may withdraw their own, and accept that a tenant who has given notice stays;
 * a tenant may withdraw a notice that not all co-tenants have given yet. Throws `leases.wrong_state` otherwise,
 * and `leases.contradicted` when the home is let to others afterwards.
 */
export async function withdrawNotice(work: Work, id: string): Promise<void> {
  const { tx } = work;
  const { lease: viewed, side, about } = await loadRunningLeaseForSystem(work, id);
  const [notice] = await findNotices(tx, [id]);
  const isTheirs =
    notice &&
    (side === 'landlord'
      ? notice.givenOn !== null
      : notice.side === 'tenant' &&
        notice.givenOn === null &&
        (await findGivers(tx, notice.id)).some((id) => id === viewed.viewerId));
  if (!isTheirs) throw leaseErrors.wrong_state({ paper: 'signed' });
  // The home may have been let to others from the day after the last day on.
  const [lease] = await findLeases(tx, [id]);
  if (lease)
    await requireHomeFree(work, lease, {
      startsOn: lease.startsOn,
      endsOn: effectiveEnd({ ...lease, endedOn: null }),
    });
  await endNotice(tx, notice.id, work.clock.now());
  if (side === 'landlord') await cancelLettersOfLease(work, id, ['notice']);
  await setEnd(tx, id, null);
  await recordLeaseEvent(work, about, 'notice_withdrawn', { side: notice.side });
}
