import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

interface AttachmentTables {
  message_attachment: { message_id: string; document_id: string; position: number };
  message: { id: string; conversation_id: string };
}

const sql = owns<AttachmentTables>();

export async function addAttachments(
  tx: Tx,
  messageId: string,
  documentIds: readonly string[],
): Promise<void> {
  if (documentIds.length === 0) return;
  await sql(tx)
    .insertInto('message_attachment')
    .values(
      documentIds.map((id, position) => ({ message_id: messageId, document_id: id, position })),
    )
    .execute();
}

/** The documents of these messages, in order. */
export async function findAttachments(
  tx: ReadTx,
  messageIds: readonly string[],
): Promise<{ messageId: string; documentId: string }[]> {
  if (messageIds.length === 0) return [];
  return sql(tx)
    .selectFrom('message_attachment')
    .select(['message_id as messageId', 'document_id as documentId'])
    .where('message_id', 'in', messageIds)
    .orderBy('position')
    .execute();
}

/** The conversations in which an account sent this document. */
export async function findConversationsWith(tx: ReadTx, documentId: string): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('message_attachment')
    .innerJoin('message', 'message.id', 'message_id')
    .select('conversation_id')
    .distinct()
    .where('document_id', '=', documentId)
    .execute();
  return rows.map((row) => row.conversation_id);
}
