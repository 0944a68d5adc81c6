import type { ReadWork } from '../../../platform/work.ts';
import { findStandings, toOrderPayouts, toOrderRefunds, type ToOrder } from './find-standings.ts';
import { findUnapproved } from './store.ts';

/** The number that waits, and its sum in øre. */
export interface Waiting {
  count: number;
  amount: bigint;
}

/** What waits for a person, by book: not held, and without an approval of theirs that counts. */
export async function findWaiting(
  { tx, clock }: Pick<ReadWork, 'tx' | 'clock'>,
  bookIds: readonly string[],
  accountId: string,
): Promise<Map<string, { payouts: Waiting; refunds: Waiting }>> {
  const { payouts, refunds } = await findUnapproved(tx, bookIds);
  const orders = [...(await toOrderPayouts(tx, payouts, clock.now())), ...toOrderRefunds(refunds)];
  const standings = await findStandings(tx, orders, clock.today().toString());
  const waiting = Map.groupBy(
    orders.filter(
      ({ id }) => !standings.get(id)!.approvals.some((one) => one.accountId === accountId),
    ),
    ({ bookId }) => bookId,
  );
  const sumIn = (bookId: string, of: ToOrder['kind']) =>
    sumOf((waiting.get(bookId) ?? []).filter(({ kind }) => kind === of));
  return new Map(
    bookIds.map((id) => [id, { payouts: sumIn(id, 'payout'), refunds: sumIn(id, 'refund') }]),
  );
}

export const sumOf = (orders: readonly ToOrder[]): Waiting => ({
  count: orders.length,
  amount: orders.reduce((sum, { amount }) => sum + amount, 0n),
});
