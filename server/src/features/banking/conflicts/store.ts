import { sql as raw } from 'kysely';

import type { BankFileFormat } from '@husvaer/domain/banking/bank-file';
import type { OrderReport, ReportKind } from '@husvaer/domain/banking/conflicts';
import type { LineState } from '@husvaer/domain/banking/lines';

import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import type { MaybeMoment, Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import type { ReportTable } from './reports/store.ts';
import type { Unstated } from './unstated/store.ts';

interface ConflictTables {
  bank_report: ReportTable;
  bank_conflict: {
    id: string;
    book_id: string;
    report_id: string | null;
    line_id: string | null;
    own_report_id: string | null;
    own_file_id: string;
    found_at: Moment;
    closed_at: MaybeMoment;
    closed_by_id: string | null;
    first_closed_by_id: string | null;
    first_reason: string | null;
    reason: string | null;
  };
}

const sql = owns<
  ConflictTables & {
    bank_file: {
      id: string;
      name: string;
      format: BankFileFormat | 'pain.002' | null;
      received_at: Moment;
      is_brought: boolean;
      brought_by_id: string | null;
    };
    bank_line: {
      id: string;
      file_id: string;
      amount: bigint;
      booked_on: string;
      kid: string | null;
      counterparty_name: string | null;
      end_to_end_id: string | null;
      state: LineState;
      taken_by: string | null;
    };
    bank_answer: {
      end_to_end_id: string;
      kind: ReportKind;
      outcome: string | null;
      brought_at: Moment;
    };
    payment_order_line: { end_to_end_id: string; payout_id: string | null };
    payout: { id: string; serial: number };
  }
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
    .updateTable('bank_conflict')
    .set({ closed_at: null })
    .where('line_id', '=', raw<string>`any(${lineIds}::uuid[])`)
    .where('closed_at', 'is not', null)
    .where('reason', 'is', null)
    .executeTakeFirst();
  const columns = {
    id: 'uuid',
    report_id: 'uuid',
    line_id: 'uuid',
    own_report_id: 'uuid',
    own_file_id: 'uuid',
  } as const;
  const rows = conflicts.map(({ id, reportId, lineId, ownReportId, ownFileId }) => ({
    id,
    report_id: reportId,
    line_id: lineId,
    own_report_id: ownReportId,
    own_file_id: ownFileId,
  }));
  const { rows: added } = await raw`
    insert into bank_conflict (id, book_id, report_id, line_id, own_report_id, own_file_id, found_at)
    select id, ${bookId}, report_id, line_id, own_report_id, own_file_id, ${at.toString()}::timestamptz
    from ${unnestRows('input', columns, rows)}
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
    .updateTable('bank_conflict')
    .set({ closed_at: at.toString() })
    .where('closed_at', 'is', null)
    .where((row) =>
      'reportIds' in agreed
        ? row('report_id', 'in', agreed.reportIds)
        : row.and([
            row('book_id', '=', agreed.bookId),
            row('line_id', 'is not', null),
            row.not(
              row(
                'line_id',
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
    .selectFrom('bank_conflict as conflict')
    .leftJoin('bank_report as report', 'report.id', 'report_id')
    .leftJoin('bank_report as own', 'own.id', 'own_report_id')
    .leftJoin('bank_line as line', 'line.id', 'line_id')
    .innerJoin('bank_file as brought_file', (join) =>
      join.on('brought_file.id', '=', raw<string>`coalesce(report.file_id, line.file_id)`),
    )
    .innerJoin('bank_file as own_file', 'own_file.id', 'own_file_id')
    .leftJoin('payment_order_line as tried', (join) =>
      join.on(
        'tried.end_to_end_id',
        '=',
        raw<string>`coalesce(report.end_to_end_id, line.end_to_end_id)`,
      ),
    )
    .leftJoin('payout', 'payout.id', 'tried.payout_id')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('bank_answer')
          .select(['kind as answer', 'outcome'])
          .whereRef('bank_answer.end_to_end_id', '=', 'report.end_to_end_id')
          .whereRef('bank_answer.kind', '=', 'report.kind')
          .orderBy('brought_at', 'desc')
          .limit(1)
          .as('answered'),
      (join) => join.onTrue(),
    )
    .select([
      'conflict.id',
      'conflict.book_id as bookId',
      'found_at as foundAt',
      'report.kind as broughtKind',
      'report.amount as broughtAmount',
      'report.dated as reportDated',
      'own.kind as ownKind',
      'own.amount as ownAmount',
      'brought_file.name as broughtName',
      'brought_file.format as broughtFormat',
      'brought_file.received_at as broughtAt',
      'brought_file.is_brought as isBrought',
      'brought_file.brought_by_id as broughtById',
      'own_file.name as ownName',
      'own_file.format as ownFormat',
      'own_file.received_at as ownAt',
      'line.amount as lineAmount',
      'line.booked_on as lineDated',
      'line.id as lineId',
      'line.kid as kid',
      'line.counterparty_name as counterpartyName',
      'line.state as lineState',
      'line.taken_by as takenBy',
      'tried.end_to_end_id as endToEndId',
      'tried.payout_id as payoutId',
      'payout.serial as serial',
      'answered.answer as answer',
      'answered.outcome as outcome',
      'closed_at as closedAt',
      'closed_by_id as closedById',
      'first_closed_by_id as firstClosedById',
      'first_reason as firstReason',
      'conflict.reason as reason',
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
    .where('conflict.book_id', '=', bookId)
    .orderBy(raw`closed_at is not null`)
    .orderBy('found_at', 'desc')
    .orderBy('conflict.id')
    .limit(limit)
    .offset(skip)
    .execute();
  const counts = await sql(tx)
    .selectFrom('bank_conflict')
    .select(raw<number>`count(*)::integer`.as('total'))
    .select(raw<number>`(count(*) filter (where closed_at is null))::integer`.as('open'))
    .where('book_id', '=', bookId)
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
    .updateTable('bank_conflict')
    .set({ first_closed_by_id: byId, first_reason: reason })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .where('first_closed_by_id', 'is', null)
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
    .updateTable('bank_conflict')
    .set({ closed_at: at.toString(), closed_by_id: byId, reason })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes a deleted account from conflicts that it closed. */
export async function forgetCloser(tx: Tx, accountId: string): Promise<void> {
  for (const column of ['closed_by_id', 'first_closed_by_id'] as const)
    await sql(tx)
      .updateTable('bank_conflict')
      .set({ [column]: null })
      .where(column, '=', accountId)
      .execute();
}
