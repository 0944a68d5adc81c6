import { invoicingErrors } from '@husvaer/domain/invoices/errors';
import { addDays } from '@husvaer/domain/kernel/dates';
import { parseInput } from '@husvaer/domain/kernel/validation';
import {
  ending,
  LAST_MONTH_RENTS,
  lastPaidDay,
  type LastMonthRent,
} from '@husvaer/domain/lease-changes/amendment';

import { findLeaseRents, getLease } from '../../leases/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { creditsAfter, findInvoiced, sumOf } from '../issuing/find-credits.ts';
import { findPlan } from '../plans/find-plans.ts';
import { monthOf, nextPeriod } from '../plans/plan.ts';

/** The cost of a lease's last month, by one of the ways to settle it. */
export interface LastMonthOption {
  lastMonthRent: LastMonthRent;
  /** The first and the last day of that month that rent is paid for. */
  from: string;
  to: string;
  /** Øre: the cost of those days. */
  amount: bigint;
  /** Øre: what is invoiced for later days and will be credited. */
  credited: bigint;
}

/**
 * The cost of the last month if a lease ends on a day, for its parties: by days, and as a whole month when
 * that is more. Throws `invoicing.not_found` for a lease that is not signed, and `request.invalid` for a day
 * in the past or on which the lease ends anyway.
 */
export async function getLastMonthOptions(
  work: ReadWork,
  { contractId, ...input }: { contractId: string; endsOn: string },
): Promise<LastMonthOption[]> {
  const { tx } = work;
  const lease = await getLease(work, contractId);
  const { endsOn } = parseInput(ending(lease).pick({ endsOn: true }), input, 'queryData');
  const rent = (await findLeaseRents(tx, [contractId])).get(contractId);
  if (!rent) throw invoicingErrors.not_found();
  const { charges } = await findPlan(tx, contractId);
  const month = monthOf(endsOn);
  const from = rent.startsOn > month ? rent.startsOn : month;
  const options = LAST_MONTH_RENTS.map((lastMonthRent) => ({
    lastMonthRent,
    to: lastPaidDay({ endsOn, lastMonthRent }, lease),
  })).filter(({ lastMonthRent, to }) => lastMonthRent === 'by_days' || to > endsOn);
  const invoiced = await findInvoiced(tx, contractId);
  return options.map(({ lastMonthRent, to }) => {
    const period = nextPeriod({ ...rent, rentEndsOn: to }, charges, addDays(from, -1));
    const credits = creditsAfter(invoiced, to);
    return {
      lastMonthRent,
      from,
      to,
      amount: period?.total ?? 0n,
      credited: credits.reduce((sum, { lines }) => sum + sumOf(lines), 0n),
    };
  });
}
