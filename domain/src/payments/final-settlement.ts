import { addDays, type IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';
import { businessDayFrom } from '../legal/business-days.ts';

/** Days that a landlord has to pay an invoice, as the assignment says. */
export const LANDLORD_DAYS_TO_PAY = 14;

/** The due date of a landlord's invoice: two weeks after the issue, or the next business day. */
export const settlementDueOn = (issuedOn: IsoDate): IsoDate =>
  businessDayFrom(addDays(issuedOn, LANDLORD_DAYS_TO_PAY));

/** A landlord's payment of a final settlement; negative for reversals and refunds. */
export interface LandlordPayment {
  amount: Ore;
  paidOn: IsoDate;
}

/** The state of a final settlement. Amounts in øre. */
interface SettlementState {
  /** The paid and the unpaid amount; neither is negative. */
  paid: Ore;
  open: Ore;
  /** Paid beyond it; negative: reversed after it was paid out again. */
  beyond: Ore;
  /** The date of the last payment when it is paid in full; null when nothing is paid or something is left. */
  settledOn: IsoDate | null;
}

/** The state of a landlord's invoice, from its total and credited amount. */
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
