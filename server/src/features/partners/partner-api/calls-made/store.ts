import { sql as raw } from 'kysely';

import { moment } from '../../../../platform/db/moment.ts';
import type { Tables } from '../../../../platform/db/tables.gen.ts';
import { owns, type Tx } from '../../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'partnerCall'>>();

/** A call, by the partner's idempotency key. */
interface CallName {
  partnerId: string;
  key: string;
}

/** Locks a call until the end of the transaction. Returns false when another transaction has the lock. */
export async function lockCall(tx: Tx, { partnerId, key }: CallName): Promise<boolean> {
  const { held } = await sql(tx)
    .selectNoFrom(
      raw<boolean>`pg_try_advisory_xact_lock(hashtextextended(${`partner call ${partnerId} ${key}`}, 0))`.as(
        'held',
      ),
    )
    .executeTakeFirstOrThrow();
  return held;
}

export const findCall = (
  tx: Tx,
  { partnerId, key }: CallName,
  since: Temporal.Instant,
): Promise<{ print: string; answer: string } | undefined> =>
  sql(tx)
    .selectFrom('partnerCall')
    .select(['print', 'answer'])
    .where('partnerId', '=', partnerId)
    .where('key', '=', key)
    .where('at', '>', moment(since))
    .executeTakeFirst();

/** Saves the answer of a call; it replaces an expired one of the same key. */
export async function saveCallAnswer(
  tx: Tx,
  call: CallName & { print: string; answer: string },
  at: Temporal.Instant,
): Promise<void> {
  const stored = { print: call.print, answer: call.answer, at: at.toString() };
  await sql(tx)
    .insertInto('partnerCall')
    .values({ partnerId: call.partnerId, key: call.key, ...stored })
    .onConflict((conflict) => conflict.columns(['partnerId', 'key']).doUpdateSet(stored))
    .execute();
}

/** Deletes calls that were made before this time. */
export async function deleteCalls(tx: Tx, before: Temporal.Instant): Promise<void> {
  await sql(tx).deleteFrom('partnerCall').where('at', '<=', moment(before)).execute();
}
