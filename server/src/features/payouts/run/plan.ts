import { carriedOverDebt, isInterestOwed, paidBeyond } from '@husvaer/domain/payouts/statement';
import type { IsoDate } from '@husvaer/domain/kernel/dates';
import { businessDayFrom } from '@husvaer/domain/legal/business-days';
import { paidOutOn, payoutDayFrom } from '@husvaer/domain/payouts/days';

import type { LeasePayouts } from './find-facts.ts';

/**
 * The day of a landlord's next payout, from a day on: the payout day, or earlier when rent that came in late
 * has waited long enough. Null when the lease is over and nothing is owed.
 */
export function nextPayoutOn(
  { rent, rents, facts }: LeasePayouts,
  { from: day, waitDays }: { from: IsoDate; waitDays: number },
): IsoDate | null {
  const { payoutDay } = rent.assignment;
  const from = day > rent.startsOn ? day : rent.startsOn;
  const isOver = rent.endsOn !== null && rent.endsOn < day;
  const paidOut = new Set(
    facts.earlier.flatMap(
      ({ invoiceId, landlordInvoiceId }) => invoiceId ?? landlordInvoiceId ?? [],
    ),
  );
  const waiting = rents.filter(
    ({ id, total, credited, lost }) => total > credited + lost && !paidOut.has(id),
  );
  const isOwed =
    waiting.length > 0 ||
    rents.some(({ open }) => open > 0n) ||
    facts.landlordInvoices.some(({ id }) => !paidOut.has(id)) ||
    carriedOverDebt(facts.earlier) > 0n ||
    isInterestOwed(facts, day) ||
    paidBeyond(facts) !== 0n;
  if (isOver && !isOwed) return null;
  const ofLateRent = waiting
    .filter(({ settledOn }) => settledOn !== null)
    .map(({ dueOn, settledOn }) => paidOutOn({ dueOn, settledOn }, { payoutDay, waitDays }))
    // The bank pays out on business days only.
    .map((late) => businessDayFrom(late > from ? late : from));
  return [payoutDayFrom(from, payoutDay), ...ofLateRent].sort()[0]!;
}
