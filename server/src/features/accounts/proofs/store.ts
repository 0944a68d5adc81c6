import type { MaybeMoment, Moment } from '../../../platform/db/moment.ts';
import { owns, type Tx } from '../../../platform/db/tx.ts';

interface ProofTables {
  activation_code: { account_id: string; print: string; expires_at: Moment; attempts: number };
  password_link: {
    id: string;
    account_id: string;
    secret_print: string;
    expires_at: Moment;
    used_at: MaybeMoment;
  };
}

const sql = owns<ProofTables>();

/** The code that counts from now on: an earlier one is over. */
export async function saveCode(
  tx: Tx,
  code: { accountId: string; print: string; expiresAt: Temporal.Instant },
): Promise<void> {
  const row = { print: code.print, expires_at: code.expiresAt.toString(), attempts: 0 };
  await sql(tx)
    .insertInto('activation_code')
    .values({ account_id: code.accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
}

/** An account's code, held until the transaction ends: two tries at once are two tries. */
export async function lockCode(tx: Tx, accountId: string) {
  return sql(tx)
    .selectFrom('activation_code')
    .select(['print', 'expires_at as expiresAt', 'attempts'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}

export async function countAttempt(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('activation_code')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where('account_id', '=', accountId)
    .execute();
}

export async function dropCode(tx: Tx, accountId: string): Promise<void> {
  await sql(tx).deleteFrom('activation_code').where('account_id', '=', accountId).execute();
}

/** A link to choose a new password by. Earlier ones of the account are over. */
export async function savePasswordLink(
  tx: Tx,
  link: { id: string; accountId: string; print: string; expiresAt: Temporal.Instant },
): Promise<void> {
  await sql(tx).deleteFrom('password_link').where('account_id', '=', link.accountId).execute();
  await sql(tx)
    .insertInto('password_link')
    .values({
      id: link.id,
      account_id: link.accountId,
      secret_print: link.print,
      expires_at: link.expiresAt.toString(),
      used_at: null,
    })
    .execute();
}

export async function lockPasswordLink(tx: Tx, id: string) {
  return sql(tx)
    .selectFrom('password_link')
    .select([
      'account_id as accountId',
      'secret_print as print',
      'expires_at as expiresAt',
      'used_at as usedAt',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function markLinkUsed(tx: Tx, id: string, at: Temporal.Instant): Promise<void> {
  await sql(tx)
    .updateTable('password_link')
    .set({ used_at: at.toString() })
    .where('id', '=', id)
    .execute();
}
