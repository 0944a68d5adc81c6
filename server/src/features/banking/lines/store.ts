import { sql as raw } from 'kysely';

import type { BankFileFormat, FileLine, Money } from '@husvaer/domain/banking/bank-file';
import type { FileProblem } from '@husvaer/domain/banking/file-problems';
import type { LineState, WaitingReason } from '@husvaer/domain/banking/lines';

import type { BroughtBy } from '../../payments/public.ts';
import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import type { Known } from './fingerprint.ts';

export interface LineTables {
  bank_answer: { bank_line_id: string | null; outcome: string | null };
  bank_file: { id: string; format: BankFileFormat };
  bank_repeat: {
    line_id: string;
    file_id: string;
    entry_reference: string | null;
    statement_id: string | null;
    fingerprint: string | null;
    booked_line_id: string | null;
  };
  bank_line: {
    id: string;
    file_id: string;
    book_id: string;
    position: number;
    account: string;
    amount: bigint;
    booked_on: string;
    paid_on: string;
    kid: string | null;
    text: string | null;
    counterparty_account: string | null;
    counterparty_name: string | null;
    reference: string | null;
    end_to_end_id: string | null;
    is_reversal: boolean;
    original_amount: string | null;
    original_currency: string | null;
    charges_amount: string | null;
    charges_currency: string | null;
    entry_reference: string | null;
    statement_id: string | null;
    entry: number | null;
    unclear: FileProblem | null;
    fingerprint: string;
    ordinal: number;
    state: LineState;
    reason: WaitingReason | null;
    taken_by: string | null;
  };
}

const sql = owns<LineTables>();

/** Lines written by one statement. */
export const AT_ONCE = 5000;

/** A stored payment of a bank's file. */
export interface StoredLine extends FileLine {
  id: string;
  bookId: string;
  fileId: string;
  state: LineState;
  /** Why it waits or waited for a person; null when a feature accepted it directly. */
  reason: WaitingReason | null;
  takenBy: string | null;
}

export type NewLine = FileLine &
  BroughtBy &
  Known & {
    id: string;
    bookId: string;
    fileId: string;
    position: number;
    entryReference: string | null;
    statementId: string | null;
    /** Null when a feature accepted it. */
    reason: WaitingReason | null;
    /** The feature that accepted it. */
    takenBy: string | null;
  };

const COLUMNS = {
  id: 'uuid',
  file_id: 'uuid',
  book_id: 'uuid',
  position: 'integer',
  account: 'text',
  amount: 'bigint',
  booked_on: 'date',
  paid_on: 'date',
  kid: 'text',
  text: 'text',
  counterparty_account: 'text',
  counterparty_name: 'text',
  reference: 'text',
  end_to_end_id: 'text',
  is_reversal: 'boolean',
  original_amount: 'numeric',
  original_currency: 'text',
  charges_amount: 'numeric',
  charges_currency: 'text',
  entry_reference: 'text',
  statement_id: 'text',
  entry: 'integer',
  unclear: 'jsonb',
  fingerprint: 'text',
  ordinal: 'integer',
  state: 'text',
  reason: 'text',
  taken_by: 'text',
} as const;

