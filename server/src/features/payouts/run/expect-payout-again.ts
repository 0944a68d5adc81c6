import { addDays } from '@husvaer/domain/kernel/dates';

import type { Work } from '../../../platform/work.ts';
import { recordPayoutEvents } from '../record-payout-events.ts';
import { findPayoutSettings } from '../settings/store.ts';
import { changePayout, lockOpenPayouts } from '../store.ts';
import { findPayoutFacts } from './find-facts.ts';
import { nextPayoutOn } from './plan.ts';

/** Expects a payout again for a lease without an expected one, if its landlord is owed something. */
export async function expectPayoutAgain(work: Work, leaseId: string): Promise<void> {
  const { tx, clock } = work;
  const [open] = await lockOpenPayouts(tx, [leaseId]);
  if (!open || open.dueOn !== null) return;
  const settings = await findPayoutSettings(tx, open.bookId);
  const known = (await findPayoutFacts(tx, [leaseId])).get(leaseId);
  const from = addDays(clock.today().toString(), 1);
  const dueOn = known ? nextPayoutOn(known, { from, waitDays: settings.waitDays }) : null;
  if (dueOn === null) return;
  await changePayout(tx, open.id, { dueOn });
  await recordPayoutEvents(work, [{ payoutId: open.id, name: 'estimated', on: dueOn }]);
}
