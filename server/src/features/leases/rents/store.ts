import type { Selectable } from 'kysely';

import type { PriceIndex } from '@husvaer/domain/leases/rent-adjustment';

import type { OrFromJson } from '../../../platform/db/json.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'leaseRent'>>();

/** The table stores a month as its first day: `2026-10-01`. */
const firstOf = (month: string): string => `${month}-01`;
const monthOf = (day: string): string => day.slice(0, 7);

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
    .insertInto('leaseRent')
    .values({
      leaseId,
      takesEffectOn,
      amount,
      announcedOn,
      indexFromMonth: firstOf(indexFrom.month),
      indexFrom: indexFrom.value.toFixed(1),
      indexToMonth: firstOf(indexTo.month),
      indexTo: indexTo.value.toFixed(1),
      announcedBy,
    })
    .execute();
}

/** A change of the rent, from a database row or from JSON. */
export const asRentChange = (row: OrFromJson<Selectable<Tables['leaseRent']>>): RentChange => ({
  leaseId: row.leaseId,
  takesEffectOn: row.takesEffectOn,
  amount: BigInt(row.amount),
  announcedOn: row.announcedOn,
  indexFrom: { month: monthOf(row.indexFromMonth), value: Number(row.indexFrom) },
  indexTo: { month: monthOf(row.indexToMonth), value: Number(row.indexTo) },
});

/** Removes a deleted account as the announcer of changes. */
export async function forgetAnnouncer(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('leaseRent')
    .set({ announcedBy: null })
    .where('announcedBy', '=', accountId)
    .execute();
}
