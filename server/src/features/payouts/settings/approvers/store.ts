import { sql as raw, type Selectable } from 'kysely';

import { moment } from '../../../../platform/db/moment.ts';
import type { Tables } from '../../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'approverChange'>>();

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

const asChange = (row: Selectable<Tables['approverChange']>): ApproverChange => ({
  id: row.id,
  bookId: row.bookId,
  approvalsNeeded: row.approvalsNeeded,
  approverIds: row.approverIds,
  requestedById: row.askedById,
  askedAt: row.askedAt,
  countsFrom: row.countsFrom,
});

export async function addApproverChange(tx: Tx, change: ApproverChange): Promise<void> {
  await sql(tx)
    .insertInto('approverChange')
    .values({
      id: change.id,
      bookId: change.bookId,
      approvalsNeeded: change.approvalsNeeded,
      approverIds: change.approverIds,
      askedById: change.requestedById,
      askedAt: change.askedAt.toString(),
      countsFrom: change.countsFrom.toString(),
    })
    .execute();
}

/** The open change of a book. */
export async function findApproverChange(
  tx: ReadTx,
  bookId: string,
): Promise<ApproverChange | undefined> {
  const row = await sql(tx)
    .selectFrom('approverChange')
    .selectAll()
    .where('bookId', '=', bookId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return row && asChange(row);
}

/** The open changes of all books that have waited long enough. */
export async function findDueChanges(tx: ReadTx, at: Temporal.Instant): Promise<ApproverChange[]> {
  const rows = await sql(tx)
    .selectFrom('approverChange')
    .selectAll()
    .where('countsFrom', '<=', moment(at))
    .where('endedAt', 'is', null)
    .orderBy('countsFrom')
    .execute();
  return rows.map(asChange);
}

/** Ends an open change. Returns true only for the first call. */
export async function endApproverChange(
  tx: Tx,
  id: string,
  {
    outcome,
    at,
  }: { outcome: NonNullable<Tables['approverChange']['outcome']>; at: Temporal.Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await sql(tx)
    .updateTable('approverChange')
    .set({ outcome, endedAt: at.toString() })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes a deleted account from changes: as the one who requested it, or as a named approver. */
export async function forgetInChanges(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('approverChange')
    .set({ askedById: null })
    .where('askedById', '=', accountId)
    .execute();
  await sql(tx)
    .updateTable('approverChange')
    .set({ approverIds: raw`array_remove(approver_ids, ${accountId}::uuid)` })
    .where(raw<boolean>`${accountId}::uuid = any(approver_ids)`)
    .execute();
}
