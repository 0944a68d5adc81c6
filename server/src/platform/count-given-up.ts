import { sql as raw } from 'kysely';

import { owns, type ReadTx } from './db/tx.ts';
import { ATTEMPTS_MAX } from './dispatcher.ts';

const sql = owns<Record<never, never>>();

/** How many events and mails were given up, at most `limit` of each kind, by one statement. */
export async function countGivenUp(tx: ReadTx, limit: number): Promise<number> {
  const { count } = await sql(tx)
    .selectNoFrom(
      raw<number>`(
        least((select count(*) from outbox where done_at is null and attempts >= ${ATTEMPTS_MAX}), ${limit})
        + least((select count(*) from mail where given_up_at is not null), ${limit}))::integer`.as(
        'count',
      ),
    )
    .executeTakeFirstOrThrow();
  return count;
}
