import { sql as raw } from 'kysely';

import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import { unreadDueAt } from '../notices/store.ts';
import type { MessagingTables } from '../store.ts';

const sql = owns<MessagingTables>();

export interface Message {
  id: string;
  conversationId: string;
  /** 1 is the first. */
  position: number;
  senderId: string | null;
  clientId: string;
  text: string;
  carriesWarning: boolean;
  createdAt: Temporal.Instant;
}

const MESSAGE = [
  'id',
  'conversation_id as conversationId',
  'position',
  'sender_id as senderId',
  'client_id as clientId',
  'text',
  'carries_warning as carriesWarning',
  'created_at as createdAt',
] as const;

/** A page of a conversation, oldest first: messages before a position, or after one. */
export async function findMessages(
  tx: ReadTx,
  conversationId: string,
  { before, after, limit }: { before?: number; after?: number; limit: number },
): Promise<Message[]> {
  let found = sql(tx)
    .selectFrom('message')
    .select(MESSAGE)
    .where('conversation_id', '=', conversationId)
    .limit(limit);
  if (before !== undefined) found = found.where('position', '<', before);
  if (after !== undefined) return found.where('position', '>', after).orderBy('position').execute();
  return (await found.orderBy('position', 'desc').execute()).reverse();
}

export const findMessage = (
  tx: ReadTx,
  {
    conversationId,
    senderId,
    clientId,
  }: Pick<Message, 'conversationId' | 'clientId'> & { senderId: string },
): Promise<Message | undefined> =>
  sql(tx)
    .selectFrom('message')
    .select(MESSAGE)
    .where('conversation_id', '=', conversationId)
    .where('sender_id', '=', senderId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();

/**
 * Appends a message to a conversation. The sender has then read all before; the conversation is unarchived
 * for the others. Returns the ids of all participants.
 */
export async function insertMessage(
  tx: Tx,
  { createdAt, senderId, ...message }: Message & { senderId: string },
  values: {
    excerpt: string | null;
    lastAttachment: string | null;
    isAnswer: boolean;
    hasOwnMail: boolean;
  },
): Promise<string[]> {
  const { conversationId, position, id, clientId, text, carriesWarning } = message;
  const at = createdAt.toString();
  await sql(tx)
    .insertInto('message')
    .values({
      id,
      conversation_id: conversationId,
      position,
      sender_id: senderId,
      client_id: clientId,
      text,
      carries_warning: carriesWarning,
      has_own_mail: values.hasOwnMail,
      created_at: at,
    })
    .execute();
  await sql(tx)
    .updateTable('conversation')
    .set({
      messages: position,
      last_message_at: at,
      last_message: values.excerpt,
      last_attachment: values.lastAttachment,
      ...(values.isAnswer && { interacted_at: at }),
    })
    .where('id', '=', conversationId)
    .execute();
  // The sender has read the messages before.
  const own = (column: 'delivered_position' | 'read_position') =>
    raw<number>`case when account_id = ${senderId} then ${position}::integer else ${raw.ref(column)} end`;
  const participants = await sql(tx)
    .updateTable('participant')
    .set({
      archived_at: null,
      delivered_position: own('delivered_position'),
      read_position: own('read_position'),
      ...(!values.hasOwnMail && { tell_at: unreadDueAt(senderId, createdAt) }),
    })
    .where('conversation_id', '=', conversationId)
    .returning('account_id')
    .execute();
  return participants.map(({ account_id: accountId }) => accountId);
}
