import type { Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import { asPayout, type Payout, type PayoutTables } from '../store.ts';

const sql = owns<
  Pick<PayoutTables, 'payout'> & { late_payout_told: { payout_id: string; told_at: Moment } }
>();

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
    .leftJoin('late_payout_told', 'payout_id', 'payout.id')
    .where('payout_id', 'is', null)
    .where('made_on', '<', before)
    .where('booked_on', 'is', null)
    .where('given_up_at', 'is', null)
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
    .insertInto('late_payout_told')
    .values({ payout_id: payoutId, told_at: at.toString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('payout_id')
    .executeTakeFirst();
  return row !== undefined;
}
