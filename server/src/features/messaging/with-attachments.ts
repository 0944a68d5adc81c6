import { findDocuments, type Document } from '../files/public.ts';
import type { ReadTx } from '../../platform/db/tx.ts';
import type { ReadWork } from '../../platform/work.ts';
import { findAttachments, findConversationsWith } from './attachments/store.ts';
import { messagingPolicy } from './policy.ts';
import { findConversations, findParticipants, findWritten } from './store.ts';
import type { Message } from './records/store.ts';

/** A message with its files. */
export interface ShownMessage extends Message {
  attachments: Document[];
}

/** Messages with their files. Permissions are not checked. */
export async function withAttachments<Given extends Pick<Message, 'id'>>(
  tx: ReadTx,
  messages: readonly Given[],
): Promise<(Given & { attachments: Document[] })[]> {
  const found = await findAttachments(
    tx,
    messages.map(({ id }) => id),
  );
  const ids = [...new Set(found.map(({ documentId }) => documentId))];
  const documents = new Map((await findDocuments(tx, ids)).map((one) => [one.id, one]));
  return messages.map((message) => ({
    ...message,
    attachments: found.flatMap(({ messageId, documentId }) =>
      messageId === message.id ? (documents.get(documentId) ?? []) : [],
    ),
  }));
}

/** Everything an account has written or sent, for the owner's data export. */
export async function getWritten({ tx }: ReadWork, accountId: string) {
  const written = await withAttachments(tx, await findWritten(tx, accountId));
  return written.map(({ id: _, attachments, ...message }) => ({
    ...message,
    files: attachments.map(({ title }) => title),
  }));
}

/** Whether a document was sent in a conversation that the viewer may read. */
export async function mayReadAttachment(
  { tx, viewer }: ReadWork,
  documentId: string,
): Promise<boolean> {
  const ids = await findConversationsWith(tx, documentId);
  if (ids.length === 0) return false;
  const participants = await findParticipants(tx, ids);
  return (await findConversations(tx, ids)).some((conversation) =>
    messagingPolicy.read(
      viewer,
      conversation,
      participants.filter(({ conversationId }) => conversationId === conversation.id),
    ),
  );
}
