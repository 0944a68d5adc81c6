import { leaseErrors } from '@husvaer/domain/leases/errors';

import { cancelLettersOfLease } from '../../../postal/public.ts';
import type { Work } from '../../../../platform/work.ts';
import {
  recordLeaseEvent,
  setEnd,
  loadRunningLeaseForUpdate,
  endNotice,
  findGivers,
  findNotices,
} from '../../../leases/public.ts';

/**
 * Withdraws a notice. A landlord may withdraw their own, and accept that a tenant who has given notice stays;
 * a tenant may withdraw a notice that not all co-tenants have given yet. Throws `leases.wrong_state` otherwise.
 */
export async function withdrawNotice(work: Work, id: string): Promise<void> {
  const { tx } = work;
  const { side, author, about } = await loadRunningLeaseForUpdate(work, id);
  const [notice] = await findNotices(tx, [id]);
  const isTheirs =
    notice &&
    (side === 'landlord'
      ? notice.givenOn !== null
      : notice.side === 'tenant' &&
        notice.givenOn === null &&
        (await findGivers(tx, notice.id)).includes(author.id));
  if (!isTheirs) throw leaseErrors.wrong_state({ paper: 'signed' });
  await endNotice(tx, notice.id, work.clock.now());
  if (side === 'landlord') await cancelLettersOfLease(work, id, ['notice']);
  await setEnd(tx, id, null);
  await recordLeaseEvent(work, about, 'notice_withdrawn', { side: notice.side });
}
