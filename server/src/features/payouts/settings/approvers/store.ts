import { sql as raw, type Selectable } from 'kysely';

import { moment, type MaybeMoment, type Moment } from '../../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../../platform/db/tx.ts';

interface ApproverChangeTable {
  id: string;
  book_id: string;
  approvals_needed: number;
  approver_ids: string[];
  asked_by_id: string | null;
  asked_at: Moment;
  counts_from: Moment;
  ended_at: MaybeMoment;
  outcome: 'agreed' | 'waited' | 'stopped' | 'replaced' | null;
}

const sql = owns<{ approver_change: ApproverChangeTable }>();

/** A requested change that does not count yet: fewer approvals, or other approvers. */
export interface ApproverChange {
  id: string;
  bookId: string;
  approvalsNeeded: number;
  approverIds: string[];
  /** Null when the account is deleted. */
  requestedById: string | null;
  askedAt: Temporal.Instant;
  countsFrom: Temporal.Instant;
}

const asChange = (row: Selectable<ApproverChangeTable>): ApproverChange => ({
  id: row.id,
  bookId: row.book_id,
  approvalsNeeded: row.approvals_needed,
  approverIds: row.approver_ids,
  requestedById: row.asked_by_id,
  askedAt: row.asked_at,
  countsFrom: row.counts_from,
});

export async function addApproverChange(tx: Tx, change: ApproverChange): Promise<void> {
  await sql(tx)
    .insertInto('approver_change')
    .values({
      id: change.id,
      book_id: change.bookId,
      approvals_needed: change.approvalsNeeded,
      approver_ids: change.approverIds,
      asked_by_id: change.requestedById,
      asked_at: change.askedAt.toString(),
      counts_from: change.countsFrom.toString(),
    })
    .execute();
}

/** The open change of a book. */
export async function findApproverChange(
  tx: ReadTx,
  bookId: string,
): Promise<ApproverChange | undefined> {
  const row = await sql(tx)
    .selectFrom('approver_change')
    .selectAll()
    .where('book_id', '=', bookId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row && asChange(row);
}

/** The open changes of all books that have waited long enough. */
export async function findDueChanges(tx: ReadTx, at: Temporal.Instant): Promise<ApproverChange[]> {
  const rows = await sql(tx)
    .selectFrom('approver_change')
    .selectAll()
    .where('counts_from', '<=', moment(at))
    .where('ended_at', 'is', null)
    .orderBy('counts_from')
    .execute();
  return rows.map(asChange);
}

/** Ends an open change. Returns true only for the first call. */
export async function endApproverChange(
  tx: Tx,
  id: string,
  { outcome, at }: { outcome: NonNullable<ApproverChangeTable['outcome']>; at: Temporal.Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await sql(tx)
    .updateTable('approver_change')
    .set({ outcome, ended_at: at.toString() })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes a deleted account from changes: as the one who requested it, or as a named approver. */
export async function forgetInChanges(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('approver_change')
    .set({ asked_by_id: null })
    .where('asked_by_id', '=', accountId)
    .execute();
  await sql(tx)
    .updateTable('approver_change')
    .set({ approver_ids: raw`array_remove(approver_ids, ${accountId}::uuid)` })
    .where(raw<boolean>`${accountId}::uuid = any(approver_ids)`)
    .execute();
}
