import { payoutErrors } from '@husvaer/domain/payouts/errors';

import { expectBook } from '../../ledger/public.ts';
import { getLease } from '../../leases/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { expectMoney, mayWithMoney } from '../expect-money.ts';
import { findPayoutPage, type PayoutFilter } from '../list/store.ts';
import { findPayouts, findPayoutsOf } from '../store.ts';
import { viewPayouts, type PayoutView } from './view-payouts.ts';

/** The payouts of a lease for its letting side, the expected one first and then the latest. Throws `payouts.not_found`. */
export async function getPayoutHistory(work: ReadWork, leaseId: string): Promise<PayoutView[]> {
  await expectLetting(work, leaseId);
  const all = await findPayoutsOf(work.tx, [leaseId]);
  return viewPayouts(
    work,
    all.filter(({ madeOn, dueOn }) => madeOn !== null || dueOn !== null),
  );
}

/** A payout, for its lease's letting side and those who run the money. Throws `payouts.not_found`. */
export async function getPayout(work: ReadWork, payoutId: string): Promise<PayoutView> {
  const [payout] = await findPayouts(work.tx, [payoutId]);
  if (!payout) throw payoutErrors.not_found();
  if (!(await mayWithMoney(work, 'see', [payout]))) await expectLetting(work, payout.leaseId);
  const [view] = await viewPayouts(work, [payout]);
  return view!;
}

/** Payouts in this order, for whoever may see their agencies' money. Throws `payouts.not_found`. */
export async function getPayoutsById(
  work: ReadWork,
  ids: readonly string[],
): Promise<PayoutView[]> {
  const payouts = new Map((await findPayouts(work.tx, ids)).map((one) => [one.id, one]));
  await expectMoney(work, 'see', [...payouts.values()]);
  return viewPayouts(
    work,
    ids.map((id) => {
      const payout = payouts.get(id);
      if (!payout) throw payoutErrors.not_found();
      return payout;
    }),
  );
}

/** The payout a lease expects next; null when there is none to come. */
export async function getNextPayout(work: ReadWork, leaseId: string): Promise<PayoutView | null> {
  const [next] = await getPayoutHistory(work, leaseId);
  return next?.madeOn === null ? next : null;
}

export interface PayoutAsk extends PayoutFilter {
  partnerId: string | null;
  limit: number;
  skip: number;
}

/** An agency's payouts, the latest first; those that are only expected by their day. Throws `ledger.not_found`. */
export async function getPayouts(
  work: ReadWork,
  { partnerId, ...ask }: PayoutAsk,
): Promise<{ data: PayoutView[]; total: number; amount: bigint }> {
  const { id: bookId } = await expectBook(work, partnerId, 'see');
  const { payouts, ...sums } = await findPayoutPage(work.tx, { bookId, ...ask });
  return { data: await viewPayouts(work, payouts), ...sums };
}

/** Payouts are between a landlord and whoever lets for them. */
async function expectLetting(work: ReadWork, leaseId: string): Promise<void> {
  const { side } = await getLease(work, leaseId);
  if (side === 'tenant') throw payoutErrors.not_found();
}
