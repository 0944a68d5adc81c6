import { addDays, type IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';
import { businessDayFrom } from '../legal/business-days.ts';

const DAYS_TO_PAY = 14;

/** When a landlord is to pay what is invoiced on a day: two weeks later, or the business day after that. */
export const settlementDueOn = (issuedOn: IsoDate): IsoDate =>
  businessDayFrom(addDays(issuedOn, DAYS_TO_PAY));

/** What a landlord paid of a final settlement; below zero, what was taken or given back. */
export interface LandlordPayment {
  amount: Ore;
  paidOn: IsoDate;
}

/** How a final settlement stands. Amounts in øre. */
export interface SettlementState {
  /** What payments pay of it, and what is left; neither below zero. */
  paid: Ore;
  open: Ore;
  /** What came in beyond it; below zero, what is missing of what was given back already. */
  beyond: Ore;
  /** The day of the last payment of one that is paid in full; null where nothing is paid, or something is left. */
  settledOn: IsoDate | null;
}

/** Works out how an invoice stands that its landlord pays, of a total and what of it was credited. */
export function settlementOf(
  { total, credited }: { total: Ore; credited: Ore },
  payments: readonly LandlordPayment[],
): SettlementState {
  const owed = total - credited;
  const came = payments.reduce((sum, { amount }) => sum + amount, 0n);
  const most = came < owed ? came : owed;
  const paid = most > 0n ? most : 0n;
  const days = payments.filter(({ amount }) => amount > 0n).map(({ paidOn }) => paidOn);
  return {
    paid,
    open: owed - paid,
    beyond: came - paid,
    settledOn: paid > 0n && paid === owed ? (days.sort().at(-1) ?? null) : null,
  };
}
