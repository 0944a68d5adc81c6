import type { Ore } from '@husvaer/domain/kernel/money';

import type { Work } from '../../platform/work.ts';
import { settleLeases } from './allocation/settle-leases.ts';
import { BY_NOBODY } from './store.ts';
import { addLandlordPayments } from './landlord-payments/store.ts';

/** Records that payouts gave back what landlords overpaid; below zero, that they took it back. */
export async function recordGivenBack(
  work: Work,
  given: readonly { invoiceId: string; leaseId: string; bookId: string; amount: Ore }[],
): Promise<void> {
  if (given.length === 0) return;
  const { tx, clock, newId } = work;
  await addLandlordPayments(
    tx,
    given.map(({ amount, ...one }) => ({
      ...one,
      id: newId(),
      amount: -amount,
      paidOn: clock.today().toString(),
      source: 'payout',
      bankLineId: null,
      recordedById: null,
      takesBackId: null,
      ...BY_NOBODY,
    })),
    clock.now(),
  );
  await settleLeases(
    work,
    given.map(({ leaseId }) => leaseId),
  );
}
