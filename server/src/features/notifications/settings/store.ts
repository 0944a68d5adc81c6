import type { MailKind } from '@husvaer/domain/notifications/notification';

import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

interface SettingsTables {
  mail_silence: { account_id: string; kind: MailKind };
}

const sql = owns<SettingsTables>();

/** Those of these accounts that want no mails of this kind. */
export async function findSilent(
  tx: ReadTx,
  kind: MailKind,
  accountIds: readonly string[],
): Promise<Set<string>> {
  if (accountIds.length === 0) return new Set();
  const rows = await sql(tx)
    .selectFrom('mail_silence')
    .select('account_id')
    .where('kind', '=', kind)
    .where('account_id', 'in', accountIds)
    .execute();
  return new Set(rows.map((row) => row.account_id));
}

/** The kinds of mails that an account does not want. */
export async function findSilence(tx: ReadTx, accountId: string): Promise<MailKind[]> {
  const rows = await sql(tx)
    .selectFrom('mail_silence')
    .select('kind')
    .where('account_id', '=', accountId)
    .orderBy('kind')
    .execute();
  return rows.map(({ kind }) => kind);
}

export async function setSilence(
  tx: Tx,
  { accountId, kind, isSilent }: { accountId: string; kind: MailKind; isSilent: boolean },
): Promise<void> {
  if (isSilent)
    await sql(tx)
      .insertInto('mail_silence')
      .values({ account_id: accountId, kind })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await sql(tx)
      .deleteFrom('mail_silence')
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .execute();
}

export async function forgetSilence(tx: Tx, accountId: string): Promise<void> {
  await sql(tx).deleteFrom('mail_silence').where('account_id', '=', accountId).execute();
}
