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
    .selectFrom('signing_order')
    .select('id')
    .where('status', '=', 'open')
    .where('expires_at', '<=', moment(now))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('signer')
          .select('signer.id')
          .whereRef('signer.order_id', '=', 'signing_order.id')
          .where('signed_at', 'is', null),
      ),
    )
    .orderBy('expires_at')
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
    .selectFrom('signing_order')
    .select(['id', 'told_at as notifiedAt', 'remind_after_days as remindAfterDays'])
    .where('status', '=', 'open')
    .where('remind_after_days', 'is not', null)
    .where('reminders', '<', remindersMax)
    .where('told_at', '<=', moment(before))
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
    .updateTable('signing_order')
    .set({ told_at: at.toString(), reminders })
    .where('id', '=', id)
    .execute();
}
