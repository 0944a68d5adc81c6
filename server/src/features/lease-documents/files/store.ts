import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

interface LeaseFileTables {
  lease_file: {
    lease_id: string;
    document_id: string;
    is_visible_to_tenant: boolean;
    is_visible_to_landlord: boolean;
  };
}

const sql = owns<LeaseFileTables>();

/** A file that a user added to a lease. */
export interface LeaseFile {
  leaseId: string;
  documentId: string;
  isVisibleToTenant: boolean;
  isVisibleToLandlord: boolean;
}

/** Adds files to a lease; existing ones do not change. */
export async function addLeaseFiles(tx: Tx, files: readonly LeaseFile[]): Promise<void> {
  await sql(tx)
    .insertInto('lease_file')
    .values(
      files.map(({ leaseId, documentId, isVisibleToTenant, isVisibleToLandlord }) => ({
        lease_id: leaseId,
        document_id: documentId,
        is_visible_to_tenant: isVisibleToTenant,
        is_visible_to_landlord: isVisibleToLandlord,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The files added to a lease, or the entries of one document in any lease. */
export const findLeaseFiles = (
  tx: ReadTx,
  of: { leaseId: string } | { documentId: string },
): Promise<LeaseFile[]> => {
  const files = sql(tx)
    .selectFrom('lease_file')
    .select([
      'lease_id as leaseId',
      'document_id as documentId',
      'is_visible_to_tenant as isVisibleToTenant',
      'is_visible_to_landlord as isVisibleToLandlord',
    ]);
  return 'leaseId' in of
    ? files.where('lease_id', '=', of.leaseId).execute()
    : files.where('document_id', '=', of.documentId).execute();
};
