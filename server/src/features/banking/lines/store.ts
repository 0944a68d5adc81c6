import { sql as raw } from 'kysely';

import type { FileLine, Money } from '@husvaer/domain/banking/bank-file';
import type { LineState, WaitingReason } from '@husvaer/domain/banking/lines';

import type { BroughtBy } from '../../payments/public.ts';
import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import type { Known } from './fingerprint.ts';

const sql = owns<Pick<Tables, 'bankAnswer' | 'bankLine'>>();

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
  fileId: 'uuid',
  bookId: 'uuid',
  position: 'integer',
  account: 'text',
  amount: 'bigint',
  bookedOn: 'date',
  paidOn: 'date',
  kid: 'text',
  text: 'text',
  counterpartyAccount: 'text',
  counterpartyName: 'text',
  reference: 'text',
  endToEndId: 'text',
  isReversal: 'boolean',
  originalAmount: 'numeric',
  originalCurrency: 'text',
  chargesAmount: 'numeric',
  chargesCurrency: 'text',
  entryReference: 'text',
  statementId: 'text',
  entry: 'integer',
  unclear: 'jsonb',
  fingerprint: 'text',
  ordinal: 'integer',
  state: 'text',
  reason: 'text',
  takenBy: 'text',
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
  fileId: line.fileId,
  bookId: line.bookId,
  position: line.position,
  account: line.account,
  amount: line.amount,
  bookedOn: line.bookedOn,
  paidOn: line.paidOn,
  kid: line.kid,
  text: line.text,
  counterpartyAccount: line.counterparty.account,
  counterpartyName: line.counterparty.name,
  reference: line.reference,
  endToEndId: line.endToEndId,
  isReversal: line.isReversal,
  originalAmount: line.original?.amount ?? null,
  originalCurrency: line.original?.currency ?? null,
  chargesAmount: line.charges?.amount ?? null,
  chargesCurrency: line.charges?.currency ?? null,
  entryReference: line.entryReference,
  statementId: line.statementId,
  entry: line.entry ?? null,
  unclear: line.unclear ?? null,
  fingerprint: line.fingerprint,
  ordinal: line.ordinal,
  state: line.takenBy === null ? 'waiting' : 'taken',
  reason: line.reason,
  takenBy: line.takenBy,
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
  await sql(tx).updateTable('bankLine').set({ state }).where('id', '=', id).execute();
}

const lines = (tx: ReadTx) => sql(tx).selectFrom('bankLine').selectAll('bankLine');

type Row = Awaited<ReturnType<ReturnType<typeof lines>['executeTakeFirstOrThrow']>>;

/** An amount from its two columns. */
export const moneyOf = (amount: string | null, currency: string | null): Money | null =>
  amount === null || currency === null ? null : { amount, currency };

const lineOf = (row: Row): StoredLine => ({
  id: row.id,
  bookId: row.bookId,
  fileId: row.fileId,
  account: row.account,
  amount: row.amount,
  bookedOn: row.bookedOn,
  paidOn: row.paidOn,
  kid: row.kid,
  text: row.text,
  counterparty: { account: row.counterpartyAccount, name: row.counterpartyName },
  reference: row.reference,
  endToEndId: row.endToEndId,
  isReversal: row.isReversal,
  original: moneyOf(row.originalAmount, row.originalCurrency),
  charges: moneyOf(row.chargesAmount, row.chargesCurrency),
  ...(row.unclear && { unclear: row.unclear }),
  state: row.state,
  reason: row.reason,
  takenBy: row.takenBy,
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
    .selectFrom('bankAnswer')
    .select('bankLineId')
    .where('bankLineId', '=', lineId)
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
    .where('bookId', '=', bookId)
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
    .where('bookId', '=', bookId)
    .where('reason', 'is not', null)
    .where('state', isWaiting ? '=' : '!=', 'waiting')
    .where(isUnanswered);
  const rows = await theirs
    .orderBy('paidOn', isWaiting ? 'asc' : 'desc')
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
    { id: 'uuid', bookId: 'uuid', account: 'text' },
    lines.flatMap(({ id, bookId, counterparty: { account } }) =>
      account === null ? [] : { id, bookId, account },
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
          .selectFrom('bankLine')
          .select('bankLine.id as earlierId')
          .whereRef('bankLine.bookId', '=', 'input.bookId')
          .whereRef('counterpartyAccount', '=', 'input.account')
          .where('state', '=', 'taken')
          .orderBy('paidOn', 'desc')
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
    .selectFrom('bankLine')
    .select([
      'bookId',
      raw<bigint>`coalesce(sum(amount) filter (where state <> 'counted'), 0)::bigint`.as('held'),
      raw<bigint>`coalesce(sum(amount) filter (where state = 'waiting'), 0)::bigint`.as('waiting'),
    ])
    .groupBy('bookId')
    .execute();
}

/** The number of payments that wait for a person to settle them. */
export async function countWaitingPayments(tx: ReadTx): Promise<number> {
  const { count } = await sql(tx)
    .selectFrom('bankLine')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return Number(count);
}
