import { sql as raw } from 'kysely';

import type { UseCost } from '@husvaer/domain/leases/enums';

import type { Tables } from '../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'billingSweep' | 'leaseCharge'>>();

/** The last day on which a book's leases were searched for missing billing. */
export async function findSearchedOn(tx: ReadTx, bookId: string): Promise<string | undefined> {
  const row = await sql(tx)
    .selectFrom('billingSweep')
    .select('sweptOn')
    .where('bookId', '=', bookId)
    .executeTakeFirst();
  return row?.sweptOn;
}

export async function setSearchedOn(tx: Tx, bookId: string, day: string): Promise<void> {
  await sql(tx)
    .insertInto('billingSweep')
    .values({ bookId, sweptOn: day })
    .onConflict((conflict) => conflict.column('bookId').doUpdateSet({ sweptOn: day }))
    .execute();
}

/** A monthly amount on account of use. */
export interface Charge {
  leaseId: string;
  cost: UseCost;
  since: string;
  until: string | null;
  amount: bigint;
}

export async function findCharges(tx: ReadTx, leaseIds: readonly string[]): Promise<Charge[]> {
  if (leaseIds.length === 0) return [];
  return sql(tx)
    .selectFrom('leaseCharge')
    .select(['leaseId', 'cost', 'since', 'until', 'amount'])
    .where('leaseId', 'in', leaseIds)
    .orderBy('since')
    .orderBy('cost')
    .execute();
}

/** Replaces the charges from a day on, and deletes those set for later days. */
export async function setCharges(
  tx: Tx,
  leaseId: string,
  since: string,
  charges: readonly Pick<Charge, 'cost' | 'amount'>[],
): Promise<void> {
  await sql(tx)
    .deleteFrom('leaseCharge')
    .where('leaseId', '=', leaseId)
    .where('since', '>=', since)
    .execute();
  await sql(tx)
    .updateTable('leaseCharge')
    .set({ until: raw<string>`${since}::date - 1` })
    .where('leaseId', '=', leaseId)
    .where((is) => is.or([is('until', 'is', null), is('until', '>=', since)]))
    .execute();
  if (charges.length === 0) return;
  await sql(tx)
    .insertInto('leaseCharge')
    .values(charges.map(({ cost, amount }) => ({ leaseId, cost, since, until: null, amount })))
    .execute();
}
