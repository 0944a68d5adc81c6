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

/** A file that somebody added to a lease. */
export interface LeaseFile {
  leaseId: string;
  documentId: string;
  isVisibleToTenant: boolean;
  isVisibleToLandlord: boolean;
}

/** Adds files to a lease; those that are there already stay as they are. */
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

/** The files that were added to a lease, or as which a document was added to any. */
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
