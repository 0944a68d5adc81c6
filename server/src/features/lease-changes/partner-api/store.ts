import { sql as raw } from 'kysely';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'property' | 'assignment' | 'lease' | 'partnerRecord'>>();

/** A page of records after one of them, in order of creation, which never changes. */
interface PageAfter {
  after: string | null;
  limit: number;
}

const FIRST = '00000000-0000-0000-0000-000000000000';
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

export async function findPropertyIds(
  tx: ReadTx,
  partnerId: string,
  { after, limit }: PageAfter,
): Promise<string[]> {
  return idsOf(
    await sql(tx)
      .selectFrom('property')
      .select('id')
      .where('partnerId', '=', partnerId)
      .where('id', '>', after ?? FIRST)
      .orderBy('id')
      .limit(limit)
      .execute(),
  );
}

export async function findAssignmentIds(
  tx: ReadTx,
  { partnerId, propertyId }: { partnerId: string; propertyId: string | undefined },
  { after, limit }: PageAfter,
): Promise<string[]> {
  let found = sql(tx)
    .selectFrom('assignment')
    .innerJoin('property', 'property.id', 'propertyId')
    .select('assignment.id')
    .where('partnerId', '=', partnerId)
    .where('assignment.id', '>', after ?? FIRST);
  if (propertyId) found = found.where('propertyId', '=', propertyId);
  return idsOf(await found.orderBy('assignment.id').limit(limit).execute());
}

/** Leases of a partner that no event closed, and those that were never compared; after one of them. */
export async function findLeasesToNote(
  tx: ReadTx,
  { partnerId, after, limit }: PageAfter & { partnerId: string },
): Promise<string[]> {
  return idsOf(
    await sql(tx)
      .selectFrom('lease')
      .innerJoin('property', 'property.id', 'propertyId')
      .leftJoin('partnerRecord', 'partnerRecord.id', 'lease.id')
      .select('lease.id')
      .where('property.partnerId', '=', partnerId)
      .where(raw<boolean>`coalesce(notified ->> 'status' <> 'closed', true)`)
      .where('lease.id', '>', after ?? FIRST)
      .orderBy('lease.id')
      .limit(limit)
      .execute(),
  );
}

/** Those of these assignments that have a lease. */
export async function findAssignmentsWithLease(
  tx: ReadTx,
  assignmentIds: readonly string[],
): Promise<Set<string>> {
  const rows = await sql(tx)
    .selectFrom('lease')
    .select('assignmentId as id')
    .distinct()
    .where(raw<boolean>`assignment_id = any(${assignmentIds}::uuid[])`)
    .execute();
  return new Set(idsOf(rows));
}
