import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

interface AttachmentTables {
  interest_attachment: { interest_id: string; document_id: string; position: number };
}

const sql = owns<AttachmentTables>();

/** Replaces the documents of a form. */
export async function setAttachments(
  tx: Tx,
  interestId: string,
  documentIds: readonly string[],
): Promise<void> {
  await sql(tx).deleteFrom('interest_attachment').where('interest_id', '=', interestId).execute();
  if (documentIds.length === 0) return;
  await sql(tx)
    .insertInto('interest_attachment')
    .values(
      documentIds.map((id, position) => ({ interest_id: interestId, document_id: id, position })),
    )
    .execute();
}

/** The documents of these forms, in their order. */
export async function findAttachments(
  tx: ReadTx,
  interestIds: readonly string[],
): Promise<{ interestId: string; documentId: string }[]> {
  if (interestIds.length === 0) return [];
  return sql(tx)
    .selectFrom('interest_attachment')
    .select(['interest_id as interestId', 'document_id as documentId'])
    .where('interest_id', 'in', interestIds)
    .orderBy('position')
    .execute();
}

/** The forms that a document belongs to. */
export async function findFormIdsWith(tx: ReadTx, documentId: string): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('interest_attachment')
    .select('interest_id')
    .where('document_id', '=', documentId)
    .execute();
  return rows.map((row) => row.interest_id);
}