/** Imports files of one book one after the other: their payments are compared with the earlier ones. */
export async function serializeBook(tx: Tx, bookId: string): Promise<void> {
  const lock = `bank lines ${bookId}`;
  await raw`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(sql(tx));
}

/** Inserts payments whose fingerprint and ordinal are not stored yet. Returns the ids of those inserted. */
export async function insertLines(tx: Tx, lines: readonly NewLine[]): Promise<Set<string>> {
  const sorted = lines.toSorted(
    (a, b) => compare(a.fingerprint, b.fingerprint) || a.ordinal - b.ordinal,
  );
  const added = new Set<string>();
  for (let start = 0; start < sorted.length; start += AT_ONCE) {
    const rows = sorted.slice(start, start + AT_ONCE).map(rowOf);
    const names = raw.join(Object.keys(COLUMNS).map((name) => raw.id(name)));
    const { rows: fresh } = await raw<{ id: string }>`
      insert into bank_line (${names}) select ${names} from ${unnestRows('input', COLUMNS, rows)}
      on conflict (fingerprint, ordinal) do nothing returning id`.execute(sql(tx));
    for (const { id } of fresh) added.add(id);
  }
  return added;
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const rowOf = (line: NewLine) => ({
  id: line.id,
  file_id: line.fileId,
  book_id: line.bookId,
  position: line.position,
  account: line.account,
  amount: line.amount,
  booked_on: line.bookedOn,
  paid_on: line.paidOn,
  kid: line.kid,
  text: line.text,
  counterparty_account: line.counterparty.account,
  counterparty_name: line.counterparty.name,
  reference: line.reference,
  end_to_end_id: line.endToEndId,
  is_reversal: line.isReversal,
  original_amount: line.original?.amount ?? null,
  original_currency: line.original?.currency ?? null,
  charges_amount: line.charges?.amount ?? null,
  charges_currency: line.charges?.currency ?? null,
  entry_reference: line.entryReference,
  statement_id: line.statementId,
  entry: line.entry ?? null,
  unclear: line.unclear ?? null,
  fingerprint: line.fingerprint,
  ordinal: line.ordinal,
  state: line.takenBy === null ? 'waiting' : 'taken',
  reason: line.reason,
  taken_by: line.takenBy,
});

/** Records that a feature accepted these payments, so that they do not wait for a person. */
export async function recordAcceptor(
  tx: Tx,
  ids: readonly string[],
  takenBy: string,
): Promise<void> {
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const rows = ids.slice(start, start + AT_ONCE).map((id) => ({ id }));
    await raw`update bank_line set state = 'taken', reason = null, taken_by = ${takenBy}
      from ${unnestRows('taken', { id: 'uuid' }, rows)} where bank_line.id = taken.id`.execute(
      sql(tx),
    );
  }
}

export async function setState(tx: Tx, id: string, state: LineState): Promise<void> {
  await sql(tx).updateTable('bank_line').set({ state }).where('id', '=', id).execute();
}

const lines = (tx: ReadTx) => sql(tx).selectFrom('bank_line').selectAll('bank_line');

type Row = Awaited<ReturnType<ReturnType<typeof lines>['executeTakeFirstOrThrow']>>;

/** An amount from its two columns. */
export const moneyOf = (amount: string | null, currency: string | null): Money | null =>
  amount === null || currency === null ? null : { amount, currency };

const lineOf = (row: Row): StoredLine => ({
  id: row.id,
  bookId: row.book_id,
  fileId: row.file_id,
  account: row.account,
  amount: row.amount,
  bookedOn: row.booked_on,
  paidOn: row.paid_on,
  kid: row.kid,
  text: row.text,
  counterparty: { account: row.counterparty_account, name: row.counterparty_name },
  reference: row.reference,
  endToEndId: row.end_to_end_id,
  isReversal: row.is_reversal,
  original: moneyOf(row.original_amount, row.original_currency),
  charges: moneyOf(row.charges_amount, row.charges_currency),
  ...(row.unclear && { unclear: row.unclear }),
  state: row.state,
  reason: row.reason,
  takenBy: row.taken_by,
});

export async function findLine(tx: ReadTx, id: string): Promise<StoredLine | undefined> {
  const row = await lines(tx).where('id', '=', id).executeTakeFirst();
  return row && lineOf(row);
}

/** Like {@link findLine}, but locks the row until the end of the transaction. */
export async function lockLine(tx: Tx, id: string): Promise<StoredLine | undefined> {
  const row = await lines(tx).where('id', '=', id).forUpdate().executeTakeFirst();
  return row && lineOf(row);
}

/** Whether a line is no proposed answer to an order, which is confirmed or dismissed first. */
export const isUnanswered = raw<boolean>`not exists (
  select from bank_answer where bank_line_id = bank_line.id and outcome is null
)`;

/** Whether a line is a proposed answer to an order. */
export async function isProposedAnswer(tx: ReadTx, lineId: string): Promise<boolean> {
  const row = await sql(tx)
    .selectFrom('bank_answer')
    .select('bank_line_id')
    .where('bank_line_id', '=', lineId)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** A page of a book's payments that wait for a person, in the order in which they were read. */
export async function findWaitingAfter(
  tx: ReadTx,
  bookId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<StoredLine[]> {
  const rows = await lines(tx)
    .where('book_id', '=', bookId)
    .where('state', '=', 'waiting')
    .where('reason', 'is not', null)
    .where(isUnanswered)
    .$if(after !== null, (all) => all.where('id', '>', after!))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(lineOf);
}

/**
 * Payments of a book that no feature accepted: those that wait, the earliest first, or those that were
 * settled.
 */
export async function findExceptions(
  tx: ReadTx,
  {
    bookId,
    isWaiting,
    limit,
    skip,
  }: { bookId: string; isWaiting: boolean; limit: number; skip: number },
): Promise<{ lines: StoredLine[]; total: number }> {
  const theirs = lines(tx)
    .where('book_id', '=', bookId)
    .where('reason', 'is not', null)
    .where('state', isWaiting ? '=' : '!=', 'waiting')
    .where(isUnanswered);
  const rows = await theirs
    .orderBy('paid_on', isWaiting ? 'asc' : 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(skip)
    .execute();
  const { total } = await theirs
    .clearSelect()
    .select(raw<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return { lines: rows.map(lineOf), total };
}

/** The accounts that these payments came from, as rows for a query. */
export const debtorsOf = (lines: readonly StoredLine[]) =>
  unnestRows(
    'input',
    { id: 'uuid', book_id: 'uuid', account: 'text' },
    lines.flatMap(({ id, bookId, counterparty: { account } }) =>
      account === null ? [] : { id, book_id: bookId, account },
    ),
  );

/**
 * For each of these payments, the accepted earlier payments from the same account, the latest first: the ids
 * of the lines.
 */
export async function findEarlierOf(
  tx: ReadTx,
  some: readonly StoredLine[],
): Promise<{ lineId: string; earlierId: string }[]> {
  return sql(tx)
    .selectFrom(debtorsOf(some))
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('bank_line')
          .select('bank_line.id as earlierId')
          .whereRef('bank_line.book_id', '=', 'input.book_id')
          .whereRef('counterparty_account', '=', 'input.account')
          .where('state', '=', 'taken')
          .orderBy('paid_on', 'desc')
          .limit(20)
          .as('earlier'),
      (join) => join.onTrue(),
    )
    .select(['input.id as lineId', 'earlierId'])
    .execute();
}

/** The sums of each book's lines: what is on its client accounts, and what waits for a person. */
export async function sumLines(
  tx: ReadTx,
): Promise<{ bookId: string; held: bigint; waiting: bigint }[]> {
  return sql(tx)
    .selectFrom('bank_line')
    .select([
      'book_id as bookId',
      raw<bigint>`coalesce(sum(amount) filter (where state <> 'counted'), 0)::bigint`.as('held'),
      raw<bigint>`coalesce(sum(amount) filter (where state = 'waiting'), 0)::bigint`.as('waiting'),
    ])
    .groupBy('book_id')
    .execute();
}

/** The number of payments that wait for a person to settle them. */
export async function countWaitingPayments(tx: ReadTx): Promise<number> {
  const { count } = await sql(tx)
    .selectFrom('bank_line')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return Number(count);
}
