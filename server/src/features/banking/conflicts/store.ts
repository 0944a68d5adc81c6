import { sql as raw } from 'kysely';

import type { BankFileFormat } from '@husvaer/domain/banking/bank-file';
import type { OrderReport } from '@husvaer/domain/banking/conflicts';
import type { LineState } from '@husvaer/domain/banking/lines';

import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import type { Unstated } from './unstated/store.ts';

const sql =
  owns<
    Pick<
      Tables,
      | 'bankReport'
      | 'bankConflict'
      | 'bankFile'
      | 'bankLine'
      | 'bankAnswer'
      | 'paymentOrderLine'
      | 'payout'
    >
  >();

/** A contradiction to be added: about an order, or a payment. */
export type NewConflict = { id: string; ownFileId: string } & (
  | { reportId: string; ownReportId: string; lineId: null }
  | { reportId: null; ownReportId: null; lineId: string }
);

/** Adds conflicts that are new. Returns how many. */
export async function addConflicts(
  tx: Tx,
  conflicts: readonly NewConflict[],
  { bookId, at }: { bookId: string; at: Temporal.Instant },
): Promise<number> {
  if (conflicts.length === 0) return 0;
  // What the bank had said by then, and says no more, is a task again.
  const lineIds = conflicts.flatMap(({ lineId }) => lineId ?? []);
  const { numUpdatedRows } = await sql(tx)
    .updateTable('bankConflict')
    .set({ closedAt: null })
    .where('lineId', '=', raw<string>`any(${lineIds}::uuid[])`)
    .where('closedAt', 'is not', null)
    .where('reason', 'is', null)
    .executeTakeFirst();
  const columns = {
    id: 'uuid',
    reportId: 'uuid',
    lineId: 'uuid',
    ownReportId: 'uuid',
    ownFileId: 'uuid',
  } as const;
  const { rows: added } = await raw`
    insert into bank_conflict (id, book_id, report_id, line_id, own_report_id, own_file_id, found_at)
    select id, ${bookId}, report_id, line_id, own_report_id, own_file_id, ${at.toString()}::timestamptz
    from ${unnestRows('input', columns, conflicts)}
    on conflict do nothing returning id`.execute(sql(tx));
  return added.length + Number(numUpdatedRows);
}

/** Closes conflicts that the bank has ended itself: it says the same by now. */
export async function closeAgreed(
  tx: Tx,
  agreed: { reportIds: readonly string[] } | { bookId: string; unstated: readonly Unstated[] },
  at: Temporal.Instant,
): Promise<void> {
  if ('reportIds' in agreed && agreed.reportIds.length === 0) return;
  await sql(tx)
    .updateTable('bankConflict')
    .set({ closedAt: at.toString() })
    .where('closedAt', 'is', null)
    .where((row) =>
      'reportIds' in agreed
        ? row('reportId', 'in', agreed.reportIds)
        : row.and([
            row('bookId', '=', agreed.bookId),
            row('lineId', 'is not', null),
            row.not(
              row(
                'lineId',
                '=',
                raw<string>`any(${agreed.unstated.map(({ lineId }) => lineId)}::uuid[])`,
              ),
            ),
          ]),
    )
    .execute();
}

/** A file that a page names. */
export interface ConflictFile {
  name: string;
  format: BankFileFormat | 'pain.002' | null;
  receivedAt: Temporal.Instant;
}

/** What a file that a person brought says, and what the bank says. */
export interface Conflict {
  id: string;
  bookId: string;
  foundAt: Temporal.Instant;
  /** What the brought file says of an order; null of a payment that the bank's statement does not have. */
  brought: OrderReport | null;
  /** What the bank's own file says of it. */
  own: OrderReport | null;
  broughtFile: ConflictFile;
  ownFile: ConflictFile;
  /** Whether a person brought the file; otherwise the bank has corrected it. */
  isBrought: boolean;
  broughtById: string | null;
  /** The bank's day. */
  dated: string | null;
  /** Øre: what the brought file says. Below zero when it went out. */
  amount: bigint;
  endToEndId: string | null;
  isRefund: boolean;
  /** The number of the payout. */
  serial: number | null;
  /** The payment of the upload; null if it is about an order. */
  lineId: string | null;
  kid: string | null;
  counterpartyName: string | null;
  /** Of a payment: what was done with it. */
  lineState: LineState | null;
  takenBy: string | null;
  /** Of a report: what became of the answer that it proposed. Undefined text when it proposed none. */
  outcome: string | null;
  isProposed: boolean;
  closedAt: Temporal.Instant | null;
  closedById: string | null;
  reason: string | null;
  /** Of two who close it, because it is unknown who brought the file: the first one, and the reason. */
  firstClosedById: string | null;
  firstReason: string | null;
}

