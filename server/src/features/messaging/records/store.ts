import { sql as raw } from 'kysely';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import { unreadDueAt } from '../notices/store.ts';

const sql = owns<Pick<Tables, 'conversation' | 'participant' | 'message'>>();

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
  'conversationId',
  'position',
  'senderId',
  'clientId',
  'text',
  'carriesWarning',
  'createdAt',
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
    .where('conversationId', '=', conversationId)
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
    .where('conversationId', '=', conversationId)
    .where('senderId', '=', senderId)
    .where('clientId', '=', clientId)
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
      conversationId,
      position,
      senderId,
      clientId,
      text,
      carriesWarning,
      hasOwnMail: values.hasOwnMail,
      createdAt: at,
    })
    .execute();
  await sql(tx)
    .updateTable('conversation')
    .set({
      messages: position,
      lastMessageAt: at,
      lastMessage: values.excerpt,
      lastAttachment: values.lastAttachment,
      ...(values.isAnswer && { interactedAt: at }),
    })
    .where('id', '=', conversationId)
    .execute();
  // The sender has read the messages before.
  const own = (column: 'deliveredPosition' | 'readPosition') =>
    raw<number>`case when account_id = ${senderId} then ${position}::integer else ${raw.ref(column)} end`;
  const participants = await sql(tx)
    .updateTable('participant')
    .set({
      archivedAt: null,
      deliveredPosition: own('deliveredPosition'),
      readPosition: own('readPosition'),
      ...(!values.hasOwnMail && { tellAt: unreadDueAt(senderId, createdAt) }),
    })
    .where('conversationId', '=', conversationId)
    .returning('accountId')
    .execute();
  return participants.map(({ accountId }) => accountId);
}
