import type { IsoDate } from '@husvaer/domain/kernel/dates';

import { owns, type ReadTx } from '../../../platform/db/tx.ts';

/** A table of `ledger`. */
const sql = owns<{ ledger_entry: { dated: string } }>();

/** The number of entries of all books that are dated before a day. */
export async function countEntriesBefore(tx: ReadTx, day: IsoDate): Promise<number> {
  const { count } = await sql(tx)
    .selectFrom('ledger_entry')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('dated', '<', day)
    .executeTakeFirstOrThrow();
  return Number(count);
}
