import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'activationCode' | 'passwordLink'>>();

/**
 * Saves an account's code, which replaces an earlier one. If that was still valid, its wrong attempts still
 * count.
 */
export async function saveCode(
  tx: Tx,
  code: { accountId: string; print: string; expiresAt: Temporal.Instant; at: Temporal.Instant },
): Promise<void> {
  const row = { print: code.print, expiresAt: code.expiresAt.toString() };
  await sql(tx)
    .insertInto('activationCode')
    .values({ accountId: code.accountId, ...row, attempts: 0 })
    .onConflict((conflict) =>
      conflict.column('accountId').doUpdateSet(({ eb, ref }) => ({
        ...row,
        attempts: eb
          .case()
          .when('activationCode.expiresAt', '>', code.at.toString())
          .then(ref('activationCode.attempts'))
          .else(0)
          .end(),
      })),
    )
    .execute();
}

/** An account's code, locked until the end of the transaction: two concurrent attempts count as two. */
export async function lockCode(tx: Tx, accountId: string) {
  return sql(tx)
    .selectFrom('activationCode')
    .select(['print', 'expiresAt', 'attempts'])
    .where('accountId', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}

export async function countAttempt(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('activationCode')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where('accountId', '=', accountId)
    .execute();
}

export async function dropCode(tx: Tx, accountId: string): Promise<void> {
  await sql(tx).deleteFrom('activationCode').where('accountId', '=', accountId).execute();
}

/** The unused link of an account that is valid longest. */
export async function findPasswordLink(
  tx: ReadTx,
  accountId: string,
): Promise<{ id: string; print: string; expiresAt: Temporal.Instant } | undefined> {
  return sql(tx)
    .selectFrom('passwordLink')
    .select(['id', 'secretPrint as print', 'expiresAt'])
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
    .orderBy('expiresAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Saves a link to choose a new password. Earlier valid links stay valid. */
export async function savePasswordLink(
  tx: Tx,
  link: { id: string; accountId: string; print: string; expiresAt: Temporal.Instant },
): Promise<void> {
  await sql(tx)
    .insertInto('passwordLink')
    .values({
      id: link.id,
      accountId: link.accountId,
      secretPrint: link.print,
      expiresAt: link.expiresAt.toString(),
      usedAt: null,
    })
    .execute();
}

export async function lockPasswordLink(tx: Tx, id: string) {
  return sql(tx)
    .selectFrom('passwordLink')
    .select(['accountId', 'secretPrint as print', 'expiresAt', 'usedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Marks all links of an account as used after one of them was. */
export async function useUpLinks(tx: Tx, accountId: string, at: Temporal.Instant): Promise<void> {
  await sql(tx)
    .updateTable('passwordLink')
    .set({ usedAt: at.toString() })
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
    .execute();
}
