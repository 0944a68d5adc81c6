import { sql as raw, type ColumnType, type Selectable } from 'kysely';

import { jsonRows } from '../../../platform/db/json-rows.ts';
import { moment, type MaybeMoment, type Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import type { PaymentOrder } from '../pain-001/write-pain-001.ts';
import { asPayout, type Payout, type PayoutTable } from '../store.ts';

type Payer = PaymentOrder['payer'];
type Answer = 'accepted' | 'rejected';

interface OrderTables {
  payout: PayoutTable;
  payout_account: { landlord_id: string; counts_from: Moment };
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
    payout_id: string;
    try: number;
    end_to_end_id: string;
    amount: bigint;
    account: string;
    name: string;
    text: string;
    answer: Answer | null;
    reason: string | null;
    answered_at: MaybeMoment;
    booked_on: string | null;
    bank_line_id: string | null;
  };
}

const sql = owns<OrderTables>();

/** Wakes whoever writes files. */
export const ORDER_CHANNEL = 'husvaer_payment_orders';

/** Approved payouts of a book that the bank may be asked for, the oldest first; others that order some are passed by. */
export async function takeApproved(
  tx: Tx,
  {
    bookId,
    today,
    now,
    limit,
  }: { bookId: string; today: string; now: Temporal.Instant; limit: number },
): Promise<Payout[]> {
  const rows = await sql(tx)
    .selectFrom('payout')
    .selectAll()
    .where('book_id', '=', bookId)
    .where('approved_at', 'is not', null)
    .where('is_ordered', '=', false)
    .where('given_up_at', 'is', null)
    .where('held_at', 'is', null)
    .where((row) => row.or([row('order_from', 'is', null), row('order_from', '<=', today)]))
    .where('landlord_id', 'in', (named) =>
      named
        .selectFrom('payout_account')
        .select('payout_account.landlord_id')
        .where('counts_from', '<=', moment(now)),
    )
    .orderBy('serial')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(asPayout);
}

/** One try to have a payout paid. */
export interface OrderLine {
  payoutId: string;
  try: number;
  endToEndId: string;
  amount: bigint;
  account: string;
  name: string;
  text: string;
}

/** Writes an order down, and that these payouts are ordered. */
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
    payout_id: line.payoutId,
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
    try: 'smallint',
    end_to_end_id: 'text',
    amount: 'bigint',
    account: 'text',
    name: 'text',
    text: 'text',
  };
  const names = raw.join(Object.keys(columns).map((name) => raw.id(name)));
  await raw`insert into payment_order_line (${names}) select ${names}
    from ${jsonRows('said', columns, rows)}`.execute(sql(tx));
  await sql(tx)
    .updateTable('payout')
    .set({ is_ordered: true, answer: null, tries: raw<number>`tries + 1` })
    .where(
      'id',
      'in',
      order.lines.map(({ payoutId }) => payoutId),
    )
    .execute();
  await raw`select pg_notify(${ORDER_CHANNEL}, '')`.execute(sql(tx));
}

/** An order, as its file says it. */
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
  answer: Answer | null;
  bookedOn: string | null;
}

const asLine = (row: Selectable<OrderTables['payment_order_line']>): StoredLine => ({
  orderId: row.order_id,
  payoutId: row.payout_id,
  try: row.try,
  endToEndId: row.end_to_end_id,
  amount: row.amount,
  account: row.account,
  name: row.name,
  text: row.text,
  answer: row.answer,
  bookedOn: row.booked_on,
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

/** The oldest order whose file is not known to be written. */
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

/** The tries with these end-to-end ids. */
export async function findOrderLines(
  tx: ReadTx,
  of: { endToEndIds: readonly string[] } | { payoutIds: readonly string[] },
): Promise<StoredLine[]> {
  const [column, values] =
    'payoutIds' in of
      ? (['payout_id', of.payoutIds] as const)
      : (['end_to_end_id', of.endToEndIds] as const);
  if (values.length === 0) return [];
  const rows = await sql(tx)
    .selectFrom('payment_order_line')
    .selectAll()
    .where(column, 'in', values)
    .orderBy('try')
    .execute();
  return rows.map(asLine);
}

/** Notes that the bank rejected a try. */
export async function noteRejected(
  tx: Tx,
  endToEndId: string,
  { reason, at }: { reason: string | null; at: Temporal.Instant },
): Promise<void> {
  await sql(tx)
    .updateTable('payment_order_line')
    .set({ answer: 'rejected', reason, answered_at: at.toString() })
    .where('end_to_end_id', '=', endToEndId)
    .execute();
}

/** Notes that the bank accepted these tries, each its payout's last. */
export async function noteAccepted(
  tx: Tx,
  lines: readonly StoredLine[],
  at: Temporal.Instant,
): Promise<void> {
  if (lines.length === 0) return;
  const endToEndIds = lines.map(({ endToEndId }) => endToEndId);
  await sql(tx)
    .updateTable('payment_order_line')
    .set({ answer: 'accepted', answered_at: at.toString() })
    .where('end_to_end_id', 'in', endToEndIds)
    .execute();
  const payoutIds = lines.map(({ payoutId }) => payoutId);
  await sql(tx)
    .updateTable('payout')
    .set({ answer: 'accepted' })
    .where('id', 'in', payoutIds)
    .execute();
}

/** Notes that the bank debited these tries. */
export async function noteDebited(
  tx: Tx,
  debits: readonly { endToEndId: string; payoutId: string; bookedOn: string; lineId: string }[],
): Promise<void> {
  if (debits.length === 0) return;
  const rows = debits.map(({ endToEndId, payoutId, bookedOn, lineId }) => ({
    end_to_end_id: endToEndId,
    payout_id: payoutId,
    booked_on: bookedOn,
    bank_line_id: lineId,
  }));
  const columns = {
    end_to_end_id: 'text',
    payout_id: 'uuid',
    booked_on: 'date',
    bank_line_id: 'uuid',
  };
  await sql(tx)
    .updateTable('payment_order_line')
    .from(jsonRows('said', columns, rows))
    .set((row) => ({
      booked_on: row.ref('said.booked_on'),
      bank_line_id: row.ref('said.bank_line_id'),
    }))
    .whereRef('payment_order_line.end_to_end_id', '=', 'said.end_to_end_id')
    .execute();
  await sql(tx)
    .updateTable('payout')
    .from(jsonRows('said', columns, rows))
    .set((row) => ({ booked_on: row.ref('said.booked_on') }))
    .whereRef('payout.id', '=', 'said.payout_id')
    .execute();
}
