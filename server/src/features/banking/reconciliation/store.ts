import { sql as raw } from 'kysely';

import type { ReconciliationProblemKind } from '@husvaer/domain/banking/reconciliation';
import type { IsoDate } from '@husvaer/domain/kernel/dates';

import { writeJson } from '../../../platform/db/json.ts';
import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql =
  owns<
    Pick<Tables, 'bankReconciliation' | 'withdrawnReconciliation' | 'bankReconciliationProblem'>
  >();

/** A month that was signed off. */
interface SignedMonth {
  /** The first day of the month. */
  month: IsoDate;
  signedAt: Temporal.Instant;
  signedById: string | null;
  note: string | null;
  /** The signed report, as JSON. */
  report: unknown;
}

const months = (tx: ReadTx, bookId: string) =>
  sql(tx)
    .selectFrom('bankReconciliation')
    .select(['month', 'signedAt', 'signedById', 'note', 'report'])
    .where('bookId', '=', bookId);

export const findSignedMonth = (
  tx: ReadTx,
  { bookId, month }: { bookId: string; month: IsoDate },
): Promise<SignedMonth | undefined> =>
  months(tx, bookId).where('month', '=', month).executeTakeFirst();

/** The latest month that was signed off, before `before` if that is given. */
export const findLastSigned = (
  tx: ReadTx,
  { bookId, before }: { bookId: string; before?: IsoDate },
): Promise<SignedMonth | undefined> =>
  months(tx, bookId)
    .$if(before !== undefined, (all) => all.where('month', '<', before!))
    .orderBy('month', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The signed months from one on, the earliest first. */
export const findSignedFrom = (
  tx: ReadTx,
  { bookId, from }: { bookId: string; from: IsoDate },
): Promise<SignedMonth[]> =>
  months(tx, bookId).where('month', '>=', from).orderBy('month').execute();

/** The signed months that closed the books, which agree with the ledger for ever; the earliest first. */
export const findClosingMonths = (tx: ReadTx, bookId: string): Promise<SignedMonth[]> =>
  months(tx, bookId).where('closes', '=', true).orderBy('month').execute();

/** Signed months from one on count no more. They stay as they were signed, apart from those that count. */
export async function withdrawSigned(
  tx: Tx,
  { bookId, from, at }: { bookId: string; from: IsoDate; at: Temporal.Instant },
): Promise<void> {
  const theirs = ['id', 'bookId', 'month', 'signedAt', 'signedById', 'note', 'report'] as const;
  await sql(tx)
    .insertInto('withdrawnReconciliation')
    .columns([...theirs, 'withdrawnAt'])
    .expression((of) =>
      of
        .selectFrom('bankReconciliation')
        .select([...theirs, raw<string>`${at.toString()}::timestamptz`.as('withdrawnAt')])
        .where('bookId', '=', bookId)
        .where('month', '>=', from)
        .$castTo<never>(),
    )
    .execute();
  await sql(tx)
    .deleteFrom('bankReconciliation')
    .where('bookId', '=', bookId)
    .where('month', '>=', from)
    .execute();
}

/** Adds a signed month, which closes the books. Returns false when the month was signed before. */
export async function addSignedMonth(
  tx: Tx,
  { id, bookId, ...signed }: SignedMonth & { id: string; bookId: string },
): Promise<boolean> {
  const row = await sql(tx)
    .insertInto('bankReconciliation')
    .values({
      id,
      bookId,
      month: signed.month,
      signedAt: signed.signedAt.toString(),
      signedById: signed.signedById,
      note: signed.note,
      report: writeJson(signed.report),
      closes: true,
    })
    .onConflict((conflict) => conflict.columns(['bookId', 'month']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes a deleted account from signed months. */
export async function forgetSigner(tx: Tx, accountId: string): Promise<void> {
  for (const table of ['bankReconciliation', 'withdrawnReconciliation'] as const)
    await sql(tx)
      .updateTable(table)
      .set({ signedById: null })
      .where('signedById', '=', accountId)
      .execute();
}

/** A problem, with the key that identifies it in its book. */
type KeyedProblem = { key: string; kind: ReconciliationProblemKind };

/** Replaces a book's problems by these. Returns the new ones. */
export async function saveProblems(
  tx: Tx,
  {
    bookId,
    problems,
    at,
  }: { bookId: string; problems: readonly KeyedProblem[]; at: Temporal.Instant },
): Promise<KeyedProblem[]> {
  const theirs = sql(tx).deleteFrom('bankReconciliationProblem').where('bookId', '=', bookId);
  const keys = problems.map(({ key }) => key);
  await (keys.length > 0 ? theirs.where('key', 'not in', keys) : theirs).execute();
  if (problems.length === 0) return [];
  return sql(tx)
    .insertInto('bankReconciliationProblem')
    .columns(['bookId', 'key', 'kind', 'foundAt'])
    .expression((from) =>
      from
        .selectFrom(unnestRows('input', { key: 'text', kind: 'text' }, problems))
        .select([
          raw<string>`${bookId}::uuid`.as('bookId'),
          'input.key',
          'input.kind',
          raw<string>`${at.toString()}::timestamptz`.as('foundAt'),
        ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['key', 'kind'])
    .execute();
}

/**
 * The number of problems that operators are notified of. Amounts to pay in are left out: the book's owner
 * handles them.
 */
export async function countProblems(tx: ReadTx): Promise<number> {
  const { count } = await sql(tx)
    .selectFrom('bankReconciliationProblem')
    .select(raw<number>`count(*)::integer`.as('count'))
    .where('kind', '!=', 'refill')
    .executeTakeFirstOrThrow();
  return count;
}
