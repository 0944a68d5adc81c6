import type { PersonReportReason } from '@husvaer/domain/messaging/conversation';

import type { MaybeMoment, Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

interface SafetyTables {
  account_block: { blocker_id: string; blocked_id: string; created_at: Moment };
  person_report: {
    id: string;
    reporter_id: string | null;
    reported_id: string | null;
    conversation_id: string;
    reason: PersonReportReason;
    text: string | null;
    created_at: Moment;
    settled_at: MaybeMoment;
  };
}

const sql = owns<SafetyTables>();

/** Whether one of two accounts has blocked the other. */
export async function isBlocked(
  tx: ReadTx,
  one: string,
  others: readonly string[],
): Promise<boolean> {
  if (others.length === 0) return false;
  const found = await sql(tx)
    .selectFrom('account_block')
    .select('blocker_id')
    .where((is) =>
      is.or([
        is.and([is('blocker_id', '=', one), is('blocked_id', 'in', others)]),
        is.and([is('blocked_id', '=', one), is('blocker_id', 'in', others)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The accounts that an account has blocked. */
export async function findBlocked(tx: ReadTx, blockerId: string): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('account_block')
    .select('blocked_id')
    .where('blocker_id', '=', blockerId)
    .execute();
  return rows.map((row) => row.blocked_id);
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
      .insertInto('account_block')
      .values({ blocker_id: blockerId, blocked_id: blockedId, created_at: at.toString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await sql(tx)
      .deleteFrom('account_block')
      .where('blocker_id', '=', blockerId)
      .where('blocked_id', '=', blockedId)
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
    .insertInto('person_report')
    .values({
      id: report.id,
      reporter_id: report.reporterId,
      reported_id: report.reportedId,
      conversation_id: report.conversationId,
      reason: report.reason,
      text: report.text,
      created_at: at.toString(),
    })
    .execute();
}

/** Deletes the blocks by and of an account, and removes it from reports. */
export async function forgetSafety(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .deleteFrom('account_block')
    .where((is) => is.or([is('blocker_id', '=', accountId), is('blocked_id', '=', accountId)]))
    .execute();
  for (const column of ['reporter_id', 'reported_id'] as const)
    await sql(tx)
      .updateTable('person_report')
      .set({ [column]: null })
      .where(column, '=', accountId)
      .execute();
}
