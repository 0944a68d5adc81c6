import { sql as raw, type Selectable } from 'kysely';

import type { IndexSource, PriceIndex } from '@husvaer/domain/leases/rent-adjustment';

import type { OrFromJson } from '../../../platform/db/json.ts';
import type { Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

export interface RentTables {
  price_index: { month: string; value: string; imported_at: Moment; source: IndexSource };
  lease_rent: {
    lease_id: string;
    takes_effect_on: string;
    amount: bigint;
    announced_on: string;
    index_from_month: string;
    index_from: string;
    index_to_month: string;
    index_to: string;
    announced_by: string | null;
  };
}

const sql = owns<RentTables>();

/** The tables store a month as its first day: `2026-10-01`. */
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
    .insertInto('price_index')
    .values(
      indexes.map(({ month, value }) => ({
        month: firstOf(month),
        value: value.toFixed(1),
        imported_at: at.toString(),
        source,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('month')
        .doUpdateSet({
          value: raw<string>`excluded.value`,
          imported_at: raw<string>`excluded.imported_at`,
          source: raw<IndexSource>`excluded.source`,
        })
        .where('price_index.value', '!=', raw<string>`excluded.value`),
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
    .selectFrom('price_index')
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
    .selectFrom('price_index')
    .select(['month', 'value', 'source', 'imported_at as at'])
    .orderBy('month', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, month: monthOf(row.month), value: Number(row.value) };
}

/** A change of the rent. */
export interface RentChange {
  leaseId: string;
  takesEffectOn: string;
  /** øre a month */
  amount: bigint;
  announcedOn: string;
  indexFrom: PriceIndex;
  indexTo: PriceIndex;
}

export async function addRent(
  tx: Tx,
  { leaseId, takesEffectOn, amount, announcedOn, indexFrom, indexTo }: RentChange,
  announcedBy: string | null,
): Promise<void> {
  await sql(tx)
    .insertInto('lease_rent')
    .values({
      lease_id: leaseId,
      takes_effect_on: takesEffectOn,
      amount,
      announced_on: announcedOn,
      index_from_month: firstOf(indexFrom.month),
      index_from: indexFrom.value.toFixed(1),
      index_to_month: firstOf(indexTo.month),
      index_to: indexTo.value.toFixed(1),
      announced_by: announcedBy,
    })
    .execute();
}

/** A change of the rent, from a database row or from JSON. */
export const asRentChange = (
  row: OrFromJson<Selectable<RentTables['lease_rent']>>,
): RentChange => ({
  leaseId: row.lease_id,
  takesEffectOn: row.takes_effect_on,
  amount: BigInt(row.amount),
  announcedOn: row.announced_on,
  indexFrom: { month: monthOf(row.index_from_month), value: Number(row.index_from) },
  indexTo: { month: monthOf(row.index_to_month), value: Number(row.index_to) },
});

/** Removes a deleted account as the announcer of changes. */
export async function forgetAnnouncer(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('lease_rent')
    .set({ announced_by: null })
    .where('announced_by', '=', accountId)
    .execute();
}
