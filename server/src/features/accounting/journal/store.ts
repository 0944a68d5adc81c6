import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'property' | 'lease' | 'leaseTenant'>>();

/** All leases that a person rents or lets. */
export async function findLeaseIdsOfPerson(tx: ReadTx, accountId: string): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('lease')
    .innerJoin('property', 'property.id', 'lease.propertyId')
    .where('landlordId', '=', accountId)
    .select('lease.id')
    .union((theirs) =>
      theirs.selectFrom('leaseTenant').where('accountId', '=', accountId).select('leaseId as id'),
    )
    .execute();
  return rows.map(({ id }) => id);
}
