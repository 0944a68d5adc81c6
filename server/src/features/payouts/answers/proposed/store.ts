import type { Tables } from '../../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../../platform/db/tx.ts';
import { findOrderLines, type OrderKind } from '../../orders/store.ts';
import { lockOrdered } from '../store.ts';

export type AnswerKind = 'debited' | 'returned' | 'rejected';

const sql = owns<Pick<Tables, 'bankAnswer' | 'payout' | 'refund' | 'paymentOrderLine'>>();

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
    .insertInto('bankAnswer')
    .values(
      answers.map((one) => ({
        id: one.id,
        bookId: one.bookId,
        kind: one.kind,
        endToEndId: one.endToEndId,
        dated: one.dated,
        bankLineId: one.lineId,
        reason: one.reason,
        broughtById: one.broughtById,
        broughtAt: one.broughtAt.toString(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

const allAnswers = (tx: ReadTx) =>
  sql(tx)
    .selectFrom('bankAnswer')
    .innerJoin('paymentOrderLine as tried', 'tried.endToEndId', 'bankAnswer.endToEndId')
    .leftJoin('payout', 'payout.id', 'tried.payoutId')
    .select([
      'bankAnswer.id',
      'bankAnswer.bookId',
      'bankAnswer.kind',
      'bankAnswer.endToEndId',
      'bankAnswer.dated',
      'bankAnswer.bankLineId as lineId',
      'bankAnswer.reason',
      'bankAnswer.broughtById',
      'bankAnswer.broughtAt',
      'tried.payoutId',
      'tried.amount',
      'payout.serial',
    ])
    .orderBy('bankAnswer.broughtAt')
    .orderBy('bankAnswer.id');

const openAnswers = (tx: ReadTx) => allAnswers(tx).where('bankAnswer.outcome', 'is', null);

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
    .where('bankAnswer.bookId', '=', bookId)
    .limit(limit)
    .offset(skip)
    .execute();
  const { total } = await sql(tx)
    .selectFrom('bankAnswer')
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .where('bookId', '=', bookId)
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow();
  return { answers: rows.map(asOpen), total: Number(total) };
}

/** Open answers by id, locked with their orders until the end of the transaction. */
export async function lockAnswers(tx: Tx, ids: readonly string[]): Promise<OpenAnswer[]> {
  if (ids.length === 0) return [];
  const known = await openAnswers(tx).where('bankAnswer.id', 'in', ids).execute();
  // Files of the bank lock orders before answers, and so does this.
  await lockOrdersOf(
    tx,
    known.map(({ endToEndId }) => endToEndId),
  );
  await sql(tx)
    .selectFrom('bankAnswer')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return (await openAnswers(tx).where('bankAnswer.id', 'in', ids).execute()).map(asOpen);
}

/** Locks the payouts and refunds of these tries until the end of the transaction. */
export async function lockOrdersOf(tx: Tx, endToEndIds: readonly string[]): Promise<void> {
  if (endToEndIds.length === 0) return;
  await lockOrdered(tx, await findOrderLines(tx, 'endToEndId', endToEndIds));
}

/** Open answers about these tries. */
export async function findAnswersAbout(
  tx: ReadTx,
  endToEndIds: readonly string[],
): Promise<OpenAnswer[]> {
  if (endToEndIds.length === 0) return [];
  const rows = await openAnswers(tx).where('bankAnswer.endToEndId', 'in', endToEndIds).execute();
  return rows.map(asOpen);
}

/** Dismissed answers about these tries, by a line of theirs. */
export async function findDismissed(
  tx: ReadTx,
  endToEndIds: readonly string[],
): Promise<OpenAnswer[]> {
  if (endToEndIds.length === 0) return [];
  const rows = await allAnswers(tx)
    .where('bankAnswer.endToEndId', 'in', endToEndIds)
    .where('bankAnswer.outcome', '=', 'dismissed')
    .where('bankAnswer.bankLineId', 'is not', null)
    .execute();
  return rows.map(asOpen);
}

/** Opens a dismissed answer again. */
export async function reopenAnswer(tx: Tx, id: string): Promise<void> {
  await sql(tx)
    .updateTable('bankAnswer')
    .set({ outcome: null, endedById: null, endedAt: null })
    .where('id', '=', id)
    .where('outcome', '=', 'dismissed')
    .execute();
}

/** Ends an open answer. Returns true only for the first call. */
export async function endAnswer(
  tx: Tx,
  id: string,
  end: {
    outcome: NonNullable<Tables['bankAnswer']['outcome']>;
    byId: string | null;
    at: Temporal.Instant;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await sql(tx)
    .updateTable('bankAnswer')
    .set({ outcome: end.outcome, endedById: end.byId, endedAt: end.at.toString() })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes a deleted account from answers. */
export async function forgetAnswerer(tx: Tx, accountId: string): Promise<void> {
  for (const column of ['broughtById', 'endedById'] as const)
    await sql(tx)
      .updateTable('bankAnswer')
      .set({ [column]: null })
      .where(column, '=', accountId)
      .execute();
}
