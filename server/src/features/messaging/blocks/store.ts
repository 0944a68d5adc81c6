import type { PersonReportReason } from '@husvaer/domain/messaging/conversation';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'accountBlock' | 'personReport'>>();

/** Whether one of two accounts has blocked the other. */
export async function isBlocked(
  tx: ReadTx,
  one: string,
  others: readonly string[],
): Promise<boolean> {
  if (others.length === 0) return false;
  const found = await sql(tx)
    .selectFrom('accountBlock')
    .select('blockerId')
    .where((is) =>
      is.or([
        is.and([is('blockerId', '=', one), is('blockedId', 'in', others)]),
        is.and([is('blockedId', '=', one), is('blockerId', 'in', others)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The accounts that an account has blocked. */
export async function findBlocked(tx: ReadTx, blockerId: string): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('accountBlock')
    .select('blockedId')
    .where('blockerId', '=', blockerId)
    .execute();
  return rows.map((row) => row.blockedId);
}

export async function setBlock(
  tx: Tx,
  {
    blockerId,
    blockedId,
    isBlocked: blocks,
  }: { blockerId: string; blockedId: string; isBlocked: boolean },
  at: Temporal.Instant,
): Promise<void> {
  if (blocks)
    await sql(tx)
      .insertInto('accountBlock')
      .values({ blockerId, blockedId, createdAt: at.toString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await sql(tx)
      .deleteFrom('accountBlock')
      .where('blockerId', '=', blockerId)
      .where('blockedId', '=', blockedId)
      .execute();
}

interface ReportedPerson {
  id: string;
  reporterId: string | null;
  reportedId: string | null;
  conversationId: string;
  reason: PersonReportReason;
  text: string | null;
  createdAt: Temporal.Instant;
}

export async function addPersonReport(
  tx: Tx,
  report: Omit<ReportedPerson, 'createdAt'>,
  at: Temporal.Instant,
): Promise<void> {
  await sql(tx)
    .insertInto('personReport')
    .values({
      id: report.id,
      reporterId: report.reporterId,
      reportedId: report.reportedId,
      conversationId: report.conversationId,
      reason: report.reason,
      text: report.text,
      createdAt: at.toString(),
    })
    .execute();
}

/** Deletes the blocks by and of an account, and removes it from reports. */
export async function forgetSafety(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .deleteFrom('accountBlock')
    .where((is) => is.or([is('blockerId', '=', accountId), is('blockedId', '=', accountId)]))
    .execute();
  for (const column of ['reporterId', 'reportedId'] as const)
    await sql(tx)
      .updateTable('personReport')
      .set({ [column]: null })
      .where(column, '=', accountId)
      .execute();
}
