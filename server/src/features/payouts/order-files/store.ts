import { sql as raw } from 'kysely';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'paymentOrder' | 'paymentOrderLine'>>();

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
    .selectFrom('paymentOrder')
    .innerJoin('paymentOrderLine', 'paymentOrderLine.orderId', 'paymentOrder.id')
    .where('bookId', '=', bookId)
    .groupBy('paymentOrder.id')
    .select([
      'serial',
      'messageId',
      'executesOn',
      'writtenAt',
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
    .selectFrom('paymentOrder')
    .where('bookId', '=', bookId)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
