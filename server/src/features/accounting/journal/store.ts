import { owns, type ReadTx } from '../../../platform/db/tx.ts';

interface PersonTables {
  property: { id: string; landlord_id: string };
  lease: { id: string; property_id: string };
  lease_tenant: { lease_id: string; account_id: string | null };
}

const sql = owns<PersonTables>();

/** All leases that a person rents or lets. */
export async function findLeaseIdsOfPerson(tx: ReadTx, accountId: string): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('lease')
    .innerJoin('property', 'property.id', 'lease.property_id')
    .where('landlord_id', '=', accountId)
    .select('lease.id as id')
    .union((theirs) =>
      theirs
        .selectFrom('lease_tenant')
        .where('account_id', '=', accountId)
        .select('lease_id as id'),
    )
    .execute();
  return rows.map(({ id }) => id);
}
