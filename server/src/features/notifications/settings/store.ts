import type { MailKind } from '@husvaer/domain/notifications/notification';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'mailSilence'>>();

/** Those of these accounts that want no mails of this kind. */
export async function findSilent(
  tx: ReadTx,
  kind: MailKind,
  accountIds: readonly string[],
): Promise<Set<string>> {
  if (accountIds.length === 0) return new Set();
  const rows = await sql(tx)
    .selectFrom('mailSilence')
    .select('accountId')
    .where('kind', '=', kind)
    .where('accountId', 'in', accountIds)
    .execute();
  return new Set(rows.map((row) => row.accountId));
}

/** The kinds of mails that an account does not want. */
export async function findSilence(tx: ReadTx, accountId: string): Promise<MailKind[]> {
  const rows = await sql(tx)
    .selectFrom('mailSilence')
    .select('kind')
    .where('accountId', '=', accountId)
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
      .insertInto('mailSilence')
      .values({ accountId, kind })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await sql(tx)
      .deleteFrom('mailSilence')
      .where('accountId', '=', accountId)
      .where('kind', '=', kind)
      .execute();
}

export async function forgetSilence(tx: Tx, accountId: string): Promise<void> {
  await sql(tx).deleteFrom('mailSilence').where('accountId', '=', accountId).execute();
}
