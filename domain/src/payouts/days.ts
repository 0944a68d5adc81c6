import { addDays, addMonths, type IsoDate } from '../kernel/dates.ts';
import { businessDayFrom } from '../legal/business-days.ts';

/** The first day of payout on or after a day: that day of the month, or the business day after it. */
export function payoutDayFrom(date: IsoDate, payoutDay: number): IsoDate {
  const inMonth = `${date.slice(0, 8)}${String(payoutDay).padStart(2, '0')}`;
  // That of the month before may have been put off into this one.
  const days = [addMonths(inMonth, -1), inMonth, addMonths(inMonth, 1)].map(businessDayFrom);
  return days.find((day) => day >= date)!;
}

/**
 * When rent is paid out to the landlord: on the first day of payout after it is due, or, where it was
 * paid later than that, so many days after it was paid. `settledOn` null is not paid yet.
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
