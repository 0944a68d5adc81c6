import { sql as raw } from 'kysely';

import { owns, type ReadTx } from '../../../platform/db/tx.ts';

interface VoucherTables {
  ledger_book: { id: string; name: string };
  ledger_entry: { id: string };
  voucher: { entry_id: string; book_id: string; year: number; number: number };
  voucher_series: { book_id: string; year: number; last: number };
}

const sql = owns<VoucherTables>();

/** Entries without a voucher number. There are none while the database is consistent. */
export async function findUnnumbered(tx: ReadTx): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('ledger_entry')
    .leftJoin('voucher', 'entry_id', 'id')
    .where('entry_id', 'is', null)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Series of voucher numbers from which one is missing, with the name of their book. */
export const findSeriesWithGaps = (
  tx: ReadTx,
): Promise<{ name: string; year: number; count: number; last: number }[]> =>
  sql(tx)
    .selectFrom('voucher_series as series')
    .innerJoin('ledger_book as book', 'book.id', 'series.book_id')
    .leftJoin('voucher', (join) =>
      join
        .onRef('voucher.book_id', '=', 'series.book_id')
        .onRef('voucher.year', '=', 'series.year'),
    )
    .groupBy(['book.id', 'series.year', 'series.last'])
    // The numbers are distinct and above zero.
    .having(raw<boolean>`count(number) <> series.last or coalesce(max(number), 0) <> series.last`)
    .select([
      'book.name as name',
      'series.year as year',
      raw<number>`count(number)::integer`.as('count'),
      'series.last as last',
    ])
    .orderBy('book.name')
    .orderBy('series.year')
    .execute();
