import type { Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

interface ApprovalTables {
  payout_approval: { payout_id: string; account_id: string; at: Moment };
}

const sql = owns<ApprovalTables>();

export interface Approval {
  payoutId: string;
  accountId: string;
  at: Temporal.Instant;
}

/** Notes that somebody approves a payout; false when they did before. */
export async function addApproval(tx: Tx, { payoutId, accountId, at }: Approval): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await sql(tx)
    .insertInto('payout_approval')
    .values({ payout_id: payoutId, account_id: accountId, at: at.toString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Who approved these payouts, the first of each first. */
export async function findApprovals(tx: ReadTx, payoutIds: readonly string[]): Promise<Approval[]> {
  if (payoutIds.length === 0) return [];
  return sql(tx)
    .selectFrom('payout_approval')
    .select(['payout_id as payoutId', 'account_id as accountId', 'at'])
    .where('payout_id', 'in', payoutIds)
    .orderBy('at')
    .orderBy('account_id')
    .execute();
}
