import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'strongLogin'>>();

/** Whether an agency's agents may act for it only after a proof by passkey or BankID. */
export async function requiresStrongLogin(tx: ReadTx, partnerId: string): Promise<boolean> {
  const row = await sql(tx)
    .selectFrom('strongLogin')
    .select('partnerId')
    .where('partnerId', '=', partnerId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Turns it on or off for an agency. Returns whether it was the other way before: only then something changed. */
export async function switchStrongLogin(
  tx: Tx,
  { partnerId, isOn }: { partnerId: string; isOn: boolean },
  at: Temporal.Instant,
): Promise<boolean> {
  const changed = isOn
    ? sql(tx)
        .insertInto('strongLogin')
        .values({ partnerId, since: at.toString() })
        .onConflict((conflict) => conflict.column('partnerId').doNothing())
        .returning('partnerId')
    : sql(tx).deleteFrom('strongLogin').where('partnerId', '=', partnerId).returning('partnerId');
  return (await changed.execute()).length > 0;
}
