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

export async function setStrongLogin(
  tx: Tx,
  { partnerId, isOn }: { partnerId: string; isOn: boolean },
  at: Temporal.Instant,
): Promise<void> {
  if (isOn)
    await sql(tx)
      .insertInto('strongLogin')
      .values({ partnerId, since: at.toString() })
      .onConflict((conflict) => conflict.column('partnerId').doNothing())
      .execute();
  else await sql(tx).deleteFrom('strongLogin').where('partnerId', '=', partnerId).execute();
}
