import { payoutErrors } from '@husvaer/domain/payouts/errors';

import type { IncomingLine } from '../../payments/public.ts';
import { bookEntries, recordActs } from '../../ledger/public.ts';
import type { Work } from '../../../platform/work.ts';
import { recordPayoutEvents } from '../record-payout-events.ts';
import type { StoredLine } from '../orders/store.ts';
import { emitRefundEvents } from '../emit-refund-events.ts';
import { changePayout } from '../store.ts';
import { notifyLeases } from '../notify-leases.ts';
import {
  findLateTry,
  lockOrdered,
  recordLateDebit,
  recordPaidLate,
  setLateDebitWaits,
  type Ordered,
} from './store.ts';

/** A debit of a try that the bank had rejected. */
export interface LateDebit {
  tried: StoredLine;
  about: Ordered;
  line: Pick<IncomingLine, 'id' | 'bookedOn'>;
}

/**
 * Holds payouts that the bank debited after it had rejected them. The debit waits for a person, and the
 * payout is not retried until then, so that no landlord is paid twice.
 */
export async function holdPayoutsOfLateDebits(
  work: Work,
  debits: readonly LateDebit[],
): Promise<void> {
  for (const { tried, about, line } of debits) {
    const { id: lineId, bookedOn: on } = line;
    if (!(await recordLateDebit(work.tx, { endToEndId: tried.endToEndId, lineId, on }))) continue;
    if (about.kind !== 'payout') continue;
    await changePayout(work.tx, about.id, { heldAt: work.clock.now() });
    await recordPayoutEvents(work, [{ payoutId: about.id, name: 'debited_late', on }]);
  }
}

/**
 * Records whether a line that a person has to settle still waits. What it debited waits for a new approval:
 * the person who settles it is not enough alone. Does nothing for a line that is not a late debit.
 */
export async function recordLateDebitWaits(
  work: Work,
  { lineId, waits }: { lineId: string; waits: boolean },
): Promise<void> {
  const tried = await setLateDebitWaits(work.tx, { lineId, waits });
  const about = tried && (await lockOrdered(work.tx, [tried])).get(tried.ofId);
  if (about) await recordActs(work, 'settled_debit', { bookId: about.bookId, ids: [about.id] });
}

/**
 * A person confirms that a late debit paid what was ordered. It is marked as paid on the bank's day, and the
 * amount in suspense is booked against what the landlord was owed, or what was under way. Returns false when
 * the line is not a late debit. Throws `payouts.wrong_state` when what it would pay was ordered again, is part
 * of another payout by now, or was withdrawn.
 */
export async function acceptLateDebit(
  work: Work,
  { lineId, key }: { lineId: string; key: string },
): Promise<boolean> {
  const { tx, clock } = work;
  const found = await findLateTry(tx, lineId);
  if (!found) return false;
  const { tried, on } = found;
  const about = (await lockOrdered(tx, [tried])).get(tried.ofId)!;
  const { kind, id, bookId, leaseId } = about;
  if (about.isOrdered || about.isElsewhere) throw payoutErrors.wrong_state({ payoutId: id });
  await recordPaidLate(tx, { about, endToEndId: tried.endToEndId, lineId, on, at: clock.now() });
  const debit = kind === 'payout' ? 'landlord_payable' : 'payouts_under_way';
  await bookEntries(work, [
    {
      bookId,
      key,
      kind: `${kind}_paid`,
      dated: clock.today().toString(),
      lines: [
        { account: debit, leaseId, amount: tried.amount },
        { account: 'suspense', leaseId: null, amount: -tried.amount },
      ],
    },
  ]);
  if (kind === 'refund') await emitRefundEvents(work, [{ refundId: id, name: 'paid' }]);
  else {
    await changePayout(tx, id, { heldAt: null });
    await recordPayoutEvents(work, [{ payoutId: id, name: 'paid', on }]);
    if (leaseId !== null) await notifyLeases(work, [leaseId]);
  }
  return true;
}
