import type { PartnerPayoutsQuery } from './partner-payouts.graphql.ts';

export type ListedPayout = PartnerPayoutsQuery['getPayouts']['data'][number];

/** Payouts that are chosen to be approved, and what each comes to, in kroner. */
export type Chosen = ReadonlyMap<string, number>;

/** As many as the API approves at once. */
export const CHOSEN_MAX = 200;

/** Whether somebody may approve a payout: nobody does twice, and what is held back waits. */
export const mayApprove = (
  {
    status,
    holdPayout,
    approvals,
  }: Pick<ListedPayout, 'status' | 'holdPayout'> & { approvals: readonly { _id: string }[] },
  accountId: string,
): boolean =>
  status === 'pending_for_approval' &&
  !holdPayout &&
  !approvals.some(({ _id }) => _id === accountId);

/** What they come to together, to the øre. */
export const sumOf = (chosen: Chosen): number =>
  [...chosen.values()].reduce((sum, kroner) => sum + Math.round(kroner * 100), 0) / 100;

/** With these added, as far as there is room, or without them. */
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
