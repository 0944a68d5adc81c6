import type { PartnerPayoutsQuery } from './partner-payouts.graphql.ts';

export type ListedPayout = PartnerPayoutsQuery['getPayouts']['data'][number];

/** Payouts selected for approval, each with its amount in kroner, its account and its last act as they were shown. */
export type Chosen = ReadonlyMap<
  string,
  { amount: number; account: string; lastActNumber: string }
>;

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
  [...chosen.values()].reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;

/** What is approved: exactly what was shown. */
export const toApprove = (chosen: Chosen) => [...chosen].map(([_id, read]) => ({ _id, ...read }));

/** The selection with these payouts added, up to the maximum, or removed. */
export function choose(
  chosen: Chosen,
  payouts: readonly Pick<ListedPayout, '_id' | 'amount' | 'accountInfo' | 'lastActNumber'>[],
  isChosen: boolean,
): Chosen {
  const all = new Map(chosen);
  for (const { _id, amount, accountInfo, lastActNumber } of payouts)
    if (!isChosen) all.delete(_id);
    else if (all.has(_id) || all.size < CHOSEN_MAX)
      all.set(_id, { amount, account: accountInfo.accountNumber ?? '', lastActNumber });
  return all;
}
