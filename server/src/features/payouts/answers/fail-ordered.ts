import { addDays } from '@husvaer/domain/kernel/dates';
import { transferLines } from '@husvaer/domain/ledger/entry';
import { businessDayFrom } from '@husvaer/domain/legal/business-days';

import { BY_BANK, bookEntries, recordActs } from '../../ledger/public.ts';
import type { Work } from '../../../platform/work.ts';
import { recordPayoutEvents } from '../record-payout-events.ts';
import type { StoredLine } from '../orders/store.ts';
import { emitRefundEvents } from '../emit-refund-events.ts';
import { expectPayoutAgain } from '../run/expect-payout-again.ts';
import { findPayoutSettings } from '../settings/store.ts';
import { notifyLeases } from '../notify-leases.ts';
import { recordFailedAttempt, type Ordered } from './store.ts';

/**
 * Handles a failed try: the bank rejected it, or the money came back. It waits for a new approval and is
 * retried from the next business day on, as many times as the agency's settings say. After that the next
 * payout includes what the landlord is owed. A refund stays under way until a person corrects or withdraws it.
 */
export async function failOrdered(
  work: Work,
  ordered: Ordered,
  { line, how, reason }: { line: StoredLine; how: 'rejected' | 'returned'; reason: string | null },
): Promise<void> {
  const { tx, clock } = work;
  const { kind, id, bookId, leaseId, fails } = ordered;
  const today = clock.today().toString();
  const { retryDays } = await findPayoutSettings(tx, bookId);
  const isGivenUp = fails + 1 > retryDays;
  await recordFailedAttempt(tx, ordered, {
    answer: how,
    orderFrom: businessDayFrom(addDays(today, 1)),
    givenUpAt: isGivenUp ? clock.now() : null,
  });
  await recordActs(work, 'failed', { bookId, ids: [id], by: BY_BANK });
  const events = [how, ...(isGivenUp ? (['failed'] as const) : [])];
  if (kind === 'refund')
    return emitRefundEvents(
      work,
      events.map((name) => ({ refundId: id, name })),
    );
  if (leaseId === null) return;
  await bookEntries(work, [
    {
      bookId,
      key: `payout:${id}:${how}:${line.try}`,
      kind: `payout_${how}`,
      dated: today,
      lines: transferLines(line.amount, {
        debit: 'payouts_under_way',
        credit: 'landlord_payable',
        leaseId,
      }),
    },
  ]);
  await recordPayoutEvents(
    work,
    events.map((name) => ({ payoutId: id, name, note: name === how ? reason : null })),
  );
  if (isGivenUp) await expectPayoutAgain(work, leaseId);
  await notifyLeases(work, [leaseId]);
}
