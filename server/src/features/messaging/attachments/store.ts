import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'messageAttachment' | 'message'>>();

export async function addAttachments(
  tx: Tx,
  messageId: string,
  documentIds: readonly string[],
): Promise<void> {
  if (documentIds.length === 0) return;
  await sql(tx)
    .insertInto('messageAttachment')
    .values(documentIds.map((id, position) => ({ messageId, documentId: id, position })))
    .execute();
}

/** The documents of these messages, in order. */
export async function findAttachments(
  tx: ReadTx,
  messageIds: readonly string[],
): Promise<{ messageId: string; documentId: string }[]> {
  if (messageIds.length === 0) return [];
  return sql(tx)
    .selectFrom('messageAttachment')
    .select(['messageId', 'documentId'])
    .where('messageId', 'in', messageIds)
    .orderBy('position')
    .execute();
}

/** The conversations in which an account sent this document. */
export async function findConversationsWith(tx: ReadTx, documentId: string): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('messageAttachment')
    .innerJoin('message', 'message.id', 'messageId')
    .select('conversationId')
    .distinct()
    .where('documentId', '=', documentId)
    .execute();
  return rows.map((row) => row.conversationId);
}
