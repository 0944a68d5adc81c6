import type { MaybeMoment, Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

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

/**
 * Saves an account's code, which replaces an earlier one. If that was still valid, its wrong attempts still
 * count.
 */
export async function saveCode(
  tx: Tx,
  code: { accountId: string; print: string; expiresAt: Temporal.Instant; at: Temporal.Instant },
): Promise<void> {
  const row = { print: code.print, expires_at: code.expiresAt.toString() };
  await sql(tx)
    .insertInto('activation_code')
    .values({ account_id: code.accountId, ...row, attempts: 0 })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(({ eb, ref }) => ({
        ...row,
        attempts: eb
          .case()
          .when('activation_code.expires_at', '>', code.at.toString())
          .then(ref('activation_code.attempts'))
          .else(0)
          .end(),
      })),
    )
    .execute();
}

/** An account's code, locked until the end of the transaction: two concurrent attempts count as two. */
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

/** The unused link of an account that is valid longest. */
export async function findPasswordLink(
  tx: ReadTx,
  accountId: string,
): Promise<{ id: string; print: string; expiresAt: Temporal.Instant } | undefined> {
  return sql(tx)
    .selectFrom('password_link')
    .select(['id', 'secret_print as print', 'expires_at as expiresAt'])
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Saves a link to choose a new password. Earlier valid links stay valid. */
export async function savePasswordLink(
  tx: Tx,
  link: { id: string; accountId: string; print: string; expiresAt: Temporal.Instant },
): Promise<void> {
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

/** Marks all links of an account as used after one of them was. */
export async function useUpLinks(tx: Tx, accountId: string, at: Temporal.Instant): Promise<void> {
  await sql(tx)
    .updateTable('password_link')
    .set({ used_at: at.toString() })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
}
