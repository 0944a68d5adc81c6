import { sql as raw } from 'kysely';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';
import { isRunning } from '../list/store.ts';

const sql = owns<Pick<Tables, 'property' | 'lease'>>();

const propertiesOf = (tx: ReadTx, partnerId: string) =>
  sql(tx).selectFrom('property').where('partnerId', '=', partnerId);

/** A page of a partner's properties, by number. */
export async function findPropertyIds(
  tx: ReadTx,
  partnerId: string,
  { limit, skip }: { limit: number; skip: number },
): Promise<string[]> {
  const rows = await propertiesOf(tx, partnerId)
    .select('id')
    .orderBy('serial')
    .limit(limit)
    .offset(skip)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countProperties(tx: ReadTx, partnerId: string): Promise<number> {
  const { count } = await propertiesOf(tx, partnerId)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The property of a lease. */
export async function findPropertyOf(tx: ReadTx, leaseId: string): Promise<string | undefined> {
  const row = await sql(tx)
    .selectFrom('lease')
    .select('propertyId')
    .where('id', '=', leaseId)
    .executeTakeFirst();
  return row?.propertyId;
}

/** The leases under which people live in these properties. */
export async function findRunningLeases(
  tx: ReadTx,
  propertyIds: readonly string[],
  today: string,
): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('lease')
    .select('id')
    .where(raw<boolean>`property_id = any(${propertyIds}::uuid[])`)
    .where(isRunning(today))
    .execute();
  return rows.map(({ id }) => id);
}
