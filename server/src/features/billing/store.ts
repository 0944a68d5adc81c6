import { sql as raw } from 'kysely';

import type { UseCost } from '@husvaer/domain/leases/enums';

import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';

interface BillingTables {
  billing_sweep: { book_id: string; swept_on: string };
  lease_charge: {
    lease_id: string;
    cost: UseCost;
    since: string;
    until: string | null;
    amount: bigint;
  };
}

const sql = owns<BillingTables>();

/** The last day on which a book's leases were searched for missing billing. */
export async function findSearchedOn(tx: ReadTx, bookId: string): Promise<string | undefined> {
  const row = await sql(tx)
    .selectFrom('billing_sweep')
    .select('swept_on')
    .where('book_id', '=', bookId)
    .executeTakeFirst();
  return row?.swept_on;
}

export async function setSearchedOn(tx: Tx, bookId: string, day: string): Promise<void> {
  await sql(tx)
    .insertInto('billing_sweep')
    .values({ book_id: bookId, swept_on: day })
    .onConflict((conflict) => conflict.column('book_id').doUpdateSet({ swept_on: day }))
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
    .selectFrom('lease_charge')
    .select(['lease_id as leaseId', 'cost', 'since', 'until', 'amount'])
    .where('lease_id', 'in', leaseIds)
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
    .deleteFrom('lease_charge')
    .where('lease_id', '=', leaseId)
    .where('since', '>=', since)
    .execute();
  await sql(tx)
    .updateTable('lease_charge')
    .set({ until: raw<string>`${since}::date - 1` })
    .where('lease_id', '=', leaseId)
    .where((is) => is.or([is('until', 'is', null), is('until', '>=', since)]))
    .execute();
  if (charges.length === 0) return;
  await sql(tx)
    .insertInto('lease_charge')
    .values(
      charges.map(({ cost, amount }) => ({ lease_id: leaseId, cost, since, until: null, amount })),
    )
    .execute();
}
