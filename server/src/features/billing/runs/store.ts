import { sql as raw } from 'kysely';

import { owns, type ReadTx } from '../../../platform/db/tx.ts';

interface RunTables {
  invoice: { book_id: string; issued_on: string };
}

const sql = owns<RunTables>();

/** The invoices issued on a day, and the state of their mails. Amounts in øre. */
export interface InvoiceRun {
  issuedOn: string;
  invoices: number;
  total: bigint;
  creditNotes: number;
  credited: bigint;
  /** Invoices and credit notes that were sent, and that failed; the others wait. */
  sent: number;
  failed: number;
}

/** The days on which a book issued something, the latest first. */
export const findRuns = (
  tx: ReadTx,
  { bookId, limit, skip }: { bookId: string; limit: number; skip: number },
): Promise<InvoiceRun[]> =>
  sql(tx)
    .selectFrom('invoice')
    .where('book_id', '=', bookId)
    .groupBy('issued_on')
    .select([
      'issued_on as issuedOn',
      raw<number>`(count(*) filter (where credits_id is null))::integer`.as('invoices'),
      raw<bigint>`coalesce(sum(total) filter (where credits_id is null), 0)::bigint`.as('total'),
      raw<number>`count(credits_id)::integer`.as('creditNotes'),
      raw<bigint>`coalesce(sum(total) filter (where credits_id is not null), 0)::bigint`.as(
        'credited',
      ),
      raw<number>`count(sent_at)::integer`.as('sent'),
      raw<number>`(count(*) filter (where sent_at is null and sending_failed))::integer`.as(
        'failed',
      ),
    ])
    .orderBy('issued_on', 'desc')
    .limit(limit)
    .offset(skip)
    .execute();

/** The number of days on which a book issued something. */
export async function countRuns(tx: ReadTx, bookId: string): Promise<number> {
  const { days } = await sql(tx)
    .selectFrom('invoice')
    .where('book_id', '=', bookId)
    .select(raw<number>`count(distinct issued_on)::integer`.as('days'))
    .executeTakeFirstOrThrow();
  return days;
}
