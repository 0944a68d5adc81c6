import { addDays, addMonths, type IsoDate } from '../kernel/dates.ts';
import { businessDayFrom } from '../legal/business-days.ts';

/** The first payout day on or after a date: that day of the month, or the next business day. */
export function payoutDayFrom(date: IsoDate, payoutDay: number): IsoDate {
  const inMonth = `${date.slice(0, 8)}${String(payoutDay).padStart(2, '0')}`;
  // The payout day of the previous month may be postponed into this one.
  const days = [addMonths(inMonth, -1), inMonth, addMonths(inMonth, 1)].map(businessDayFrom);
  return days.find((day) => day >= date)!;
}

/**
 * When rent is paid out to the landlord: on the first payout day after its due date, or, when it was paid
 * later, this many days after the payment. `settledOn` null is not paid yet.
 */
export function paidOutOn(
  { dueOn, settledOn }: { dueOn: IsoDate; settledOn: IsoDate | null },
  { payoutDay, waitDays }: { payoutDay: number; waitDays: number },
): IsoDate {
  const usual = payoutDayFrom(dueOn, payoutDay);
  return settledOn === null || settledOn <= usual
    ? usual
    : businessDayFrom(addDays(settledOn, waitDays));
}
