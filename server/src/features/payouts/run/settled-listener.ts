import { paidOutOn } from '@husvaer/domain/payouts/days';

import { findInvoices } from '../../invoices/public.ts';
import { findLeaseRents } from '../../leases/public.ts';
import type { Work } from '../../../platform/work.ts';
import { recordPayoutEvents } from '../record-payout-events.ts';
import { findPayoutSettings } from '../settings/store.ts';
import { changePayout, lockOpenPayouts } from '../store.ts';

/** Moves a payout forward when rent was paid late, so that it does not wait for the next payout day. */
export async function payOutLateRent(work: Work, invoiceIds: readonly string[]): Promise<void> {
  const { tx, clock } = work;
  const paid = (await findInvoices(tx, invoiceIds)).filter(
    ({ kind, settledOn }) => kind === 'rent' && settledOn !== null,
  );
  const leaseIds = [...new Set(paid.map(({ leaseId }) => leaseId))].sort();
  const rents = await findLeaseRents(tx, leaseIds);
  const today = clock.today().toString();
  for (const { id, bookId, leaseId, dueOn } of await lockOpenPayouts(tx, leaseIds)) {
    const payoutDay = rents.get(leaseId)?.assignment.payoutDay;
    if (payoutDay === undefined) continue;
    const { waitDays } = await findPayoutSettings(tx, bookId);
    const days = paid
      .filter((invoice) => invoice.leaseId === leaseId)
      .map((invoice) => paidOutOn(invoice, { payoutDay, waitDays }))
      .map((day) => (day > today ? day : today));
    const first = days.sort()[0]!;
    if (dueOn !== null && dueOn <= first) continue;
    await changePayout(tx, id, { dueOn: first });
    await recordPayoutEvents(work, [{ payoutId: id, name: 'estimated', on: first }]);
  }
}
