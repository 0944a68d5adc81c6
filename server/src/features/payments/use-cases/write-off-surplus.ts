import { invoicingErrors } from '@husvaer/domain/invoices/errors';
import { SMALL_DIFFERENCE } from '@husvaer/domain/payments/small-difference';
import { oreToKroner } from '@husvaer/domain/kernel/money';
import { transferLines } from '@husvaer/domain/ledger/entry';

import { bookEntries, recordActs, requireBook } from '../../ledger/public.ts';
import { loadRentForUpdate, recordLeaseEvent } from '../../leases/public.ts';
import type { Work } from '../../../platform/work.ts';
import { deductSurplus } from './deduct-surplus.ts';

/**
 * Writes off an ended lease's surplus when it is less than a refund costs. Throws `invoicing.not_found`,
 * `ledger.not_found`, `invoicing.not_over`, and `invoicing.too_much` with the maximum that may be written
 * off.
 */
export async function writeOffSurplus(
  work: Work,
  { contractId: leaseId, reason }: { contractId: string; reason: string },
): Promise<void> {
  const { tx, clock, newId } = work;
  const rent = await loadRentForUpdate(tx, leaseId);
  if (!rent) throw invoicingErrors.not_found();
  const { partnerId } = rent.property;
  const { id: bookId } = await requireBook(work, partnerId, 'run');
  // The next invoice of a lease that runs takes the surplus.
  if (rent.endsOn === null || rent.endsOn >= clock.today().toString())
    throw invoicingErrors.not_over();
  const paymentId = newId();
  const request = { leaseId, paymentId, amount: null, most: SMALL_DIFFERENCE };
  const amount = await deductSurplus(work, { ...request, source: 'write_off' });
  await recordActs(work, 'wrote_off', { bookId, ids: [leaseId] });
  await bookEntries(work, [
    {
      bookId,
      key: `surplus_write_off:${paymentId}`,
      kind: 'write_off',
      dated: clock.today().toString(),
      lines: transferLines(amount, { debit: 'tenant_receivable', credit: 'rounding', leaseId }),
    },
  ]);
  const input = { amount: oreToKroner(amount), note: reason, paymentId };
  await recordLeaseEvent(work, { leaseId, partnerId }, 'surplus_written_off', input);
}
