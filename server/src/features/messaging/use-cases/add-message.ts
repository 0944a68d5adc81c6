import { messagingErrors } from '@husvaer/domain/messaging/errors';
import {
  excerptOf,
  leadsElsewhere,
  NEW_ACCOUNT_DAYS,
  type NewMessage,
} from '@husvaer/domain/messaging/message';

import { findFaces } from '../../accounts/public.ts';
import type { Work } from '../../../platform/work.ts';
import { messagingPolicy } from '../policy.ts';
import { isBlocked } from '../safety/store.ts';
import {
  addMessage,
  addParticipant,
  findMessage,
  findParticipants,
  hasOtherWritten,
  lockConversation,
  type Conversation,
  type Message,
} from '../store.ts';

/**
 * Somebody writes in a conversation. Sent again under the same `clientId` it is the same message. An
 * agent who reads along for the partner takes part from then on. Throws `messaging.not_found` and
 * `blocked`.
 */
export async function writeMessage(work: Work, said: NewMessage): Promise<Message> {
  const { tx, viewer } = work;
  const { conversationId, clientId, text } = said;
  const conversation = await lockConversation(tx, conversationId);
  const participants = conversation ? await findParticipants(tx, [conversationId]) : [];
  if (!conversation || !messagingPolicy.read(viewer, conversation, participants))
    throw messagingErrors.not_found();
  const known = await findMessage(tx, { conversationId, clientId, senderId: viewer.id });
  if (known) return known;
  const others = participants.flatMap(({ accountId }) =>
    accountId === viewer.id ? [] : accountId,
  );
  if (await isBlocked(tx, viewer.id, others)) throw messagingErrors.blocked();
  if (others.length === participants.length) await addParticipant(tx, conversationId, viewer.id);
  return writeDown(work, conversation, { senderId: viewer.id, clientId, text });
}

/** The house writes in somebody's name what they did elsewhere: sent a form, proposed a time. */
export async function say(
  work: Work,
  { conversationId, senderId, text }: { conversationId: string; senderId: string; text: string },
): Promise<Message> {
  const conversation = await lockConversation(work.tx, conversationId);
  if (!conversation) throw messagingErrors.not_found();
  return writeDown(work, conversation, { senderId, clientId: work.newId(), text });
}

/** Writes a message down in a conversation that is locked, and tells the others. */
async function writeDown(
  work: Work,
  conversation: Pick<Conversation, 'id' | 'messages' | 'interactedAt'>,
  said: { senderId: string; clientId: string; text: string },
): Promise<Message> {
  const { tx, clock } = work;
  const { senderId, clientId, text } = said;
  const createdAt = clock.now();
  const [face] = await findFaces(tx, [senderId]);
  const isNew =
    face !== undefined &&
    Temporal.Instant.compare(face.since.add({ hours: 24 * NEW_ACCOUNT_DAYS }), createdAt) > 0;
  const message = {
    id: work.newId(),
    conversationId: conversation.id,
    position: conversation.messages + 1,
    senderId,
    clientId,
    text,
    carriesWarning: isNew && leadsElsewhere(text),
    createdAt,
  };
  const isAnswer =
    conversation.interactedAt === null && (await hasOtherWritten(tx, conversation.id, senderId));
  await addMessage(tx, message, { excerpt: excerptOf(text), isAnswer });
  const { id: conversationId } = conversation;
  const { position } = message;
  await work.emit({ name: 'message.added', payload: { conversationId, position } });
  return message;
}
