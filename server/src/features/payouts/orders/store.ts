import type { Json } from '../../../platform/db/json.ts';
import type { Stated } from '../../../platform/db/column.ts';
import { sql as raw, type Selectable } from 'kysely';

import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import { waitingBy } from '../../../platform/db/waiting.ts';
import type { QueueState } from '../../../platform/metrics/metrics.ts';
import type { PaymentOrder } from '../pain-001/write-pain-001.ts';

type Payer = PaymentOrder['payer'];

type PaymentOrderRow = Stated<Tables['paymentOrder'], { payer: Json<Payer> }>;

const sql = owns<
  Pick<Tables, 'payout' | 'refund' | 'paymentOrderLine'> & { paymentOrder: PaymentOrderRow }
>();

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
    .insertInto('paymentOrder')
    .values({
      id: order.id,
      bookId: order.bookId,
      serial: order.serial,
      messageId: order.messageId,
      executesOn: order.executesOn,
      payer: JSON.stringify(order.payer),
      createdAt: at.toString(),
    })
    .execute();
  const rows = order.lines.map((line, position) => ({
    orderId: order.id,
    position,
    payoutId: line.kind === 'payout' ? line.ofId : null,
    refundId: line.kind === 'refund' ? line.ofId : null,
    try: line.try,
    endToEndId: line.endToEndId,
    amount: line.amount,
    account: line.account,
    name: line.name,
    text: line.text,
  }));
  const columns = {
    orderId: 'uuid',
    position: 'integer',
    payoutId: 'uuid',
    refundId: 'uuid',
    try: 'smallint',
    endToEndId: 'text',
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
      .set({ isOrdered: true, answer: null, tries: raw<number>`tries + 1` })
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

export const asLine = (row: Selectable<Tables['paymentOrderLine']>): StoredLine => ({
  orderId: row.orderId,
  ...(row.payoutId === null
    ? { kind: 'refund', ofId: row.refundId! }
    : { kind: 'payout', ofId: row.payoutId }),
  try: row.try,
  endToEndId: row.endToEndId,
  amount: row.amount,
  account: row.account,
  name: row.name,
  text: row.text,
  answer: row.answer,
  reason: row.reason,
  bookedOn: row.bookedOn,
  returnedOn: row.returnedOn,
});

async function withLines(
  tx: ReadTx,
  row: Selectable<PaymentOrderRow> | undefined,
): Promise<StoredOrder | undefined> {
  if (!row) return undefined;
  const lines = await sql(tx)
    .selectFrom('paymentOrderLine')
    .selectAll()
    .where('orderId', '=', row.id)
    .orderBy('position')
    .execute();
  return {
    id: row.id,
    bookId: row.bookId,
    serial: row.serial,
    messageId: row.messageId,
    executesOn: row.executesOn,
    payer: row.payer,
    createdAt: row.createdAt,
    lines: lines.map(asLine),
  };
}

/** The oldest order whose file is not recorded as written. */
export async function findUnwritten(tx: ReadTx): Promise<StoredOrder | undefined> {
  const row = await sql(tx)
    .selectFrom('paymentOrder')
    .selectAll()
    .where('writtenAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('serial')
    .limit(1)
    .executeTakeFirst();
  return withLines(tx, row);
}

export async function markWritten(tx: Tx, id: string, at: Temporal.Instant): Promise<void> {
  await sql(tx)
    .updateTable('paymentOrder')
    .set({ writtenAt: at.toString() })
    .where('id', '=', id)
    .where('writtenAt', 'is', null)
    .execute();
}

export async function findOrderOfMessage(
  tx: ReadTx,
  messageId: string,
): Promise<StoredOrder | undefined> {
  const row = await sql(tx)
    .selectFrom('paymentOrder')
    .selectAll()
    .where('messageId', '=', messageId)
    .executeTakeFirst();
  return withLines(tx, row);
}

/** The tries of these payouts or refunds, or with these end-to-end ids. */
export async function findOrderLines(
  tx: ReadTx,
  column: 'payoutId' | 'refundId' | 'endToEndId',
  values: readonly string[],
): Promise<StoredLine[]> {
  if (values.length === 0) return [];
  const rows = await sql(tx)
    .selectFrom('paymentOrderLine')
    .selectAll()
    .where(column, 'in', values)
    .orderBy('try')
    .execute();
  return rows.map(asLine);
}

/** The queue of files to be written, for operators. */
export const getOrderQueueState = (tx: ReadTx): Promise<QueueState> =>
  sql(tx)
    .selectFrom('paymentOrder')
    .where('writtenAt', 'is', null)
    .select(waitingBy('createdAt'))
    .executeTakeFirstOrThrow();
