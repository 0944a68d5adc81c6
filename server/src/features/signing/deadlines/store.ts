import { moment } from '../../../platform/db/moment.ts';
import type { ReadTx, Tx } from '../../../platform/db/tx.ts';
import { sql } from '../store.ts';

/** Open orders after their deadline, the oldest deadline first. Some of them may be fully signed. */
export async function findOverdue(
  tx: ReadTx,
  now: Temporal.Instant,
  limit: number,
): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('signingOrder')
    .select('id')
    .where('status', '=', 'open')
    .where('expiresAt', '<=', moment(now))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('signer')
          .select('signer.id')
          .whereRef('signer.orderId', '=', 'signingOrder.id')
          .where('signedAt', 'is', null),
      ),
    )
    .orderBy('expiresAt')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Open orders whose signers were last notified before `before` and are due for a reminder. */
export async function findToRemind(
  tx: ReadTx,
  { before, remindersMax }: { before: Temporal.Instant; remindersMax: number },
): Promise<{ id: string; notifiedAt: Temporal.Instant | null; remindAfterDays: number | null }[]> {
  return sql(tx)
    .selectFrom('signingOrder')
    .select(['id', 'toldAt as notifiedAt', 'remindAfterDays'])
    .where('status', '=', 'open')
    .where('remindAfterDays', 'is not', null)
    .where('reminders', '<', remindersMax)
    .where('toldAt', '<=', moment(before))
    .orderBy('id')
    .execute();
}

/** Records that the signers of the current turn were notified, and how often in this turn. */
export async function recordNotified(
  tx: Tx,
  id: string,
  { at, reminders }: { at: Temporal.Instant; reminders: number },
): Promise<void> {
  await sql(tx)
    .updateTable('signingOrder')
    .set({ toldAt: at.toString(), reminders })
    .where('id', '=', id)
    .execute();
}
