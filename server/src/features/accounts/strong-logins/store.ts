import type { Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

interface StrongLoginTables {
  strong_login: { partner_id: string; since: Moment };
}

const sql = owns<StrongLoginTables>();

/** Whether an agency's agents may act for it only after a proof by passkey or BankID. */
export async function requiresStrongLogin(tx: ReadTx, partnerId: string): Promise<boolean> {
  const row = await sql(tx)
    .selectFrom('strong_login')
    .select('partner_id')
    .where('partner_id', '=', partnerId)
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
      .insertInto('strong_login')
      .values({ partner_id: partnerId, since: at.toString() })
      .onConflict((conflict) => conflict.column('partner_id').doNothing())
      .execute();
  else await sql(tx).deleteFrom('strong_login').where('partner_id', '=', partnerId).execute();
}
