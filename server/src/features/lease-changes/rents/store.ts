import { sql as raw } from 'kysely';

import type { IndexSource, PriceIndex } from '@husvaer/domain/leases/rent-adjustment';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'priceIndex'>>();

/** The table stores a month as its first day: `2026-10-01`. */
const firstOf = (month: string): string => `${month}-01`;
const monthOf = (day: string): string => day.slice(0, 7);

/**
 * Saves index values; a newer value of a known month replaces the old one. Returns how many are new or
 * changed.
 */
export async function saveIndexes(
  tx: Tx,
  indexes: readonly PriceIndex[],
  { at, source }: { at: Temporal.Instant; source: IndexSource },
): Promise<number> {
  if (indexes.length === 0) return 0;
  const rows = await sql(tx)
    .insertInto('priceIndex')
    .values(
      indexes.map(({ month, value }) => ({
        month: firstOf(month),
        value: value.toFixed(1),
        importedAt: at.toString(),
        source,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('month')
        .doUpdateSet({
          value: raw<string>`excluded.value`,
          importedAt: raw<string>`excluded.imported_at`,
          source: raw<IndexSource>`excluded.source`,
        })
        .where('priceIndex.value', '!=', raw<string>`excluded.value`),
    )
    .returning('month')
    .execute();
  return rows.length;
}

/** The indexes of these months, by month. */
export async function findIndexes(
  tx: ReadTx,
  months: readonly string[],
): Promise<Map<string, PriceIndex>> {
  if (months.length === 0) return new Map();
  const rows = await sql(tx)
    .selectFrom('priceIndex')
    .select(['month', 'value'])
    .where('month', 'in', months.map(firstOf))
    .execute();
  return new Map(
    rows.map(({ month, value }) => [
      monthOf(month),
      { month: monthOf(month), value: Number(value) },
    ]),
  );
}

/** An index with its source and the time it was entered. */
export interface KnownIndex extends PriceIndex {
  source: IndexSource;
  at: Temporal.Instant;
}

/** The latest known index. */
export async function findLatestIndex(tx: ReadTx): Promise<KnownIndex | undefined> {
  const row = await sql(tx)
    .selectFrom('priceIndex')
    .select(['month', 'value', 'source', 'importedAt as at'])
    .orderBy('month', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, month: monthOf(row.month), value: Number(row.value) };
}
