import { transferLines } from '@husvaer/domain/ledger/entry';

import { bookEntries } from '../../ledger/public.ts';
import type { IncomingLine } from '../../payments/public.ts';
import type { Work } from '../../../platform/work.ts';
import { recordPayoutEvents } from '../record-payout-events.ts';
import { notifyLeases } from '../notify-leases.ts';
import { findOrderLines } from '../orders/store.ts';
import { emitRefundEvents } from '../refunds/emit-refund-events.ts';
import { holdPayoutsOfLateDebits, type LateDebit } from './late-debits.ts';
import { lockOrdered, recordDebited, type Debit, type Ordered } from './store.ts';

interface Debited extends Debit {
  amount: bigint;
  about: Ordered;
}

/**
 * Accepts debits of the client account that pay our orders, matched by end-to-end id and amount, and marks
 * each as paid on the bank's day. Returns the ids of the accepted lines. A line with another amount, or a
 * second line for the same try, matches nothing. A debit of a try that the bank had rejected is held for a
 * person.
 */
export async function acceptDebits(work: Work, lines: readonly IncomingLine[]): Promise<string[]> {
  const { tx } = work;
  const endToEndIds = lines.flatMap(({ endToEndId }) => endToEndId ?? []);
  const ordered = await lockOrdered(tx, await findOrderLines(tx, 'end_to_end_id', endToEndIds));
  const tries = new Map(
    (await findOrderLines(tx, 'end_to_end_id', endToEndIds)).map((one) => [one.endToEndId, one]),
  );
  const accepted: Debited[] = [];
  const late: LateDebit[] = [];
  for (const line of lines) {
    const tried = tries.get(line.endToEndId ?? '');
    const about = tried && ordered.get(tried.ofId);
    if (!about || about.bookId !== line.bookId || line.amount !== -tried.amount) continue;
    if (tried.answer === 'rejected') late.push({ tried, about, line });
    if (tried.bookedOn !== null || tried.answer === 'rejected') continue;
    const { bookedOn } = line;
    tries.set(tried.endToEndId, { ...tried, bookedOn });
    accepted.push({ ...tried, bookedOn, lineId: line.id, about });
  }
  await recordDebited(tx, accepted);
  await holdPayoutsOfLateDebits(work, late);
  const payouts = accepted.filter(({ kind }) => kind === 'payout');
  await recordPayoutEvents(
    work,
    payouts.map(({ ofId, bookedOn }) => ({ payoutId: ofId, name: 'paid', on: bookedOn })),
  );
  await emitRefundEvents(
    work,
    accepted.flatMap(({ kind, ofId }) =>
      kind === 'refund' ? [{ refundId: ofId, name: 'paid' }] : [],
    ),
  );
  await bookEntries(
    work,
    accepted.map(({ kind, lineId, amount, bookedOn, about: { bookId, leaseId } }) => ({
      bookId,
      key: `bank:${lineId}`,
      kind: `${kind}_paid`,
      dated: bookedOn,
      lines: transferLines(amount, {
        debit: 'payouts_under_way',
        credit: 'client_account',
        leaseId,
      }),
    })),
  );
  await notifyLeases(
    work,
    payouts.flatMap(({ about }) => about.leaseId ?? []),
  );
  return accepted.map(({ lineId }) => lineId);
}
