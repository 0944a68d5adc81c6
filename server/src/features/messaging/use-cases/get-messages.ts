import type { ReadWork } from '../../../platform/work.ts';
import { findMessages } from '../records/store.ts';
import { withAttachments, type ShownMessage } from '../with-attachments.ts';
import { getConversation } from './get-conversation.ts';

/** A page of a conversation: the latest messages, those before a position, or all after one. */
export async function getMessages(
  work: ReadWork,
  query: { conversationId: string; before: number | null; after: number | null; limit: number },
): Promise<{ data: ShownMessage[]; total: number }> {
  const { conversationId, before, after, limit } = query;
  const { messages } = await getConversation(work, conversationId);
  const page = { limit, ...(before !== null && { before }), ...(after !== null && { after }) };
  const found = await findMessages(work.tx, conversationId, page);
  return { data: await withAttachments(work.tx, found), total: messages };
}
