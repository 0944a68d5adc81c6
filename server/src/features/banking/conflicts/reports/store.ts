import { sql as raw } from 'kysely';

import type { OrderReport } from '@husvaer/domain/banking/conflicts';

import { unnestRows } from '../../../../platform/db/unnest-rows.ts';
import type { Tables } from '../../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'bankReport' | 'bankFile'>>();

/** What a file says about one try. `dated` is the bank's day. */
export interface NewReport extends OrderReport {
  id: string;
  endToEndId: string;
  dated: string | null;
}

/** Adds what a file says about tries of a book. What it says of others is left out. */
export async function addReports(
  tx: Tx,
  { fileId, bookId }: { fileId: string; bookId: string },
  reports: readonly NewReport[],
): Promise<void> {
  if (reports.length === 0) return;
  const columns = {
    id: 'uuid',
    endToEndId: 'text',
    kind: 'text',
    amount: 'bigint',
    dated: 'date',
  } as const;
  const rows = reports.map(({ id, endToEndId, kind, amount, dated }) => ({
    id,
    endToEndId,
    kind,
    amount,
    dated,
  }));
  await raw`
    insert into bank_report (id, file_id, book_id, end_to_end_id, kind, amount, dated)
    select input.id, ${fileId}, ${bookId}, input.end_to_end_id, kind, input.amount, dated
    from ${unnestRows('input', columns, rows)}
    join payment_order_line as tried on tried.end_to_end_id = input.end_to_end_id
    join payment_order on payment_order.id = order_id
    where payment_order.book_id = ${bookId}
    on conflict do nothing`.execute(sql(tx));
}

/** What a file says about a try, and whether a person brought it. */
interface Report extends NewReport {
  fileId: string;
  isBrought: boolean;
}

/** All reports about the tries that a file is about, the earliest file first. */
export const findReportsOfSameTries = (tx: ReadTx, fileId: string): Promise<Report[]> =>
  sql(tx)
    .selectFrom('bankReport as report')
    .innerJoin('bankFile', 'bankFile.id', 'report.fileId')
    .select([...(['report.id', 'endToEndId', 'kind', 'amount', 'dated'] as const), 'fileId'])
    .select(({ not, ref }) => not(ref('isOwn')).as('isBrought'))
    .where('endToEndId', 'in', (from) =>
      from.selectFrom('bankReport').select('endToEndId').where('fileId', '=', fileId),
    )
    .orderBy('receivedAt')
    .orderBy('report.id')
    .execute();
