import { transferLines } from '@husvaer/domain/ledger/entry';

import { bookEntries } from '../ledger/public.ts';
import type { Work } from '../../platform/work.ts';
import { entryKeyOf } from './entry-key.ts';
import { settleLeases } from './allocation/settle-leases.ts';
import { addPayments, type LeasePayment } from './store.ts';

/** Books a payment that the landlord received directly, or its reversal. The caller records the act. */
export async function bookDirectly(
  work: Work,
  payment: Omit<LeasePayment, 'createdAt'>,
): Promise<void> {
  const { leaseId, bookId, amount, paidOn } = payment;
  await addPayments(work.tx, [payment], work.clock.now());
  await bookEntries(work, [
    {
      bookId,
      key: entryKeyOf(payment)!,
      kind: 'direct_payment',
      dated: paidOn,
      lines: transferLines(amount, {
        debit: 'landlord_payable',
        credit: 'tenant_receivable',
        leaseId,
      }),
    },
  ]);
  await settleLeases(work, [leaseId]);
}
