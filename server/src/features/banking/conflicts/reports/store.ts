import { sql as raw } from 'kysely';

import type { OrderReport, ReportKind } from '@husvaer/domain/banking/conflicts';

import { unnestRows } from '../../../../platform/db/unnest-rows.ts';
import type { Moment } from '../../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../../platform/db/tx.ts';

export interface ReportTable {
  id: string;
  file_id: string;
  book_id: string;
  end_to_end_id: string;
  kind: ReportKind;
  amount: bigint;
  dated: string | null;
}

const sql = owns<{
  bank_report: ReportTable;
  bank_file: { id: string; is_own: boolean; received_at: Moment };
  payment_order: { id: string; book_id: string };
  payment_order_line: { end_to_end_id: string; order_id: string };
}>();

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
    end_to_end_id: 'text',
    kind: 'text',
    amount: 'bigint',
    dated: 'date',
  } as const;
  const rows = reports.map(({ id, endToEndId, kind, amount, dated }) => ({
    id,
    end_to_end_id: endToEndId,
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
    .selectFrom('bank_report as report')
    .innerJoin('bank_file', 'bank_file.id', 'report.file_id')
    .select([
      ...(['report.id', 'end_to_end_id as endToEndId', 'kind', 'amount', 'dated'] as const),
      'file_id as fileId',
    ])
    .select(({ not, ref }) => not(ref('is_own')).as('isBrought'))
    .where('end_to_end_id', 'in', (from) =>
      from.selectFrom('bank_report').select('end_to_end_id').where('file_id', '=', fileId),
    )
    .orderBy('received_at')
    .orderBy('report.id')
    .execute();
