import { sql as raw } from 'kysely';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'invoice'>>();

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
    .where('bookId', '=', bookId)
    .groupBy('issuedOn')
    .select([
      'issuedOn',
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
    .orderBy('issuedOn', 'desc')
    .limit(limit)
    .offset(skip)
    .execute();

/** The number of days on which a book issued something. */
export async function countRuns(tx: ReadTx, bookId: string): Promise<number> {
  const { days } = await sql(tx)
    .selectFrom('invoice')
    .where('bookId', '=', bookId)
    .select(raw<number>`count(distinct issued_on)::integer`.as('days'))
    .executeTakeFirstOrThrow();
  return days;
}
