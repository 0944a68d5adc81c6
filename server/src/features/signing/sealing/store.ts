import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'sealingKey'>>();

/** There is one key. */
const ONLY = 1;

/** The sealed key. */
export async function findSealedKey(tx: ReadTx): Promise<string | undefined> {
  const row = await sql(tx)
    .selectFrom('sealingKey')
    .select('p12')
    .where('id', '=', ONLY)
    .executeTakeFirst();
  return row?.p12;
}

/** Saves a key, unless another node was first. */
export async function addSealedKey(tx: Tx, p12: string, at: Temporal.Instant): Promise<void> {
  await sql(tx)
    .insertInto('sealingKey')
    .values({ id: ONLY, p12, createdAt: at.toString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
