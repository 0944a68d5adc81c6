import type { Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

interface KeyTables {
  sealing_key: { id: number; p12: string; created_at: Moment };
}

const sql = owns<KeyTables>();

/** There is one key. */
const ONLY = 1;

/** The sealed key. */
export async function findSealedKey(tx: ReadTx): Promise<string | undefined> {
  const row = await sql(tx)
    .selectFrom('sealing_key')
    .select('p12')
    .where('id', '=', ONLY)
    .executeTakeFirst();
  return row?.p12;
}

/** Saves a key, unless another node was first. */
export async function addSealedKey(tx: Tx, p12: string, at: Temporal.Instant): Promise<void> {
  await sql(tx)
    .insertInto('sealing_key')
    .values({ id: ONLY, p12, created_at: at.toString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
