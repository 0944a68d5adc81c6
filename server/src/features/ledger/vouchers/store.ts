import { sql as raw } from 'kysely';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'ledgerBook' | 'ledgerEntry' | 'voucher' | 'voucherSeries'>>();

/** Entries without a voucher number. There are none while the database is consistent. */
export async function findUnnumbered(tx: ReadTx): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('ledgerEntry')
    .leftJoin('voucher', 'entryId', 'id')
    .where('entryId', 'is', null)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Series of voucher numbers from which one is missing, with the name of their book. */
export const findSeriesWithGaps = (
  tx: ReadTx,
): Promise<{ name: string; year: number; count: number; last: number }[]> =>
  sql(tx)
    .selectFrom('voucherSeries as series')
    .innerJoin('ledgerBook as book', 'book.id', 'series.bookId')
    .leftJoin('voucher', (join) =>
      join.onRef('voucher.bookId', '=', 'series.bookId').onRef('voucher.year', '=', 'series.year'),
    )
    .groupBy(['book.id', 'series.year', 'series.last'])
    // The numbers are distinct and above zero.
    .having(raw<boolean>`count(number) <> series.last or coalesce(max(number), 0) <> series.last`)
    .select([
      'book.name',
      'series.year',
      raw<number>`count(number)::integer`.as('count'),
      'series.last',
    ])
    .orderBy('book.name')
    .orderBy('series.year')
    .execute();
