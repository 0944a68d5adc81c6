import type { IsoDate } from '@husvaer/domain/kernel/dates';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'ledgerEntry'>>();

/** The number of entries of all books that are dated before a day. */
export async function countEntriesBefore(tx: ReadTx, day: IsoDate): Promise<number> {
  const { count } = await sql(tx)
    .selectFrom('ledgerEntry')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('dated', '<', day)
    .executeTakeFirstOrThrow();
  return Number(count);
}