const conflicts = (tx: ReadTx) =>
  sql(tx)
    .selectFrom('bankConflict as conflict')
    .leftJoin('bankReport as report', 'report.id', 'reportId')
    .leftJoin('bankReport as own', 'own.id', 'ownReportId')
    .leftJoin('bankLine as line', 'line.id', 'lineId')
    .innerJoin('bankFile as broughtFile', (join) =>
      join.on('broughtFile.id', '=', raw<string>`coalesce(report.file_id, line.file_id)`),
    )
    .innerJoin('bankFile as ownFile', 'ownFile.id', 'ownFileId')
    .leftJoin('paymentOrderLine as tried', (join) =>
      join.on(
        'tried.endToEndId',
        '=',
        raw<string>`coalesce(report.end_to_end_id, line.end_to_end_id)`,
      ),
    )
    .leftJoin('payout', 'payout.id', 'tried.payoutId')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('bankAnswer')
          .select(['kind as answer', 'outcome'])
          .whereRef('bankAnswer.endToEndId', '=', 'report.endToEndId')
          .whereRef('bankAnswer.kind', '=', 'report.kind')
          .orderBy('broughtAt', 'desc')
          .limit(1)
          .as('answered'),
      (join) => join.onTrue(),
    )
    .select([
      'conflict.id',
      'conflict.bookId',
      'foundAt',
      'report.kind as broughtKind',
      'report.amount as broughtAmount',
      'report.dated as reportDated',
      'own.kind as ownKind',
      'own.amount as ownAmount',
      'broughtFile.name as broughtName',
      'broughtFile.format as broughtFormat',
      'broughtFile.receivedAt as broughtAt',
      'broughtFile.isBrought',
      'broughtFile.broughtById',
      'ownFile.name as ownName',
      'ownFile.format as ownFormat',
      'ownFile.receivedAt as ownAt',
      'line.amount as lineAmount',
      'line.bookedOn as lineDated',
      'line.id as lineId',
      'line.kid',
      'line.counterpartyName',
      'line.state as lineState',
      'line.takenBy',
      'tried.endToEndId',
      'tried.payoutId',
      'payout.serial',
      'answered.answer',
      'answered.outcome',
      'closedAt',
      'closedById',
      'firstClosedById',
      'firstReason',
      'conflict.reason',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof conflicts>['executeTakeFirstOrThrow']>>;

const asConflict = (row: Row): Conflict => ({
  id: row.id,
  bookId: row.bookId,
  foundAt: row.foundAt,
  brought: row.broughtKind === null ? null : { kind: row.broughtKind, amount: row.broughtAmount! },
  own: row.ownKind === null ? null : { kind: row.ownKind, amount: row.ownAmount! },
  broughtFile: { name: row.broughtName, format: row.broughtFormat, receivedAt: row.broughtAt },
  ownFile: { name: row.ownName, format: row.ownFormat, receivedAt: row.ownAt },
  isBrought: row.isBrought,
  broughtById: row.broughtById,
  dated: row.reportDated ?? row.lineDated,
  amount: row.broughtAmount ?? row.lineAmount!,
  endToEndId: row.endToEndId,
  isRefund: row.endToEndId !== null && row.payoutId === null,
  serial: row.serial,
  lineId: row.lineId,
  kid: row.kid,
  counterpartyName: row.counterpartyName,
  lineState: row.lineState,
  takenBy: row.takenBy,
  outcome: row.outcome,
  isProposed: row.answer !== null,
  closedAt: row.closedAt,
  closedById: row.closedById,
  firstClosedById: row.firstClosedById,
  firstReason: row.firstReason,
  reason: row.reason,
});

/** A book's conflicts: the open ones first, then the latest; how many there are, and how many are open. */
export async function findConflicts(
  tx: ReadTx,
  { bookId, limit, skip }: { bookId: string; limit: number; skip: number },
): Promise<{ conflicts: Conflict[]; total: number; open: number }> {
  const rows = await conflicts(tx)
    .where('conflict.bookId', '=', bookId)
    .orderBy(raw`closed_at is not null`)
    .orderBy('foundAt', 'desc')
    .orderBy('conflict.id')
    .limit(limit)
    .offset(skip)
    .execute();
  const counts = await sql(tx)
    .selectFrom('bankConflict')
    .select(raw<number>`count(*)::integer`.as('total'))
    .select(raw<number>`(count(*) filter (where closed_at is null))::integer`.as('open'))
    .where('bookId', '=', bookId)
    .executeTakeFirstOrThrow();
  return { conflicts: rows.map(asConflict), ...counts };
}

export async function findConflict(tx: ReadTx, id: string): Promise<Conflict | undefined> {
  const row = await conflicts(tx).where('conflict.id', '=', id).executeTakeFirst();
  return row && asConflict(row);
}

interface Closing {
  byId: string;
  at: Temporal.Instant;
  reason: string;
}

/** Records the first of two who close an open conflict. Returns true only for the first call. */
export async function recordFirstClosing(
  tx: Tx,
  id: string,
  { byId, reason }: Closing,
): Promise<boolean> {
  const { numUpdatedRows } = await sql(tx)
    .updateTable('bankConflict')
    .set({ firstClosedById: byId, firstReason: reason })
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .where('firstClosedById', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Closes an open conflict with a reason. Returns true only for the first call. */
export async function closeConflict(
  tx: Tx,
  id: string,
  { byId, at, reason }: Closing,
): Promise<boolean> {
  const { numUpdatedRows } = await sql(tx)
    .updateTable('bankConflict')
    .set({ closedAt: at.toString(), closedById: byId, reason })
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes a deleted account from conflicts that it closed. */
export async function forgetCloser(tx: Tx, accountId: string): Promise<void> {
  for (const column of ['closedById', 'firstClosedById'] as const)
    await sql(tx)
      .updateTable('bankConflict')
      .set({ [column]: null })
      .where(column, '=', accountId)
      .execute();
}
