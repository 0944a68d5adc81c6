import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import { asPayout, type Payout } from '../store.ts';

const sql = owns<Pick<Tables, 'payout' | 'latePayoutTold'>>();

/**
 * A page of payouts by id, after `after`, that were made before a day, are not paid, and whose landlord has
 * not been notified that they are late.
 */
export async function findUntoldPayouts(
  tx: ReadTx,
  { before, after, limit }: { before: string; after: string | null; limit: number },
): Promise<Payout[]> {
  const rows = await sql(tx)
    .selectFrom('payout')
    .selectAll('payout')
    .leftJoin('latePayoutTold', 'payoutId', 'payout.id')
    .where('payoutId', 'is', null)
    .where('madeOn', '<', before)
    .where('bookedOn', 'is', null)
    .where('givenUpAt', 'is', null)
    .where('amount', '>', 0n)
    .$if(after !== null, (all) => all.where('payout.id', '>', after!))
    .orderBy('payout.id')
    .limit(limit)
    .execute();
  return rows.map(asPayout);
}

/** Records that the landlord was notified. Returns false when that was recorded before. */
export async function recordNotified(
  tx: Tx,
  payoutId: string,
  at: Temporal.Instant,
): Promise<boolean> {
  const row = await sql(tx)
    .insertInto('latePayoutTold')
    .values({ payoutId, toldAt: at.toString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('payoutId')
    .executeTakeFirst();
  return row !== undefined;
}
