import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'interestAttachment'>>();

/** Replaces the documents of a form. */
export async function setAttachments(
  tx: Tx,
  interestId: string,
  documentIds: readonly string[],
): Promise<void> {
  await sql(tx).deleteFrom('interestAttachment').where('interestId', '=', interestId).execute();
  if (documentIds.length === 0) return;
  await sql(tx)
    .insertInto('interestAttachment')
    .values(documentIds.map((id, position) => ({ interestId, documentId: id, position })))
    .execute();
}

/** The documents of these forms, in their order. */
export async function findAttachments(
  tx: ReadTx,
  interestIds: readonly string[],
): Promise<{ interestId: string; documentId: string }[]> {
  if (interestIds.length === 0) return [];
  return sql(tx)
    .selectFrom('interestAttachment')
    .select(['interestId', 'documentId'])
    .where('interestId', 'in', interestIds)
    .orderBy('position')
    .execute();
}

/** The forms that a document belongs to. */
export async function findFormIdsWith(tx: ReadTx, documentId: string): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('interestAttachment')
    .select('interestId')
    .where('documentId', '=', documentId)
    .execute();
  return rows.map((row) => row.interestId);
}
