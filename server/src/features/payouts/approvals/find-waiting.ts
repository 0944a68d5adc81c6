import type { ReadWork } from '../../../platform/work.ts';
import { findStandings, toOrderPayouts, toOrderRefunds, type ToOrder } from './find-standings.ts';
import { findUnapproved } from './store.ts';

/** The number that waits, and its sum in øre. */
export interface Waiting {
  count: number;
  amount: bigint;
}

/** What waits for a person in a book: not held, and without an approval of theirs that counts. */
export async function findWaiting(
  { tx, clock }: Pick<ReadWork, 'tx' | 'clock'>,
  bookId: string,
  accountId: string,
): Promise<{ payouts: Waiting; refunds: Waiting }> {
  const { payouts, refunds } = await findUnapproved(tx, bookId);
  const orders = [...(await toOrderPayouts(tx, payouts, clock.now())), ...toOrderRefunds(refunds)];
  const standings = await findStandings(tx, orders, clock.today().toString());
  const waiting = orders.filter(
    ({ id }) => !standings.get(id)!.approvals.some((one) => one.accountId === accountId),
  );
  return {
    payouts: sumOf(waiting.filter(({ kind }) => kind === 'payout')),
    refunds: sumOf(waiting.filter(({ kind }) => kind === 'refund')),
  };
}

export const sumOf = (orders: readonly ToOrder[]): Waiting => ({
  count: orders.length,
  amount: orders.reduce((sum, { amount }) => sum + amount, 0n),
});
