import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'leaseFile'>>();

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
    .insertInto('leaseFile')
    .values(
      files.map(({ leaseId, documentId, isVisibleToTenant, isVisibleToLandlord }) => ({
        leaseId,
        documentId,
        isVisibleToTenant,
        isVisibleToLandlord,
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
    .selectFrom('leaseFile')
    .select(['leaseId', 'documentId', 'isVisibleToTenant', 'isVisibleToLandlord']);
  return 'leaseId' in of
    ? files.where('leaseId', '=', of.leaseId).execute()
    : files.where('documentId', '=', of.documentId).execute();
};
