import { addDays } from '@husvaer/domain/kernel/dates';
import { payoutDayFrom } from '@husvaer/domain/payouts/days';

import { findLeaseRents } from '../../leases/public.ts';
import type { Work } from '../../../platform/work.ts';
import { noteEvents } from '../note-events.ts';
import { changePayout, lockOpenPayouts } from '../store.ts';

/** A lease that nothing was expected of any more has a payout again. */
export async function expectAgain(work: Work, leaseId: string): Promise<void> {
  const [open] = await lockOpenPayouts(work.tx, [leaseId]);
  const rent = (await findLeaseRents(work.tx, [leaseId])).get(leaseId);
  if (!open || !rent || open.dueOn !== null) return;
  const tomorrow = addDays(work.clock.today().toString(), 1);
  const dueOn = payoutDayFrom(tomorrow, rent.assignment.payoutDay);
  await changePayout(work.tx, open.id, { due_on: dueOn });
  await noteEvents(work, [{ payoutId: open.id, name: 'estimated', on: dueOn }]);
}
