import { dueDayOn, type DueDayChange } from '@husvaer/domain/leases/due-day';
import { leaseErrors } from '@husvaer/domain/leases/errors';

import type { Work } from '../../../platform/work.ts';
import { recordLeaseEvent } from '../history/record.ts';
import { setDueDay } from '../due-days/store.ts';
import { loadRunningLeaseForUpdate } from '../load-running-lease-for-update.ts';

/**
 * Changes the due day from a month on; the contract itself does not change. Throws `leases.not_found` for
 * users who may not write the lease's documents, `leases.not_running`, `leases.ends_already`,
 * `leases.same_day`, and `leases.not_agreed` for an earlier day that the tenants have not agreed to.
 */
export async function changeDueDay(
  work: Work,
  { contractId, since, dueDay, isAgreed }: DueDayChange,
): Promise<void> {
  const { lease, author, about } = await loadRunningLeaseForUpdate(work, contractId);
  if (!lease.mayWrite) throw leaseErrors.not_found();
  const { endsOn } = lease;
  if (endsOn !== null && since > endsOn) throw leaseErrors.ends_already({ endsOn });
  const from = dueDayOn(lease, since);
  if (dueDay === from) throw leaseErrors.same_day();
  if (dueDay < from && !isAgreed) throw leaseErrors.not_agreed();
  await setDueDay(work.tx, contractId, { since, dueDay }, { by: author.id, at: work.clock.now() });
  const agreed = dueDay < from && { isAgreed };
  await recordLeaseEvent(work, about, 'due_day_moved', {
    takesEffectOn: since,
    from,
    to: dueDay,
    ...agreed,
  });
}
