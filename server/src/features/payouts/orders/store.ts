import { sql as raw, type ColumnType, type Generated, type Selectable } from 'kysely';

import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import type { MaybeMoment, Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import { waitingBy } from '../../../platform/db/waiting.ts';
import type { QueueState } from '../../../platform/metrics/metrics.ts';
import type { PaymentOrder } from '../pain-001/write-pain-001.ts';
import type { RefundTable } from '../records/refunds/store.ts';
import type { PayoutTable } from '../store.ts';

type Payer = PaymentOrder['payer'];

export interface OrderTables {
  payout: PayoutTable;
  refund: RefundTable;
  payment_order: {
    id: string;
    book_id: string;
    serial: number;
    message_id: string;
    executes_on: string;
    payer: ColumnType<Payer, string, never>;
    created_at: Moment;
    written_at: MaybeMoment;
  };
  payment_order_line: {
    order_id: string;
    position: number;
    payout_id: string | null;
    refund_id: string | null;
    try: number;
    end_to_end_id: string;
    amount: bigint;
    account: string;
    name: string;
    text: string;
    answer: 'accepted' | 'rejected' | null;
    reason: string | null;
    answered_at: MaybeMoment;
    booked_on: string | null;
    bank_line_id: string | null;
    returned_on: string | null;
    returned_line_id: string | null;
    late_line_id: string | null;
    late_debit_on: string | null;
    late_debit_waits: Generated<boolean>;
  };
}

const sql = owns<OrderTables>();

/** Wakes the worker that writes order files. */
export const ORDER_CHANNEL = 'husvaer_payment_orders';

/** The kinds of ordered payments, which are also the names of their tables. */
export type OrderKind = 'payout' | 'refund';
const KINDS: readonly OrderKind[] = ['payout', 'refund'];

/** One try to pay a payout or a refund. */
export interface OrderLine {
  kind: OrderKind;
  /** The id of the payout or the refund. */
  ofId: string;
  try: number;
  endToEndId: string;
  amount: bigint;
  account: string;
  name: string;
  text: string;
}

/** Adds an order, and marks what is in it as ordered. */
export async function addOrder(
  tx: Tx,
  order: {
    id: string;
    bookId: string;
    serial: number;
    messageId: string;
    executesOn: string;
    payer: Payer;
    lines: readonly OrderLine[];
  },
  at: Temporal.Instant,
): Promise<void> {
  await sql(tx)
    .insertInto('payment_order')
    .values({
      id: order.id,
      book_id: order.bookId,
      serial: order.serial,
      message_id: order.messageId,
      executes_on: order.executesOn,
      payer: JSON.stringify(order.payer),
      created_at: at.toString(),
    })
    .execute();
  const rows = order.lines.map((line, position) => ({
    order_id: order.id,
    position,
    payout_id: line.kind === 'payout' ? line.ofId : null,
    refund_id: line.kind === 'refund' ? line.ofId : null,
    try: line.try,
    end_to_end_id: line.endToEndId,
    amount: line.amount,
    account: line.account,
    name: line.name,
    text: line.text,
  }));
  const columns = {
    order_id: 'uuid',
    position: 'integer',
    payout_id: 'uuid',
    refund_id: 'uuid',
    try: 'smallint',
    end_to_end_id: 'text',
    amount: 'bigint',
    account: 'text',
    name: 'text',
    text: 'text',
  };
  const names = raw.join(Object.keys(columns).map((name) => raw.id(name)));
  await raw`insert into payment_order_line (${names}) select ${names}
    from ${unnestRows('input', columns, rows)}`.execute(sql(tx));
  for (const [kind, ids] of byKind(order.lines))
    await sql(tx)
      .updateTable(kind)
      .set({ is_ordered: true, answer: null, tries: raw<number>`tries + 1` })
      .where('id', 'in', ids)
      .execute();
  await raw`select pg_notify(${ORDER_CHANNEL}, '')`.execute(sql(tx));
}

/**
 * The ids of the payouts and refunds of these lines, by kind. Payouts come first, so that locks are always
 * taken in the same order.
 */
export const byKind = (
  lines: readonly Pick<OrderLine, 'kind' | 'ofId'>[],
): [OrderKind, string[]][] =>
  KINDS.flatMap((kind) => {
    const ids = lines.filter((line) => line.kind === kind).map(({ ofId }) => ofId);
    return ids.length > 0 ? [[kind, ids]] : [];
  });

/** An order, as it is written in its file. */
export interface StoredOrder {
  id: string;
  bookId: string;
  serial: number;
  messageId: string;
  executesOn: string;
  payer: Payer;
  createdAt: Temporal.Instant;
  lines: StoredLine[];
}

export interface StoredLine extends OrderLine {
  orderId: string;
  answer: 'accepted' | 'rejected' | null;
  /** Why it was rejected or returned, in the bank's words. */
  reason: string | null;
  bookedOn: string | null;
  /** When it was returned after that. */
  returnedOn: string | null;
}

export const asLine = (row: Selectable<OrderTables['payment_order_line']>): StoredLine => ({
  orderId: row.order_id,
  ...(row.payout_id === null
    ? { kind: 'refund', ofId: row.refund_id! }
    : { kind: 'payout', ofId: row.payout_id }),
  try: row.try,
  endToEndId: row.end_to_end_id,
  amount: row.amount,
  account: row.account,
  name: row.name,
  text: row.text,
  answer: row.answer,
  reason: row.reason,
  bookedOn: row.booked_on,
  returnedOn: row.returned_on,
});

async function withLines(
  tx: ReadTx,
  row: Selectable<OrderTables['payment_order']> | undefined,
): Promise<StoredOrder | undefined> {
  if (!row) return undefined;
  const lines = await sql(tx)
    .selectFrom('payment_order_line')
    .selectAll()
    .where('order_id', '=', row.id)
    .orderBy('position')
    .execute();
  return {
    id: row.id,
    bookId: row.book_id,
    serial: row.serial,
    messageId: row.message_id,
    executesOn: row.executes_on,
    payer: row.payer,
    createdAt: row.created_at,
    lines: lines.map(asLine),
  };
}

/** The oldest order whose file is not recorded as written. */
export async function findUnwritten(tx: ReadTx): Promise<StoredOrder | undefined> {
  const row = await sql(tx)
    .selectFrom('payment_order')
    .selectAll()
    .where('written_at', 'is', null)
    .orderBy('created_at')
    .orderBy('serial')
    .limit(1)
    .executeTakeFirst();
  return withLines(tx, row);
}

export async function markWritten(tx: Tx, id: string, at: Temporal.Instant): Promise<void> {
  await sql(tx)
    .updateTable('payment_order')
    .set({ written_at: at.toString() })
    .where('id', '=', id)
    .where('written_at', 'is', null)
    .execute();
}

export async function findOrderOfMessage(
  tx: ReadTx,
  messageId: string,
): Promise<StoredOrder | undefined> {
  const row = await sql(tx)
    .selectFrom('payment_order')
    .selectAll()
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  return withLines(tx, row);
}

/** The tries of these payouts or refunds, or with these end-to-end ids. */
export async function findOrderLines(
  tx: ReadTx,
  column: 'payout_id' | 'refund_id' | 'end_to_end_id',
  values: readonly string[],
): Promise<StoredLine[]> {
  if (values.length === 0) return [];
  const rows = await sql(tx)
    .selectFrom('payment_order_line')
    .selectAll()
    .where(column, 'in', values)
    .orderBy('try')
    .execute();
  return rows.map(asLine);
}

/** The queue of files to be written, for operators. */
export const getOrderQueueState = (tx: ReadTx): Promise<QueueState> =>
  sql(tx)
    .selectFrom('payment_order')
    .where('written_at', 'is', null)
    .select(waitingBy('created_at'))
    .executeTakeFirstOrThrow();
