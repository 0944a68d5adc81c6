import type { MaybeMoment, Moment } from '../../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../../platform/db/tx.ts';
import { findOrderLines, type OrderKind, type OrderTables } from '../../orders/store.ts';
import { lockOrdered } from '../store.ts';

export type AnswerKind = 'debited' | 'returned' | 'rejected';

interface AnswerTables extends OrderTables {
  bank_answer: {
    id: string;
    book_id: string;
    kind: AnswerKind;
    end_to_end_id: string;
    dated: string | null;
    bank_line_id: string | null;
    reason: string | null;
    brought_by_id: string | null;
    brought_at: Moment;
    outcome: 'confirmed' | 'by_bank' | 'dismissed' | null;
    ended_by_id: string | null;
    ended_at: MaybeMoment;
  };
}

const sql = owns<AnswerTables>();

/** What a file that a person brought says about an order. It has no effect until it is confirmed. */
interface ProposedAnswer {
  id: string;
  bookId: string;
  kind: AnswerKind;
  endToEndId: string;
  /** The bank's day; null of a rejection. */
  dated: string | null;
  /** The line that waits in suspense; null of a rejection. */
  lineId: string | null;
  reason: string | null;
  /** Null for an operator's key, or a deleted account. */
  broughtById: string | null;
  broughtAt: Temporal.Instant;
}

/** An answer that waits, with the payout or the refund that it is about. */
export interface OpenAnswer extends ProposedAnswer {
  about: OrderKind;
  /** The number of the payout; null for a refund. */
  serial: number | null;
  /** Øre. */
  amount: bigint;
}

/** Adds answers, except rejections that an open one of the same person says. Returns the ids of those added. */
export async function addAnswers(tx: Tx, answers: readonly ProposedAnswer[]): Promise<Set<string>> {
  if (answers.length === 0) return new Set();
  const rows = await sql(tx)
    .insertInto('bank_answer')
    .values(
      answers.map((one) => ({
        id: one.id,
        book_id: one.bookId,
        kind: one.kind,
        end_to_end_id: one.endToEndId,
        dated: one.dated,
        bank_line_id: one.lineId,
        reason: one.reason,
        brought_by_id: one.broughtById,
        brought_at: one.broughtAt.toString(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

const allAnswers = (tx: ReadTx) =>
  sql(tx)
    .selectFrom('bank_answer')
    .innerJoin('payment_order_line as tried', 'tried.end_to_end_id', 'bank_answer.end_to_end_id')
    .leftJoin('payout', 'payout.id', 'tried.payout_id')
    .select([
      'bank_answer.id as id',
      'bank_answer.book_id as bookId',
      'bank_answer.kind as kind',
      'bank_answer.end_to_end_id as endToEndId',
      'bank_answer.dated as dated',
      'bank_answer.bank_line_id as lineId',
      'bank_answer.reason as reason',
      'bank_answer.brought_by_id as broughtById',
      'bank_answer.brought_at as broughtAt',
      'tried.payout_id as payoutId',
      'tried.amount as amount',
      'payout.serial as serial',
    ])
    .orderBy('bank_answer.brought_at')
    .orderBy('bank_answer.id');

const openAnswers = (tx: ReadTx) => allAnswers(tx).where('bank_answer.outcome', 'is', null);

type Row = Awaited<ReturnType<ReturnType<typeof openAnswers>['executeTakeFirstOrThrow']>>;

const asOpen = ({ payoutId, ...row }: Row): OpenAnswer => ({
  ...row,
  about: payoutId === null ? 'refund' : 'payout',
});

/** The answers in a book that wait, the earliest first. */
export async function findOpenAnswers(
  tx: ReadTx,
  { bookId, limit, skip }: { bookId: string; limit: number; skip: number },
): Promise<{ answers: OpenAnswer[]; total: number }> {
  const rows = await openAnswers(tx)
    .where('bank_answer.book_id', '=', bookId)
    .limit(limit)
    .offset(skip)
    .execute();
  const { total } = await sql(tx)
    .selectFrom('bank_answer')
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .where('book_id', '=', bookId)
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow();
  return { answers: rows.map(asOpen), total: Number(total) };
}

/** Open answers by id, locked with their orders until the end of the transaction. */
export async function lockAnswers(tx: Tx, ids: readonly string[]): Promise<OpenAnswer[]> {
  if (ids.length === 0) return [];
  const known = await openAnswers(tx).where('bank_answer.id', 'in', ids).execute();
  // Files of the bank lock orders before answers, and so does this.
  await lockOrdersOf(
    tx,
    known.map(({ endToEndId }) => endToEndId),
  );
  await sql(tx)
    .selectFrom('bank_answer')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return (await openAnswers(tx).where('bank_answer.id', 'in', ids).execute()).map(asOpen);
}

/** Locks the payouts and refunds of these tries until the end of the transaction. */
export async function lockOrdersOf(tx: Tx, endToEndIds: readonly string[]): Promise<void> {
  if (endToEndIds.length === 0) return;
  await lockOrdered(tx, await findOrderLines(tx, 'end_to_end_id', endToEndIds));
}

/** Open answers about these tries. */
export async function findAnswersAbout(
  tx: ReadTx,
  endToEndIds: readonly string[],
): Promise<OpenAnswer[]> {
  if (endToEndIds.length === 0) return [];
  const rows = await openAnswers(tx)
    .where('bank_answer.end_to_end_id', 'in', endToEndIds)
    .execute();
  return rows.map(asOpen);
}

/** Dismissed answers about these tries, by a line of theirs. */
export async function findDismissed(
  tx: ReadTx,
  endToEndIds: readonly string[],
): Promise<OpenAnswer[]> {
  if (endToEndIds.length === 0) return [];
  const rows = await allAnswers(tx)
    .where('bank_answer.end_to_end_id', 'in', endToEndIds)
    .where('bank_answer.outcome', '=', 'dismissed')
    .where('bank_answer.bank_line_id', 'is not', null)
    .execute();
  return rows.map(asOpen);
}

/** Opens a dismissed answer again. */
export async function reopenAnswer(tx: Tx, id: string): Promise<void> {
  await sql(tx)
    .updateTable('bank_answer')
    .set({ outcome: null, ended_by_id: null, ended_at: null })
    .where('id', '=', id)
    .where('outcome', '=', 'dismissed')
    .execute();
}

/** Ends an open answer. Returns true only for the first call. */
export async function endAnswer(
  tx: Tx,
  id: string,
  end: {
    outcome: NonNullable<AnswerTables['bank_answer']['outcome']>;
    byId: string | null;
    at: Temporal.Instant;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await sql(tx)
    .updateTable('bank_answer')
    .set({ outcome: end.outcome, ended_by_id: end.byId, ended_at: end.at.toString() })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes a deleted account from answers. */
export async function forgetAnswerer(tx: Tx, accountId: string): Promise<void> {
  for (const column of ['brought_by_id', 'ended_by_id'] as const)
    await sql(tx)
      .updateTable('bank_answer')
      .set({ [column]: null })
      .where(column, '=', accountId)
      .execute();
}
