import type { PartnerPayoutsQuery } from './partner-payouts.graphql.ts';

export type ListedPayout = PartnerPayoutsQuery['getPayouts']['data'][number];

/** Payouts selected for approval, with the amount of each in kroner. */
export type Chosen = ReadonlyMap<string, number>;

/** The largest number of payouts that the API approves in one call. */
export const CHOSEN_MAX = 200;

/** Whether a user may approve a payout: not twice, not while it is held back, and only to an account. */
export const mayApprove = (
  {
    status,
    holdPayout,
    approvals,
    accountInfo,
  }: Pick<ListedPayout, 'status' | 'holdPayout' | 'accountInfo'> & {
    approvals: readonly { _id: string }[];
  },
  accountId: string,
): boolean =>
  status === 'pending_for_approval' &&
  !holdPayout &&
  accountInfo?.accountNumber != null &&
  !approvals.some(({ _id }) => _id === accountId);

/** The sum of the amounts in kroner, exact to the øre. */
export const sumOf = (chosen: Chosen): number =>
  [...chosen.values()].reduce((sum, kroner) => sum + Math.round(kroner * 100), 0) / 100;

/** The selection with these payouts added, up to the maximum, or removed. */
export function choose(
  chosen: Chosen,
  payouts: readonly Pick<ListedPayout, '_id' | 'amount'>[],
  isChosen: boolean,
): Chosen {
  const all = new Map(chosen);
  for (const { _id, amount } of payouts)
    if (!isChosen) all.delete(_id);
    else if (all.has(_id) || all.size < CHOSEN_MAX) all.set(_id, amount);
  return all;
}
