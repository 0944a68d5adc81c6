import { sql as raw } from 'kysely';

import type { MaybeMoment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';

interface FileTables {
  payment_order: {
    id: string;
    book_id: string;
    serial: number;
    message_id: string;
    executes_on: string;
    written_at: MaybeMoment;
  };
  payment_order_line: { order_id: string; amount: bigint };
}

const sql = owns<FileTables>();

/** A file of payments ordered from a bank, and their status. Counts are of payments; amounts are in øre. */
export interface OrderFile {
  serial: number;
  messageId: string;
  executesOn: string;
  writtenAt: Temporal.Instant | null;
  payments: number;
  sum: bigint;
  rejected: number;
  /** Debited, and not returned since. */
  paid: number;
  returned: number;
}

/** A book's orders, the latest first. */
export const findOrderFiles = (
  tx: ReadTx,
  { bookId, limit, skip }: { bookId: string; limit: number; skip: number },
): Promise<OrderFile[]> =>
  sql(tx)
    .selectFrom('payment_order')
    .innerJoin('payment_order_line', 'payment_order_line.order_id', 'payment_order.id')
    .where('book_id', '=', bookId)
    .groupBy('payment_order.id')
    .select([
      'serial',
      'message_id as messageId',
      'executes_on as executesOn',
      'written_at as writtenAt',
      raw<number>`count(*)::integer`.as('payments'),
      raw<bigint>`sum(amount)::bigint`.as('sum'),
      raw<number>`(count(*) filter (where answer = 'rejected'))::integer`.as('rejected'),
      raw<number>`(count(booked_on) - count(returned_on))::integer`.as('paid'),
      raw<number>`count(returned_on)::integer`.as('returned'),
    ])
    .orderBy('serial', 'desc')
    .limit(limit)
    .offset(skip)
    .execute();

export async function countOrderFiles(tx: ReadTx, bookId: string): Promise<number> {
  const { count } = await sql(tx)
    .selectFrom('payment_order')
    .where('book_id', '=', bookId)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
