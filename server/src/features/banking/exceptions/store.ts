import { sql as raw } from 'kysely';

import type { Settlement } from '@husvaer/domain/banking/lines';
import type { IsoDate } from '@husvaer/domain/kernel/dates';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import { debtorsOf, type StoredLine } from '../lines/store.ts';

const sql = owns<Pick<Tables, 'bankWitness' | 'bankLine' | 'bankSettlement'>>();

/** A decision on a payment that no feature accepted: a person's, or, without one, by rule. */
export interface StoredSettlement {
  id: string;
  lineId: string;
  choice: Settlement;
  leaseId: string | null;
  invoiceId: string | null;
  /** The refund ordered from the bank; null when the money was sent back by hand. */
  refundId: string | null;
  note: string | null;
  byId: string | null;
  at: Temporal.Instant;
  /** The day from which it counts, if it was settled by rule. */
  dated: IsoDate | null;
  undoneById: string | null;
  undoneAt: Temporal.Instant | null;
}

export async function addSettlement(
  tx: Tx,
  values: Omit<StoredSettlement, 'undoneById' | 'undoneAt'>,
): Promise<void> {
  await sql(tx)
    .insertInto('bankSettlement')
    .values({
      id: values.id,
      lineId: values.lineId,
      choice: values.choice,
      leaseId: values.leaseId,
      invoiceId: values.invoiceId,
      refundId: values.refundId,
      note: values.note,
      byId: values.byId,
      at: values.at.toString(),
      dated: values.dated,
    })
    .execute();
}

export async function undoSettlement(
  tx: Tx,
  { id, byId, at }: { id: string; byId: string | null; at: Temporal.Instant },
): Promise<void> {
  await sql(tx)
    .updateTable('bankSettlement')
    .set({ undoneById: byId, undoneAt: at.toString() })
    .where('id', '=', id)
    .execute();
}

/** Removes what a payment was taken to state: it is another one. */
export async function removeWitness(tx: Tx, lineId: string): Promise<void> {
  await sql(tx).deleteFrom('bankWitness').where('lineId', '=', lineId).execute();
}

/** All decisions on these payments, undone ones included, the earliest first. */
export async function findSettlements(
  tx: ReadTx,
  lineIds: readonly string[],
): Promise<StoredSettlement[]> {
  if (lineIds.length === 0) return [];
  return sql(tx)
    .selectFrom('bankSettlement')
    .select([
      'id',
      'lineId',
      'choice',
      'leaseId',
      'invoiceId',
      'refundId',
      'note',
      'byId',
      'at',
      'dated',
      'undoneById',
      'undoneAt',
    ])
    .where('lineId', 'in', lineIds)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** The other payment of a transfer: both were settled at the same moment. */
export async function findOtherOfTransfer(
  tx: ReadTx,
  settlementId: string,
): Promise<{ lineId: string; settlementId: string } | undefined> {
  const found = raw<{ lineId: string; settlementId: string }>`(
    select other.line_id, other.id as settlement_id
    from bank_settlement as one join bank_line as line on line.id = one.line_id
    join bank_settlement as other on other.at = one.at and other.choice = 'transfer'
      and other.undone_at is null and other.id <> one.id
    join bank_line as other_line on other_line.id = other.line_id
      and other_line.book_id = line.book_id and other_line.amount = -line.amount
      and other_line.account <> line.account
    where one.id = ${settlementId}
    order by other.id limit 1
  )`.as('found');
  return sql(tx).selectFrom(found).selectAll().executeTakeFirst();
}

/** The sum in øre, by book, of payments that were sent back by hand. Their debits may be among the lines. */
export async function sumSentByHand(tx: ReadTx): Promise<Map<string, bigint>> {
  const rows = await sql(tx)
    .selectFrom('bankSettlement')
    .innerJoin('bankLine', 'bankLine.id', 'lineId')
    .select(['bookId', raw<bigint>`sum(amount)::bigint`.as('amount')])
    .where('choice', '=', 'refund')
    .where('refundId', 'is', null)
    .where('undoneAt', 'is', null)
    .groupBy('bookId')
    .execute();
  return new Map(rows.map(({ bookId, amount }) => [bookId, amount]));
}

/** For each of these payments, the leases that a person chose for earlier payments from the same account. */
export async function findLeasesOfDebtors(
  tx: ReadTx,
  lines: readonly StoredLine[],
): Promise<{ lineId: string; leaseId: string }[]> {
  const rows = await sql(tx)
    .selectFrom(debtorsOf(lines))
    .innerJoin('bankLine', (join) =>
      join
        .onRef('bankLine.bookId', '=', 'input.bookId')
        .onRef('counterpartyAccount', '=', 'input.account'),
    )
    .innerJoin('bankSettlement', 'lineId', 'bankLine.id')
    .select(['input.id as lineId', 'leaseId'])
    .distinct()
    .where('leaseId', 'is not', null)
    .where('undoneAt', 'is', null)
    .execute();
  return rows.flatMap(({ lineId, leaseId }) => (leaseId === null ? [] : { lineId, leaseId }));
}

/** Removes a deleted account from decisions. */
export async function forgetSettler(tx: Tx, accountId: string): Promise<void> {
  for (const column of ['byId', 'undoneById'] as const)
    await sql(tx)
      .updateTable('bankSettlement')
      .set({ [column]: null })
      .where(column, '=', accountId)
      .execute();
}
